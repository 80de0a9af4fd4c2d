import type { AccountDetails } from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';

/** Stores the name and the phone number of an account; an empty number is none. */
export async function saveDetails(
  db: Database,
  accountId: number,
  { name, phone }: AccountDetails,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ name: name.toWellFormed(), phone: phone || null })
    .where('id', '=', accountId)
    .execute();
}

/** Ends every session of an account. */
export async function endSessions(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('accounts')
    .set(({ eb }) => ({ session_generation: eb('session_generation', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
}
