import type { BalanceChangeKind } from '@ecocircle/shared-contracts';
import type { ServerWithdrawal } from '@ecocircle/shared-contracts/schemas';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { readPage } from '../../database/read-page.ts';
import type { Row } from '../../database/tables.ts';
import type { Page } from '../../validation/numbers.ts';
import { holdAccount } from '../accounts/repository.ts';
import { announce } from '../live/live-messages.ts';

/** A change of an account's balance. */
export interface BalanceChange {
  readonly accountId: number;
  readonly kind: BalanceChangeKind;
  /** Whole and positive. */
  readonly amount: number;
  readonly comment: string;
  /** Names the request: however often it comes, it changes the balance once. */
  readonly requestKey?: string;
}

/** What became of a change; `balance` is that of the account now, or after the change where it was made before. */
export interface ChangedBalance {
  readonly outcome: 'changed' | 'repeated' | 'not-enough' | 'too-much' | 'key-of-another';
  readonly balance: number;
}

/** The most that the column holds. */
const LARGEST_BALANCE = 2 ** 31 - 1;

type Noted = Row<'withdrawals'>;

const noteOf = (trx: Database, key: string): Promise<Noted | undefined> =>
  trx.selectFrom('withdrawals').selectAll().where('request_key', '=', key).executeTakeFirst();

const isSame = (noted: Noted, { accountId, kind, amount }: BalanceChange): boolean =>
  noted.account_id === accountId &&
  noted.amount === amount &&
  noted.is_credit === (kind === 'credit' ? 1 : 0);

async function write(trx: Database, change: BalanceChange, balance: number): Promise<void> {
  const { accountId, amount, kind, comment, requestKey = null } = change;
  await trx.updateTable('accounts').set({ balance }).where('id', '=', accountId).execute();
  await trx
    .insertInto('withdrawals')
    .values({
      account_id: accountId,
      amount,
      balance_after: balance,
      comment,
      created_at: currentTime().toISOString(),
      is_credit: kind === 'credit' ? 1 : 0,
      request_key: requestKey,
    })
    .execute();
  await announce(trx, accountId, { title: 'withdrawal_success', body: String(balance) });
}

/**
 * Takes points from a balance or gives them to it, notes it, and tells the account's open pages.
 *
 * @returns what became of it; undefined where there is no such account
 */
export function changeBalance(db: Database, change: BalanceChange): Promise<ChangedBalance | undefined> {
  return db.transaction().execute(async (trx) => {
    // Held before the key is looked for: of two requests with one key the second sees what the first wrote.
    const account = await holdAccount(trx, change.accountId);
    if (!account) return undefined;
    const { balance } = account;
    const noted = change.requestKey === undefined ? undefined : await noteOf(trx, change.requestKey);
    if (noted)
      return isSame(noted, change)
        ? { outcome: 'repeated', balance: noted.balance_after }
        : { outcome: 'key-of-another', balance };
    const after = change.kind === 'credit' ? balance + change.amount : balance - change.amount;
    if (after < 0) return { outcome: 'not-enough', balance };
    if (after > LARGEST_BALANCE) return { outcome: 'too-much', balance };
    await write(trx, change, after);
    return { outcome: 'changed', balance: after };
  });
}

const toWire = (row: Noted): ServerWithdrawal => ({
  id: String(row.id),
  attributes: {
    amount: row.amount,
    balance_after: row.balance_after,
    comment: row.comment,
    created_at: row.created_at,
    is_credit: row.is_credit === 1,
  },
});

/** One page of what was taken from an account's balance and given to it, newest first, with how many there are in all. */
export async function listWithdrawals(db: Database, accountId: number, page: Page) {
  const own = db.selectFrom('withdrawals').where('account_id', '=', accountId);
  const { rows, meta } = await readPage(own, own.selectAll().orderBy('id', 'desc'), page);
  return { data: rows.map(toWire), meta };
}

/** The same, page by page behind a key, as lists at the desk are read. */
export async function pageOfChanges(db: Database, accountId: number, after: number | undefined) {
  const rows = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  return { data: page.map(toWire), next };
}
