import type { LinkState } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { type AskingPage, mailLink } from '../../forms/asking-page.ts';
import { type Account, accountRoles } from '../../sessions/account.ts';
import { createAccountLink, lookAtLink, spendLinks, useAccountLink } from '../accounts/account-links.ts';
import { confirmEmail, holdAccount } from '../accounts/repository.ts';
import { awaitsConfirmation } from './unconfirmed-account.ts';

async function grantUserRole(trx: Database, account: Account): Promise<void> {
  const roles = [...new Set([...accountRoles(account), 'user'])];
  await trx
    .updateTable('accounts')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', account.id)
    .execute();
}

async function mailPasswordLink(trx: Database, { id, email }: Account, asking: AskingPage): Promise<void> {
  const token = await createAccountLink(trx, id, 'set-password');
  await mailLink(trx, 'sign-up-password', { email, path: `/restore-password/${token}` }, asking);
}

/**
 * Confirms the e-mail of a sign-up by its link, once: the account becomes active, and has the role of a user from then
 * on. Where no password is valid, the mailbox gets a link to choose one.
 */
export function confirmSignUp(token: string, asking: AskingPage): Promise<LinkState> {
  return asking.context.db.transaction().execute(async (trx) => {
    // The account before its links: otherwise two links of one account at the same time would deadlock.
    const { accountId = 0 } = await lookAtLink(trx, token, ['confirm-email']);
    const account = await holdAccount(trx, accountId);
    const { state } = await useAccountLink(trx, token, ['confirm-email']);
    if (state !== 'valid') return state;
    if (!account || !(account.is_active || awaitsConfirmation(account))) return 'expired';
    await grantUserRole(trx, account);
    await confirmEmail(trx, account.id);
    await spendLinks(trx, account.id, ['confirm-email']);
    if (account.password_hash === '') await mailPasswordLink(trx, account, asking);
    return 'valid';
  });
}
