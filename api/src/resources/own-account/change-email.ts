import type { LinkState } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { type AskingPage, mailLink } from '../../forms/asking-page.ts';
import { type Account, mayAct } from '../../sessions/account.ts';
import {
  countLinksSince,
  createAccountLink,
  lookAtLink,
  spendLinks,
  useAccountLink,
} from '../accounts/account-links.ts';
import { forgiveAccount } from '../accounts/login-attempts.ts';
import { normalizeEmail } from '../accounts/normalize-email.ts';
import { findAccount, findAccountByEmail, holdAccount } from '../accounts/repository.ts';
import { awaitsConfirmation } from '../sign-up/unconfirmed-account.ts';

/** The most mails of this kind that an account may cause in an hour. */
const MAILS_PER_HOUR = 3;
const HOUR_MS = 3_600_000;

/** Whether an address is free: nobody has it, or somebody who never showed that it is theirs. */
async function isFree(db: Database, email: string): Promise<boolean> {
  const holder = await findAccountByEmail(db, email);
  return !holder || awaitsConfirmation(holder);
}

async function mailToNewAddress(trx: Database, account: Account, email: string, asking: AskingPage) {
  const token = await createAccountLink(trx, account.id, 'change-email', { newEmail: email });
  if (await isFree(trx, email))
    await mailLink(trx, 'email-confirmation', { email, path: `/confirm-new-email/${token}` }, asking);
  else await mailLink(trx, 'email-taken', { email, path: '/profile/login' }, asking);
}

/**
 * Mails a link to the address that shall be the account's. What happens is the same whether or not the address has an
 * account, but for the words of the mail, which only its holder reads.
 */
export function requestEmailChange(accountId: number, email: string, asking: AskingPage): Promise<void> {
  return asking.context.db.transaction().execute(async (trx) => {
    const account = await holdAccount(trx, accountId);
    const wanted = normalizeEmail(email);
    if (!account || account.email === wanted) return;
    const hourAgo = new Date(currentTime().valueOf() - HOUR_MS);
    if ((await countLinksSince(trx, accountId, 'change-email', hourAgo)) >= MAILS_PER_HOUR) return;
    await spendLinks(trx, accountId, ['change-email']);
    await mailToNewAddress(trx, account, wanted, asking);
  });
}

/** Gives the account its new address. Sessions, and links that were mailed to the old one, end. */
async function moveAccount(trx: Database, account: Account, email: string): Promise<void> {
  const holder = await findAccountByEmail(trx, email);
  if (holder) await trx.deleteFrom('accounts').where('id', '=', holder.id).execute();
  await trx
    .updateTable('accounts')
    .set(({ eb }) => ({
      email,
      email_confirmed_at: currentTime().toISOString(),
      session_generation: eb('session_generation', '+', 1),
    }))
    .where('id', '=', account.id)
    .execute();
  await spendLinks(trx, account.id, ['change-email', 'restore-password', 'set-password']);
  await forgiveAccount(trx, account.email);
}

/** How a confirmation went; `account` is the one that has the new address. */
export interface EmailChangeOutcome {
  readonly state: LinkState;
  readonly account?: Account | undefined;
}

/**
 * Changes the e-mail by the link that was mailed to the new one, once, and tells the old one. A link to an address that
 * somebody has taken meanwhile, or of an account that may no longer act, counts as expired.
 */
export function confirmEmailChange(token: string, asking: AskingPage): Promise<EmailChangeOutcome> {
  return asking.context.db.transaction().execute(async (trx): Promise<EmailChangeOutcome> => {
    // The account before its links: otherwise two links of one account at the same time would deadlock.
    const { accountId = 0, newEmail } = await lookAtLink(trx, token, ['change-email']);
    const account = await holdAccount(trx, accountId);
    const { state } = await useAccountLink(trx, token, ['change-email']);
    if (state !== 'valid') return { state };
    if (!account || !newEmail || !mayAct(account) || !(await isFree(trx, newEmail)))
      return { state: 'expired' };
    await moveAccount(trx, account, newEmail);
    await mailLink(trx, 'email-changed', { email: account.email, path: '/?modal=write-to-us' }, asking);
    return { state, account: await findAccount(trx, accountId) };
  });
}
