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

/**
 * Expects that somebody else can still work as operator, so that the desk never locks everybody out. The members are held
 * meanwhile: of two operators who close each other's accounts at once, one stays.
 */
export async function expectOtherOperator(trx: Database, accountId: number): Promise<void> {
  await trx.updateTable('staff_members').set({ role: 'operator' }).where('role', '=', 'operator').execute();
  const other = await trx
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select('accounts.id')
    .where('staff_members.role', '=', 'operator')
    .where('staff_members.factor', 'is not', null)
    .where('accounts.id', '<>', accountId)
    .where('accounts.is_active', '=', 1)
    .where('accounts.is_blocked', '=', 0)
    .executeTakeFirst();
  if (!other) throw new SetupError('Nobody else could work as operator.');
}

async function knownMember(db: Database, email: string) {
  const found = await findMember(db, await findAccountByEmail(db, email));
  if (!found) throw new SetupError(`There is no member of staff ${email}.`);
  return found.account;
}

/** What has to hold before an account of staff is changed, inside the same transaction. */
export type StaffExpectation = (trx: Database, accountId: number) => Promise<void>;

const nothing: StaffExpectation = async () => {};

/**
 * Takes away the password and the second factor of a member of staff, and ends all sessions, as when a phone is lost.
 *
 * @returns the token of the link that sets both anew
 */
export function resetStaffAccount(
  db: Database,
  email: string,
  expects: StaffExpectation = nothing,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const { id } = await knownMember(trx, email);
    await expects(trx, id);
    await setPassword(trx, id, '');
    await setFactor(trx, id, null, null);
    await endDeskSessionsOf(trx, id);
    return createSetUpLink(trx, id);
  });
}

/** Closes the account of a member of staff who has left, and ends all sessions; what they decided stays theirs. */
export function closeStaffAccount(
  db: Database,
  email: string,
  expects: StaffExpectation = nothing,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id } = await knownMember(trx, email);
    await expects(trx, id);
    await trx.updateTable('accounts').set({ is_active: 0 }).where('id', '=', id).execute();
    await trx.deleteFrom('staff_links').where('account_id', '=', id).execute();
    await endDeskSessionsOf(trx, id);
  });
}

/** Gives a member of staff another role; open sessions have it with their next call. */
export function changeStaffRole(
  db: Database,
  email: string,
  role: StaffRole,
  expects: StaffExpectation = nothing,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { id } = await knownMember(trx, email);
    if (role !== 'operator') await expects(trx, id);
    await trx.updateTable('staff_members').set({ role }).where('account_id', '=', id).execute();
  });
}
