import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';

/** Whether the e-mail of an account was never confirmed. An account that staff closed is not meant. */
export const awaitsConfirmation = ({
  email_confirmed_at,
  is_active,
  is_blocked,
  is_staff,
  is_superuser,
}: Account): boolean =>
  email_confirmed_at === null && !is_active && !is_blocked && !is_staff && !is_superuser;

/** A new account that is inactive until its mailbox is confirmed; undefined where the e-mail has one. */
export function insertUnconfirmed(
  db: Database,
  account: Pick<Account, 'email' | 'name' | 'password_hash'> & Partial<Account>,
): Promise<Account | undefined> {
  return db
    .insertInto('accounts')
    .values({
      is_active: 0,
      is_blocked: 0,
      is_staff: 0,
      is_superuser: 0,
      roles: '["user"]',
      balance: 0,
      created_at: currentTime().toISOString(),
      ...account,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Deletes sign-ups that were never confirmed, if their last link was mailed before a moment. */
export async function forgetUnconfirmedAccounts(db: Database, before: Date): Promise<void> {
  const moment = before.toISOString();
  await db
    .deleteFrom('accounts')
    .where('email_confirmed_at', 'is', null)
    .where('is_active', '=', 0)
    .where('roles', '=', '["user"]')
    .where('organization_id', 'is', null)
    .where('created_at', '<', moment)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_links')
            .select('token_hash')
            .whereRef('account_links.account_id', '=', 'accounts.id')
            .where('account_links.created_at', '>=', moment),
        ),
      ),
    )
    .execute();
}
