import { toClientRoles } from '@ecocircle/shared-contracts';
import type { Row } from '../database/tables.ts';

export type Account = Row<'accounts'>;

/** Names of the server roles of an account. */
export const accountRoles = (account: Account): string[] => JSON.parse(account.roles);

/** Whether the account may do anything but look at its own profile. */
export function mayAct(account: Account): boolean {
  const isRefused = !account.is_active || account.is_blocked || account.is_staff || account.is_superuser;
  return !isRefused && toClientRoles(accountRoles(account)).length > 0;
}
