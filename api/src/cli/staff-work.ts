import type { EventStatus } from '@ecocircle/shared-contracts';
import type { Database } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import { forgiveAccount } from '../resources/accounts/login-attempts.ts';
import { findAccountByEmail } from '../resources/accounts/repository.ts';
import { changeEvent } from '../resources/charity-events/repository.ts';
import { type Account, accountRoles, mayAct } from '../sessions/account.ts';

/** One line per account: id, e-mail, roles, balance, state. */
export async function listAccounts(db: Database): Promise<string> {
  const accounts = await db.selectFrom('accounts').selectAll().orderBy('id').execute();
  const line = (account: Account) => {
    const roles = accountRoles(account).join(',') || '-';
    return [account.id, account.email, roles, account.balance, mayAct(account) ? 'active' : 'refused'].join(
      '\t',
    );
  };
  return accounts.map(line).join('\n');
}

/** Resets the failed sign-ins of an account. */
export async function unlockAccount(db: Database, email: string): Promise<string> {
  if (!(await findAccountByEmail(db, email))) throw new SetupError(`There is no account ${email}.`);
  await forgiveAccount(db, email);
  return `Whoever knows the password of ${email} can sign in now.`;
}

async function setEventStatus(
  db: Database,
  id: number,
  from: readonly EventStatus[],
  status: EventStatus,
): Promise<string> {
  const name = await db.transaction().execute((trx) => changeEvent(trx, id, from, { status }));
  if (name === undefined) throw new SetupError(`There is no event ${id} that could be ${status}.`);
  return `Event ${id} (${name}) is ${status}.`;
}

/** Deletes an event; the row stays, so that its address can say what happened. */
export const deleteEvent = (db: Database, id: number): Promise<string> =>
  setEventStatus(db, id, ['draft', 'published', 'cancelled'], 'deleted');

/** Cancels a published event: it stays in the list, marked, and calendars show it as cancelled. */
export const cancelEvent = (db: Database, id: number): Promise<string> =>
  setEventStatus(db, id, ['published'], 'cancelled');
