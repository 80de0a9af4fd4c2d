import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { type Account, mayAct } from '../../sessions/account.ts';
import { spendLinks } from '../accounts/account-links.ts';
import { normalizeEmail } from '../accounts/normalize-email.ts';
import { confirmEmail, findAccountByEmail, holdAccount, setPassword } from '../accounts/repository.ts';
import { awaitsConfirmation, insertUnconfirmed } from '../sign-up/unconfirmed-account.ts';
import type { ProviderIdentity } from './provider.ts';

function findLinked(
  db: Database,
  { issuer, subject }: Pick<ProviderIdentity, 'issuer' | 'subject'>,
): Promise<Account | undefined> {
  return db
    .selectFrom('accounts')
    .innerJoin('account_identities', 'account_identities.account_id', 'accounts.id')
    .selectAll('accounts')
    .where('account_identities.issuer', '=', issuer)
    .where('account_identities.subject', '=', subject)
    .executeTakeFirst();
}

/**
 * The account of a mailbox, which is opened where there is none. One that waits for its mailbox to be confirmed opens,
 * without the password that it was signed up with: the person who chose it has not confirmed the mailbox.
 */
async function accountOfMailbox(
  trx: Database,
  { email, name }: ProviderIdentity,
): Promise<Account | undefined> {
  const address = normalizeEmail(email);
  const opened = { email: address, name: name ?? address.split('@')[0] ?? '', password_hash: '' };
  const { id } = (await insertUnconfirmed(trx, opened)) ??
    (await findAccountByEmail(trx, address)) ?? { id: 0 };
  const account = await holdAccount(trx, id);
  if (!account || !awaitsConfirmation(account)) return account;
  await setPassword(trx, id, '');
  await confirmEmail(trx, id);
  await spendLinks(trx, id, ['confirm-email']);
  return holdAccount(trx, id);
}

/** Links an identity with an account; false where the account has another one of this provider. */
async function link(
  trx: Database,
  { issuer, subject }: ProviderIdentity,
  accountId: number,
): Promise<boolean> {
  const linked = await trx
    .insertInto('account_identities')
    .values({ issuer, subject, account_id: accountId, created_at: currentTime().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return linked !== undefined || (await findLinked(trx, { issuer, subject }))?.id === accountId;
}

/**
 * The account that an identity may enter: the one that it is linked with, else the one of its mailbox, which it is
 * linked with from then on. Undefined where that account may not act, or belongs to another identity of the provider.
 */
export function accountOfIdentity(db: Database, identity: ProviderIdentity): Promise<Account | undefined> {
  return db.transaction().execute(async (trx) => {
    const linked = await findLinked(trx, identity);
    if (linked) return mayAct(linked) ? linked : undefined;
    const account = await accountOfMailbox(trx, identity);
    if (!account || !mayAct(account)) return undefined;
    return (await link(trx, identity, account.id)) ? account : undefined;
  });
}
