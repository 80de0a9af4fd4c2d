import type { Locale } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { LinkOutcome } from '../../forms/link-answer.ts';
import { hashToken, newToken } from '../../mail/link-token.ts';

/** A person who asked for the newsletter. */
export type Subscriber = Row<'newsletter_subscribers'>;
type Link = Row<'newsletter_links'>;

/** A confirmation link works for a week. */
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
/** Requests within this time are presses of one moment: they send one mail. */
const ONE_MOMENT_MS = 2000;
/** Whoever types an address may be a stranger to it. */
const CONFIRMATIONS_A_DAY = 3;

const isoNow = (): string => currentTime().toISOString();
const isoIn = (milliseconds: number): string =>
  new Date(currentTime().valueOf() + milliseconds).toISOString();

/** Whether an address that has not confirmed was mailed as often as a day allows. */
async function isMailedEnough(db: Database, email: string): Promise<boolean> {
  const { mailed } = await db
    .selectFrom('newsletter_links as link')
    .innerJoin('newsletter_subscribers as subscriber', 'subscriber.id', 'link.subscriber_id')
    .select(({ fn }) => fn.countAll().as('mailed'))
    .where('subscriber.email', '=', email)
    .where('link.purpose', '=', 'confirm')
    .where('link.expires_at', '>', isoIn(CONFIRM_WITHIN_MS - DAY_MS))
    .executeTakeFirstOrThrow();
  return Number(mailed) >= CONFIRMATIONS_A_DAY;
}

/** Takes another mail to an address that has not confirmed; of requests of one moment one does. */
const claimMail = (db: Database, email: string, locale: Locale): Promise<Subscriber | undefined> =>
  db
    .updateTable('newsletter_subscribers')
    .set({ link_mailed_at: isoNow(), locale })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .where('link_mailed_at', '<', isoIn(-ONE_MOMENT_MS))
    .returningAll()
    .executeTakeFirst();

/**
 * Stores that an address asks for the newsletter.
 *
 * @returns the subscriber to mail a confirmation to; `confirmed` where there is nothing to confirm, `mailed` where a
 * mail went out a moment ago, or enough did today
 */
export async function requestSubscription(
  db: Database,
  address: string,
  locale: Locale,
): Promise<Subscriber | 'confirmed' | 'mailed'> {
  const email = address.toLowerCase();
  const now = isoNow();
  const added = await db
    .insertInto('newsletter_subscribers')
    .values({ email, locale, status: 'pending', link_mailed_at: now, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added) return added;
  const again = !(await isMailedEnough(db, email)) && (await claimMail(db, email, locale));
  if (again) return again;
  const known = await db
    .selectFrom('newsletter_subscribers')
    .select('status')
    .where('email', '=', email)
    .executeTakeFirst();
  return known?.status === 'confirmed' ? 'confirmed' : 'mailed';
}

/** Makes a link for a mail and returns its token, which is kept nowhere else. */
export async function createLink(
  db: Database,
  subscriber: Pick<Subscriber, 'id'>,
  purpose: Link['purpose'],
): Promise<string> {
  const token = newToken();
  const expires = purpose === 'confirm' ? isoIn(CONFIRM_WITHIN_MS) : null;
  await db
    .insertInto('newsletter_links')
    .values({
      token_hash: hashToken(token),
      subscriber_id: subscriber.id,
      purpose,
      expires_at: expires,
    })
    .execute();
  return token;
}

async function findLink(db: Database, token: string, purpose: Link['purpose']) {
  const link = await db
    .selectFrom('newsletter_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  if (!link) return undefined;
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', link.subscriber_id)
    .executeTakeFirstOrThrow();
  return { link, subscriber };
}

/** Confirms a subscription. Of two confirmations at the same time one is `done`, the other `already`. */
export async function confirmSubscription(
  db: Database,
  token: string,
): Promise<{ outcome: LinkOutcome; subscriber?: Subscriber }> {
  const found = await findLink(db, token, 'confirm');
  if (!found) return { outcome: 'unknown' };
  const { link, subscriber } = found;
  if (subscriber.status === 'left') return { outcome: 'used' };
  if (subscriber.status === 'confirmed') return { outcome: 'already' };
  if ((link.expires_at ?? '') <= isoNow()) return { outcome: 'expired' };
  const confirmed = await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'confirmed', confirmed_at: isoNow() })
    .where('id', '=', subscriber.id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
  if (!confirmed) return { outcome: 'already' };
  await db
    .updateTable('newsletter_links')
    .set({ used_at: isoNow() })
    .where('token_hash', '=', link.token_hash)
    .execute();
  return { outcome: 'done', subscriber: confirmed };
}

/**
 * Ends a subscription and deletes its address. The row stays, so that the link still shows that it worked.
 *
 * @returns whether there was one
 */
export async function endSubscription(db: Database, id: number): Promise<boolean> {
  const left = await db
    .updateTable('newsletter_subscribers')
    .set({ status: 'left', email: null, left_at: isoNow() })
    .where('id', '=', id)
    .where('status', '<>', 'left')
    .returning('id')
    .executeTakeFirst();
  return left !== undefined;
}

/** Ends a subscription by the link of a mail. */
export async function leaveNewsletter(db: Database, token: string): Promise<LinkOutcome> {
  const found = await findLink(db, token, 'leave');
  if (!found) return 'unknown';
  return (await endSubscription(db, found.subscriber.id)) ? 'done' : 'already';
}

/** Deletes addresses that were never confirmed. */
export async function forgetUnconfirmed(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('status', '=', 'pending')
    .where('link_mailed_at', '<', before.toISOString())
    .execute();
}
