import type { LinkState } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { type AskingPage, mailLink } from '../../forms/asking-page.ts';
import type { Account } from '../../sessions/account.ts';
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
  confirmEmail,
  findAccount,
  findAccountByEmail,
  holdAccount,
  mayRestorePassword,
  setPassword,
} from './repository.ts';

/** The links that set a password. */
const PURPOSES: readonly LinkPurpose[] = ['restore-password', 'set-password'];

/** The most mails of this kind to one mailbox in an hour. */
const MAILS_PER_HOUR = 3;
const HOUR_MS = 3_600_000;

async function mailRestoreLink(trx: Database, { id, email }: Account, asking: AskingPage): Promise<void> {
  // Two requests at the same time must not both count before they add: the second waits here for the first.
  await holdAccount(trx, id);
  const hourAgo = new Date(currentTime().valueOf() - HOUR_MS);
  if ((await countLinksSince(trx, id, 'restore-password', hourAgo)) >= MAILS_PER_HOUR) return;
  const token = await createAccountLink(trx, id, 'restore-password');
  await mailLink(trx, 'restore-password', { email, path: `/restore-password/${token}` }, asking);
}

/** Mails a link that sets a new password; false where no account has this address. */
export async function requestRestore(email: string, asking: AskingPage): Promise<boolean> {
  const { db } = asking.context;
  const account = await findAccountByEmail(db, email);
  if (!account || !mayRestorePassword(account)) return false;
  await db.transaction().execute((trx) => mailRestoreLink(trx, account, asking));
  return true;
}

/** The state of a link that sets a password. The link of an account that may no longer sign in counts as expired. */
export async function restoreLinkState(db: Database, token: string): Promise<LinkState> {
  const { state, accountId } = await lookAtLink(db, token, PURPOSES);
  if (state !== 'valid' || accountId === undefined) return state;
  const account = await findAccount(db, accountId);
  return account && mayRestorePassword(account) ? 'valid' : 'expired';
}

/**
 * Sets a password by a mailed link, once. The mail has shown whose mailbox it is; sessions and links from before end,
 * because somebody else may know the old password. An owner who had a password is mailed that it was changed.
 */
export function restorePassword(token: string, passwordHash: string, asking: AskingPage): Promise<LinkState> {
  return asking.context.db.transaction().execute(async (trx) => {
    // The account before its links: otherwise two links of one account at the same time would deadlock.
    const { accountId = 0 } = await lookAtLink(trx, token, PURPOSES);
    const account = await holdAccount(trx, accountId);
    const { state } = await useAccountLink(trx, token, PURPOSES);
    if (state !== 'valid') return state;
    if (!account || !mayRestorePassword(account)) return 'expired';
    await setPassword(trx, accountId, passwordHash);
    await confirmEmail(trx, accountId);
    await spendLinks(trx, accountId, PURPOSES);
    await forgiveAccount(trx, account.email);
    if (account.password_hash !== '')
      await mailLink(trx, 'password-changed', { email: account.email, path: '/profile/login' }, asking);
    return 'valid';
  });
}
