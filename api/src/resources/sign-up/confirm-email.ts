import type { LinkState, Locale } from '@ecocircle/shared-contracts';
import { pageAddress } from '../../addresses/portal-address.ts';
import type { Database } from '../../database/database.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { domainOf } from '../../mail/mail-settings.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import { type Account, accountRoles } from '../../sessions/account.ts';
import { createAccountLink, lookAtLink, spendLinks, useAccountLink } from '../accounts/account-links.ts';
import { confirmEmail, holdAccount } from '../accounts/repository.ts';
import { choosePasswordMail } from './account-mails.ts';
import { awaitsConfirmation } from './unconfirmed-account.ts';

/** Where the page of the link is, and its language. */
export interface ConfirmingPage {
  readonly origin: string;
  readonly locale: Locale;
}

async function grantUserRole(trx: Database, account: Account): Promise<void> {
  const roles = [...new Set([...accountRoles(account), 'user'])];
  await trx
    .updateTable('accounts')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', account.id)
    .execute();
}

async function mailPasswordLink(
  trx: Database,
  { id, email }: Account,
  { addresses, mail }: FormContext,
  { origin, locale }: ConfirmingPage,
): Promise<void> {
  const token = await createAccountLink(trx, id, 'set-password');
  const page = pageAddress(origin, locale, `/restore-password/${token}`, addresses.productionHosts);
  await enqueueMail(trx, choosePasswordMail({ email, locale, page }), domainOf(mail.from));
}

/**
 * Confirms the e-mail of a sign-up by its link, once: the account becomes active, and has the role of a user from then
 * on. Where no password is valid, the mailbox gets a link to choose one.
 */
export function confirmSignUp(context: FormContext, token: string, page: ConfirmingPage): Promise<LinkState> {
  return context.db.transaction().execute(async (trx) => {
    // The account before its links: otherwise two links of one account at the same time would deadlock.
    const { accountId = 0 } = await lookAtLink(trx, token, ['confirm-email']);
    const account = await holdAccount(trx, accountId);
    const { state } = await useAccountLink(trx, token, ['confirm-email']);
    if (state !== 'valid') return state;
    if (!account || !(account.is_active || awaitsConfirmation(account))) return 'expired';
    await grantUserRole(trx, account);
    await confirmEmail(trx, account.id);
    await spendLinks(trx, account.id, ['confirm-email']);
    if (account.password_hash === '') await mailPasswordLink(trx, account, context, page);
    return 'valid';
  });
}
