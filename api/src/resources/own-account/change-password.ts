import type { AskingPage } from '../../forms/asking-page.ts';
import { mailLink } from '../../forms/asking-page.ts';
import { unauthorized } from '../../plugins/authentication.ts';
import type { Account } from '../../sessions/account.ts';
import type { Session } from '../../sessions/sessions.ts';
import { spendLinks } from '../accounts/account-links.ts';
import { findAccount, holdAccount, setPassword } from '../accounts/repository.ts';

/**
 * Sets another password, ends every session and every link that could set one more, and tells the owner.
 *
 * @returns the account, whose session of now a new token continues
 * @throws RequestError 401 where the session has ended meanwhile, as by another change at the same time
 */
export function changePassword(
  { account, claims }: Session,
  passwordHash: string,
  asking: AskingPage,
): Promise<Account> {
  return asking.context.db.transaction().execute(async (trx) => {
    const now = await holdAccount(trx, account.id);
    if (now?.session_generation !== claims.generation) throw unauthorized();
    await setPassword(trx, account.id, passwordHash);
    await spendLinks(trx, account.id, ['restore-password', 'set-password']);
    await mailLink(trx, 'password-changed-inside', { email: now.email, path: '/profile' }, asking);
    return (await findAccount(trx, account.id)) ?? now;
  });
}
