import type { ServerWithdrawal } from '@ecocircle/shared-contracts/schemas';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { readPage } from '../../database/read-page.ts';
import type { Page } from '../../validation/numbers.ts';
import { announce } from '../live/live-messages.ts';

/** Points to take from the balance of an account, and what for. */
export interface NewWithdrawal {
  readonly accountId: number;
  /** Whole and positive. */
  readonly amount: number;
  readonly comment: string;
}

/**
 * Takes points from a balance, notes it, and tells the account's open pages.
 *
 * @returns the balance after it, or undefined where the balance is smaller than the amount
 */
export function withdraw(
  db: Database,
  { accountId, amount, comment }: NewWithdrawal,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('accounts')
      .set(({ eb }) => ({ balance: eb('balance', '-', amount) }))
      .where('id', '=', accountId)
      .where('balance', '>=', amount)
      .returning('balance')
      .executeTakeFirst();
    if (!changed) return undefined;
    const { balance } = changed;
    const created_at = currentTime().toISOString();
    await trx
      .insertInto('withdrawals')
      .values({ account_id: accountId, amount, balance_after: balance, comment, created_at })
      .execute();
    await announce(trx, accountId, { title: 'withdrawal_success', body: String(balance) });
    return balance;
  });
}

/** One page of an account's withdrawals, newest first, with how many there are in all. */
export async function listWithdrawals(db: Database, accountId: number, page: Page) {
  const own = db.selectFrom('withdrawals').where('account_id', '=', accountId);
  const { rows, meta } = await readPage(own, own.selectAll().orderBy('id', 'desc'), page);
  const data = rows.map(
    ({ id, amount, balance_after, comment, created_at }): ServerWithdrawal => ({
      id: String(id),
      attributes: { amount, balance_after, comment, created_at },
    }),
  );
  return { data, meta };
}
