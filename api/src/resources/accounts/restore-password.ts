import type { LinkState, Locale } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { pageAddress } from '../../forms/portal-address.ts';
import { domainOf } from '../../mail/mail-settings.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';
import { holdAccount } from '../sign-up/unconfirmed-account.ts';
import {
  countLinksSince,
  createAccountLink,
  type LinkPurpose,
  lookAtLink,
  spendLinks,
  useAccountLink,
} from './account-links.ts';
import { forgiveAccount } from './login-attempts.ts';
import {
  type Account,
  confirmEmail,
  findAccount,
  findAccountByEmail,
  mayRestorePassword,
  setPassword,
} from './repository.ts';
import { restorePasswordMail } from './restore-password-mail.ts';

/** The links that set a password. */
const PURPOSES: readonly LinkPurpose[] = ['restore-password', 'set-password'];

/** Nobody's mailbox is filled with more in an hour. */
const MAILS_PER_HOUR = 3;
const HOUR_MS = 3_600_000;

async function mailLink(
  trx: Database,
  account: Account,
  { context, origin, locale }: { context: FormContext; origin: string; locale: Locale },
): Promise<void> {
  // Two requests at the same time must not both count before they add: the second waits here for the first.
  await holdAccount(trx, account.id);
  const hourAgo = new Date(Date.now() - HOUR_MS);
  if ((await countLinksSince(trx, account.id, 'restore-password', hourAgo)) >= MAILS_PER_HOUR) return;
  const token = await createAccountLink(trx, account.id, 'restore-password');
  const page = pageAddress(origin, locale, `/restore-password/${token}`, context.addresses.productionHosts);
  await enqueueMail(trx, restorePasswordMail(account.email, locale, page), domainOf(context.mail.from));
}

/** Mails a link that sets a new password; false where no account has this address. */
export async function requestRestore(
  context: FormContext,
  { email, origin, locale }: { email: string; origin: string; locale: Locale },
): Promise<boolean> {
  const account = await findAccountByEmail(context.db, email);
  if (!account || !mayRestorePassword(account)) return false;
  await context.db.transaction().execute((trx) => mailLink(trx, account, { context, origin, locale }));
  return true;
}

/** What has become of a link that sets a password. That of an account that may no longer sign in has expired. */
export async function restoreLinkState(db: Database, token: string): Promise<LinkState> {
  const { state, accountId } = await lookAtLink(db, token, PURPOSES);
  if (state !== 'valid' || accountId === undefined) return state;
  const account = await findAccount(db, accountId);
  return account && mayRestorePassword(account) ? 'valid' : 'expired';
}

/**
 * Sets a password by a mailed link, once. The mail has shown whose mailbox it is; sessions and links from before end,
 * because whoever restores a password may do so because somebody else knows the old one.
 */
export function restorePassword(db: Database, token: string, passwordHash: string): Promise<LinkState> {
  return db.transaction().execute(async (trx) => {
    // The account before its links: two links of one account at the same time would wait for each other for ever.
    const { accountId = 0 } = await lookAtLink(trx, token, PURPOSES);
    const account = await holdAccount(trx, accountId);
    const { state } = await useAccountLink(trx, token, PURPOSES);
    if (state !== 'valid') return state;
    if (!account || !mayRestorePassword(account)) return 'expired';
    await setPassword(trx, accountId, passwordHash);
    await confirmEmail(trx, accountId);
    await spendLinks(trx, accountId, PURPOSES);
    await forgiveAccount(trx, account.email);
    return 'valid';
  });
}
