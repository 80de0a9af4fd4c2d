import type { StaffRole } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { SetupError } from '../../errors/setup-error.ts';
import { endDeskSessionsOf } from '../../sessions/desk-sessions.ts';
import { normalizeEmail } from '../accounts/normalize-email.ts';
import { findAccountByEmail, setPassword } from '../accounts/repository.ts';
import { findMember, insertMember, setFactor } from './repository.ts';
import { createSetUpLink } from './set-up-links.ts';

/** Who is to work at the desk. */
export interface NewStaff {
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
}

/**
 * Opens an account of staff, without password and second factor.
 *
 * @returns the token of the link that sets both
 */
export function createStaffAccount(db: Database, { email, name, role }: NewStaff): Promise<string> {
  return db.transaction().execute(async (trx) => {
    if (await findAccountByEmail(trx, email)) throw new SetupError(`There is an account ${email} already.`);
    const now = currentTime().toISOString();
    const { id } = await trx
      .insertInto('accounts')
      .values({
        email: normalizeEmail(email),
        name,
        phone: null,
        password_hash: '',
        is_active: 1,
        is_blocked: 0,
        is_staff: 1,
        is_superuser: 0,
        roles: '[]',
        balance: 0,
        organization_id: null,
        created_at: now,
        email_confirmed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertMember(trx, id, role);
    return createSetUpLink(trx, id);
  });
}

async function knownMember(db: Database, email: string) {
  const found = await findMember(db, await findAccountByEmail(db, email));
  if (!found) throw new SetupError(`There is no member of staff ${email}.`);
  return found.account;
}

/**
 * Takes away the password and the second factor of a member of staff, and ends all sessions, as when a phone is lost.
 *
 * @returns the token of the link that sets both anew
 */
export function resetStaffAccount(db: Database, email: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { id } = await knownMember(trx, email);
    await setPassword(trx, id, '');
    await setFactor(trx, id, null, null);
    await endDeskSessionsOf(trx, id);
    return createSetUpLink(trx, id);
  });
}

/** Closes the account of a member of staff who has left, and ends all sessions; what they decided stays theirs. */
export function closeStaffAccount(db: Database, email: string): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id } = await knownMember(trx, email);
    await trx.updateTable('accounts').set({ is_active: 0 }).where('id', '=', id).execute();
    await trx.deleteFrom('staff_links').where('account_id', '=', id).execute();
    await endDeskSessionsOf(trx, id);
  });
}
