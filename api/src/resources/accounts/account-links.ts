import type { LinkState } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { hashToken, newToken } from '../../mail/link-token.ts';

/** The purpose of a link. */
export type LinkPurpose = Tables['account_links']['purpose'];

const HOUR_MS = 3_600_000;

/** How long links work. A link that opens an account works for a short time only. */
export const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  'change-email': 24 * HOUR_MS,
  'confirm-email': 3 * 24 * HOUR_MS,
  'restore-password': HOUR_MS,
  'set-password': 7 * 24 * HOUR_MS,
};

/** Makes a link that works once and returns its token, which is kept nowhere else. `newEmail`: what it confirms. */
export async function createAccountLink(
  db: Database,
  accountId: number,
  purpose: LinkPurpose,
  { lifetimeMs = LINK_LIFETIME_MS[purpose], newEmail }: { lifetimeMs?: number; newEmail?: string } = {},
): Promise<string> {
  const token = newToken();
  const now = currentTime().valueOf();
  await db
    .insertInto('account_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      purpose,
      expires_at: new Date(now + lifetimeMs).toISOString(),
      created_at: new Date(now).toISOString(),
      new_email: newEmail ?? null,
    })
    .execute();
  return token;
}

/** A link as it is now: its state, its account, and the address that it confirms where it is to replace another. */
export interface LinkFacts {
  readonly state: LinkState;
  readonly accountId?: number;
  readonly newEmail?: string | null;
}

/** The state of a link, and what it is about. */
export async function lookAtLink(
  db: Database,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<LinkFacts> {
  const link = await db
    .selectFrom('account_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .executeTakeFirst();
  if (!link) return { state: 'unknown' };
  const { account_id: accountId, new_email: newEmail } = link;
  if (link.used_at !== null) return { state: 'used', accountId };
  const isValid = link.expires_at > currentTime().toISOString();
  return { state: isValid ? 'valid' : 'expired', accountId, newEmail };
}

/** The result of using a link: its account, or why it no longer works. */
export type LinkUse =
  | { readonly state: 'valid'; readonly accountId: number }
  | { readonly state: Exclude<LinkState, 'valid'> };

/**
 * Uses a link up. Of any number of uses at the same time exactly one is `valid`. Call it in the transaction that does
 * what the link is for, so that a failure leaves the link as it was.
 *
 * @example
 * const use = await useAccountLink(trx, token, ['confirm-email']);
 * if (use.state === 'valid') await confirmEmail(trx, use.accountId);
 */
export async function useAccountLink(
  db: Database,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<LinkUse> {
  const now = currentTime().toISOString();
  const used = await db
    .updateTable('account_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  if (used) return { state: 'valid', accountId: used.account_id };
  const { state } = await lookAtLink(db, token, purposes);
  return { state: state === 'valid' ? 'used' : state };
}

/** Uses up every link of an account for these purposes, as when its password has been set by another one. */
export async function spendLinks(
  db: Database,
  accountId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await db
    .updateTable('account_links')
    .set({ used_at: currentTime().toISOString() })
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute();
}

/** How many links of a purpose an account was sent since a moment. */
export async function countLinksSince(
  db: Database,
  accountId: number,
  purpose: LinkPurpose,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('account_links')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes links that stopped working before a moment; from then on they are unknown. */
export async function forgetAccountLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('account_links').where('expires_at', '<', before.toISOString()).execute();
}
