import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { AskingPage } from '../../forms/asking-page.ts';
import type { MailSettings } from '../../mail/mail-settings.ts';
import type { Account } from '../../sessions/account.ts';
import { forgiveAccount } from '../accounts/login-attempts.ts';
import { mailConfirmation } from '../sign-up/sign-up.ts';
import { awaitsConfirmation } from '../sign-up/unconfirmed-account.ts';
import { mailBlocked } from './blocked-mail.ts';

const refused = (code: string, title: string): RequestError => new RequestError({ status: 409, code, title });

/** Ends every session of an account; its open pages notice at once or with their next call. */
export async function endSessions(db: Database, { id }: Account): Promise<void> {
  await db
    .updateTable('accounts')
    .set(({ eb }) => ({ session_generation: eb('session_generation', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function setBlocked(db: Database, { id }: Account, is_blocked: 0 | 1): Promise<void> {
  const changed = await db
    .updateTable('accounts')
    .set({ is_blocked })
    .where('id', '=', id)
    .where('is_blocked', '<>', is_blocked)
    .returning('id')
    .executeTakeFirst();
  if (!changed)
    throw refused(
      'done-already',
      is_blocked ? 'The account is blocked already' : 'The account is not blocked',
    );
}

/** Blocks an account, ends its sessions and mails it so: it signs in no more until it is unblocked. */
export function blockAccount(db: Database, account: Account, mail: MailSettings): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await setBlocked(trx, account, 1);
    await endSessions(trx, account);
    await mailBlocked(trx, account, mail);
  });
}

/** Lets a blocked account sign in again. */
export const unblockAccount = (db: Database, account: Account): Promise<void> => setBlocked(db, account, 0);

/** Lets somebody sign in at once who failed too often. */
export const unlockAccount = (db: Database, { email }: Account): Promise<void> => forgiveAccount(db, email);

/** Mails the link once more that confirms the mailbox of an account that waits for it. */
export function confirmAgain(account: Account, asking: AskingPage): Promise<void> {
  return asking.context.db.transaction().execute(async (trx) => {
    if (!awaitsConfirmation(account) || account.password_hash === '')
      throw refused('waits-for-nothing', 'The account does not wait for its mailbox to be confirmed');
    if (!(await mailConfirmation(trx, account, asking)))
      throw refused('mailed-just-now', 'A link was mailed in the last minutes');
  });
}
