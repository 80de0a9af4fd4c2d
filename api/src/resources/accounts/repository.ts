import type { ServerUser } from '@ecocircle/shared-contracts/schemas';
import { currentTime, machineTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { type Account, accountRoles, mayAct } from '../../sessions/account.ts';
import { normalizeEmail } from './normalize-email.ts';

/** The account of an e-mail address however it is written, or undefined. */
export function findAccountByEmail(db: Database, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', normalizeEmail(email)).executeTakeFirst();
}

/** The account with this id, or undefined. */
export function findAccount(db: Database, id: number): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The account as it is now, kept from changing until the transaction ends. */
export async function holdAccount(trx: Database, id: number): Promise<Account | undefined> {
  await trx
    .updateTable('accounts')
    .set(({ ref }) => ({ email: ref('email') }))
    .where('id', '=', id)
    .execute();
  return findAccount(trx, id);
}

/**
 * Whether a link may be mailed that sets the account's password: not for an account that could not sign in afterwards.
 * An account that only waits for its mailbox to be confirmed could, because the mail confirms it.
 */
export const mayRestorePassword = (account: Account): boolean =>
  mayAct(account.email_confirmed_at === null ? { ...account, is_active: 1 } : account);

/** Sets a new password, and ends all sessions that began with the one before. */
export async function setPassword(db: Database, accountId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set(({ eb }) => ({
      password_hash: passwordHash,
      session_generation: eb('session_generation', '+', 1),
    }))
    .where('id', '=', accountId)
    .execute();
}

/** Keeps the same password under another hash, unless it was changed meanwhile. */
export async function replacePasswordHash(
  db: Database,
  accountId: number,
  from: string,
  to: string,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: to })
    .where('id', '=', accountId)
    .where('password_hash', '=', from)
    .execute();
}

/**
 * Records that the e-mail of an account is confirmed, and activates the account if it only waited for that. An account
 * that staff made inactive later stays so.
 */
export async function confirmEmail(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email_confirmed_at: currentTime().toISOString(), is_active: 1 })
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}

async function organizationInfo(db: Database, id: number | null) {
  if (id === null) return null;
  const row = await db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    name_full: row.full_name,
    org_info_id: String(row.id),
    id: String(row.id),
    avatar_id: row.avatar_id,
    avatar: row.avatar_url,
  };
}

/** The profile as its owner sees it. */
export async function toServerUser(db: Database, account: Account): Promise<ServerUser> {
  const attributes = {
    name: account.name,
    contact_phone: account.phone,
    email: account.email,
    is_active: Boolean(account.is_active),
    is_superuser: Boolean(account.is_superuser),
    is_staff: Boolean(account.is_staff),
    is_blocked: Boolean(account.is_blocked),
    role: accountRoles(account),
    balance: account.balance,
    organization_info: await organizationInfo(db, account.organization_id),
  };
  return { data: { id: String(account.id), attributes } };
}

/** Revokes a token; deletes revocations of tokens that have expired. */
export async function revokeToken(db: Database, jti: string, expiresAt: Date): Promise<void> {
  await db.deleteFrom('revoked_tokens').where('expires_at', '<', machineTime().toISOString()).execute();
  await db
    .insertInto('revoked_tokens')
    .values({ jti, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .execute();
}
