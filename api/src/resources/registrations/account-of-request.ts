import { LOCALE_INFO, SERVER_ROLES, type ServerRole } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { SetupError } from '../../errors/setup-error.ts';
import { type Account, accountRoles } from '../../sessions/account.ts';
import { findAccountByEmail, holdAccount } from '../accounts/repository.ts';
import { awaitsConfirmation, insertUnconfirmed } from '../sign-up/unconfirmed-account.ts';
import type { RegistrationRequest } from './repository.ts';

const ROLE_ORDER = Object.keys(SERVER_ROLES) as ServerRole[];

/**
 * The roles of the account together with those of the request. Kazakhstan has no users: a role that was only requested,
 * and that no mailbox has confirmed, is not kept there.
 */
function rolesWith(account: Account | undefined, { roles, locale }: RegistrationRequest): string {
  const had = account ? accountRoles(account) : [];
  const dropsUser =
    LOCALE_INFO[locale].region === 'kazakhstan' && account !== undefined && awaitsConfirmation(account);
  const all = new Set([...had, ...roles]);
  return JSON.stringify(ROLE_ORDER.filter((role) => all.has(role) && !(role === 'user' && dropsUser)));
}

/** The reason why an account cannot get the roles, or undefined. */
function obstacle(account: Account, organizationId: number): string | undefined {
  const { email, organization_id } = account;
  if (account.is_blocked) return `The account ${email} is blocked.`;
  if (account.is_staff || account.is_superuser) return `The account ${email} is one of staff.`;
  if (!account.is_active && !awaitsConfirmation(account)) return `The account ${email} was closed.`;
  if (organization_id !== null && organization_id !== organizationId)
    return `The account ${email} works for organization ${organization_id} already, not for ${organizationId}.`;
  return undefined;
}

async function extend(
  trx: Database,
  account: Account,
  request: RegistrationRequest,
  organizationId: number,
): Promise<Account> {
  const problem = obstacle(account, organizationId);
  if (problem) throw new SetupError(`${problem} Request ${request.reference} stays open.`);
  return trx
    .updateTable('accounts')
    .set({
      roles: rolesWith(account, request),
      organization_id: organizationId,
      phone: account.phone ?? request.phone,
      // The person who signed up with this address has not confirmed it; the one who sets a password by the mail does.
      ...(awaitsConfirmation(account) && { password_hash: '' }),
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Opens the account of a request, or gives the one that its e-mail has the roles and the organisation. */
export async function accountOf(
  trx: Database,
  request: RegistrationRequest,
  organizationId: number,
): Promise<Account> {
  const { email, name, phone } = request;
  const opened = await insertUnconfirmed(trx, {
    email,
    name,
    phone,
    password_hash: '',
    roles: rolesWith(undefined, request),
    organization_id: organizationId,
  });
  if (opened) return opened;
  const known = await findAccountByEmail(trx, email);
  const account = known && (await holdAccount(trx, known.id));
  if (!account) throw new SetupError(`The account ${email} has just been removed; try again.`);
  return extend(trx, account, request, organizationId);
}
