import type { Database } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import { findAccountByEmail } from '../resources/accounts/repository.ts';
import { withdraw } from '../resources/balance/repository.ts';
import { accountRoles } from '../sessions/account.ts';

const LONGEST_COMMENT = 200;

function amountOf(text: string): number {
  const amount = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(amount)) throw new SetupError(`${text} is not a whole number of points above zero.`);
  return amount;
}

/** Takes points from the balance of a user; open pages of theirs show it at once. */
export async function withdrawPoints(
  db: Database,
  email: string,
  points: string,
  comment: string,
): Promise<string> {
  const amount = amountOf(points);
  if (comment.length > LONGEST_COMMENT)
    throw new SetupError(`The comment has more than ${LONGEST_COMMENT} characters.`);
  const account = await findAccountByEmail(db, email);
  if (!account) throw new SetupError(`There is no account of ${email}.`);
  if (!accountRoles(account).includes('user'))
    throw new SetupError(`${account.email} is not a user and has no balance.`);
  const balance = await withdraw(db, { accountId: account.id, amount, comment });
  if (balance === undefined)
    throw new SetupError(`The balance of ${account.email} is ${account.balance}, less than ${amount}.`);
  return `${amount} points were taken from ${account.email}; ${balance} are left.`;
}
