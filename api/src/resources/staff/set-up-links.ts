import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import { hashToken, newToken } from '../../mail/link-token.ts';

/** A link is passed from hand to hand, and used the same day. */
const LIFETIME_MS = 24 * 3_600_000;

/** Makes a link that sets a password and a second factor, once. Earlier links of the account stop working. */
export async function createSetUpLink(db: Database, accountId: number): Promise<string> {
  const token = newToken();
  await db.deleteFrom('staff_links').where('account_id', '=', accountId).execute();
  await db
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      account_id: accountId,
      expires_at: new Date(currentTime().valueOf() + LIFETIME_MS).toISOString(),
    })
    .execute();
  return token;
}

/** The link of a token that still works, or undefined. */
export function findSetUpLink(db: Database, token: string): Promise<Row<'staff_links'> | undefined> {
  return db
    .selectFrom('staff_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', currentTime().toISOString())
    .executeTakeFirst();
}

/** Offers a sealed secret with a link, unless one is offered already; that one stays. */
export async function offerFactor(db: Database, link: Row<'staff_links'>, sealed: string): Promise<string> {
  const offered = db.updateTable('staff_links').set({ factor: sealed });
  await offered.where('token_hash', '=', link.token_hash).where('factor', 'is', null).execute();
  const { factor } = await db
    .selectFrom('staff_links')
    .select('factor')
    .where('token_hash', '=', link.token_hash)
    .executeTakeFirstOrThrow();
  return factor ?? sealed;
}

/** Uses a link up; false where it was used meanwhile. */
export async function spendSetUpLink(db: Database, link: Row<'staff_links'>): Promise<boolean> {
  const used = await db
    .updateTable('staff_links')
    .set({ used_at: currentTime().toISOString() })
    .where('token_hash', '=', link.token_hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}
