import { BALANCE_LIMITS, readPoints } from '@ecocircle/shared-contracts';
import type { Database } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import { findAccountByEmail } from '../resources/accounts/repository.ts';
import { changeBalance } from '../resources/balance/repository.ts';
import { accountRoles } from '../sessions/account.ts';

function amountOf(text: string): number {
  const amount = readPoints(text);
  if (amount === undefined) throw new SetupError(`${text} is not a whole number of points above zero.`);
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
  if (comment.length > BALANCE_LIMITS.comment)
    throw new SetupError(`The comment has more than ${BALANCE_LIMITS.comment} characters.`);
  const account = await findAccountByEmail(db, email);
  if (!account) throw new SetupError(`There is no account of ${email}.`);
  if (!accountRoles(account).includes('user'))
    throw new SetupError(`${account.email} is not a user and has no balance.`);
  const changed = await changeBalance(db, { accountId: account.id, kind: 'withdrawal', amount, comment });
  if (changed?.outcome !== 'changed')
    throw new SetupError(
      `The balance of ${account.email} is ${changed?.balance ?? account.balance}, less than ${amount}.`,
    );
  return `${amount} points were taken from ${account.email}; ${changed.balance} are left.`;
}
