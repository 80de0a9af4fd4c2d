import type { StaffRole } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';

/** A member of staff with the account. */
export interface StaffMember {
  readonly account: Account;
  readonly member: Row<'staff_members'>;
}

/** The member of staff with an account, or undefined. */
export async function findMember(
  db: Database,
  account: Account | undefined,
): Promise<StaffMember | undefined> {
  if (!account) return undefined;
  const member = await db
    .selectFrom('staff_members')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  return member && { account, member };
}

/** Makes an account a member of staff's, with a role and no second factor yet. */
export async function insertMember(db: Database, accountId: number, role: StaffRole): Promise<void> {
  await db.insertInto('staff_members').values({ account_id: accountId, role, factor: null }).execute();
}

/** Sets the sealed secret of a second factor, and the period of the code that proved it. */
export async function setFactor(
  db: Database,
  accountId: number,
  factor: string | null,
  step: number | null,
): Promise<void> {
  await db
    .updateTable('staff_members')
    .set({ factor, factor_step: step })
    .where('account_id', '=', accountId)
    .execute();
}

/** Takes a code's period; false where it, or a later one, was taken before. */
export async function takePeriod(db: Database, accountId: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff_members')
    .set({ factor_step: step })
    .where('account_id', '=', accountId)
    .where(({ or, eb }) => or([eb('factor_step', 'is', null), eb('factor_step', '<', step)]))
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Everybody who works at the desk or did, those who may sign in first: an installation has a handful. */
export async function listMembers(db: Database) {
  const rows = await db
    .selectFrom('staff_members')
    .innerJoin('accounts', 'accounts.id', 'staff_members.account_id')
    .select((eb) => [
      'accounts.id',
      'accounts.name',
      'accounts.email',
      'accounts.is_active',
      'staff_members.role',
      'staff_members.factor',
      eb
        .selectFrom('desk_sessions')
        .select(({ fn }) => fn.max('seen_at').as('seen_at'))
        .whereRef('desk_sessions.account_id', '=', 'accounts.id')
        .where('stage', '=', 'full')
        .as('seen_at'),
    ])
    .orderBy('accounts.is_active', 'desc')
    .orderBy('accounts.name')
    .orderBy('accounts.id')
    .execute();
  const data = rows.map(({ id, is_active, factor, ...row }) => ({
    ...row,
    id: String(id),
    is_active: is_active === 1,
    is_set_up: factor !== null,
  }));
  return { data, next: null };
}
