import type { Database } from '../database/database.ts';

/** Whether the database is unused. */
export async function isUnused(db: Database): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  const point = await db.selectFrom('recycling_points').select('id').limit(1).executeTakeFirst();
  return account === undefined && point === undefined;
}
