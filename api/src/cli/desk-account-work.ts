import { isEmail } from '@ecocircle/shared-contracts';
import { deskOrigin } from '../addresses/desk-origin.ts';
import type { Database } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import {
  closeStaffAccount,
  createStaffAccount,
  type NewStaff,
  resetStaffAccount,
} from '../resources/staff/staff-accounts.ts';

/** The database, and where the desk is reached. */
export interface DeskAddress {
  readonly db: Database;
  /** The configured host; null on a developer's machine. */
  readonly deskHost: string | null;
  /** The port of the portal on this machine. */
  readonly localPort: string;
}

/** The token stands behind the hash, which no browser sends: no log of a server has it. */
function linkWords({ deskHost, localPort }: DeskAddress, token: string): string {
  return `Pass on this link; it works once, for 24 hours:\n${deskOrigin(deskHost, localPort)}/set-up#${token}`;
}

/** Opens an account of staff, and says by which link its owner sets password and second factor. */
export async function openStaffAccount(desk: DeskAddress, staff: NewStaff): Promise<string> {
  if (!isEmail(staff.email)) throw new SetupError(`${staff.email} is not an email address.`);
  const token = await createStaffAccount(desk.db, staff);
  return `${staff.name} may work as ${staff.role}.\n${linkWords(desk, token)}`;
}

/** Takes away both factors of a member of staff, and says by which link they are set anew. */
export async function renewStaffAccount(desk: DeskAddress, email: string): Promise<string> {
  const token = await resetStaffAccount(desk.db, email);
  return `Nobody can sign in as ${email} now.\n${linkWords(desk, token)}`;
}

/** Closes the account of a member of staff. */
export async function endStaffAccount(db: Database, email: string): Promise<string> {
  await closeStaffAccount(db, email);
  return `The account ${email} is closed, and its sessions have ended.`;
}
