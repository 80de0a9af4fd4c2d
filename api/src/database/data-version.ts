import { currentTime } from '../clock/clock.ts';
import type { Database } from './database.ts';

/** The kinds of data that answers are cached by. */
export type DataName = 'points' | 'events' | 'dictionaries';

/**
 * Records that data changed: call it inside the transaction that changes it. Every instance notices within a second.
 */
export async function bumpDataVersion(db: Database, name: DataName): Promise<void> {
  await db
    .updateTable('data_versions')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: currentTime().toISOString() }))
    .where('name', '=', name)
    .execute();
}

/**
 * Runs a transaction that changes a kind of data by itself: whoever else changes it so is waited for, and nobody begins
 * before it ends. It is for what is worked out from all rows, such as an order; every other change has to come this way
 * too, or each could wait for what the other holds.
 */
export function changeInTurn<Result>(
  db: Database,
  name: DataName,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    // An update holds its row until the transaction ends; SQLite has one writer at a time by itself.
    await trx
      .updateTable('data_versions')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('name', '=', name)
      .execute();
    return work(trx);
  });
}

/** The state of each kind of data as a short opaque string; another database never has the same one. */
export async function readDataVersions(db: Database): Promise<Record<DataName, string>> {
  const rows = await db.selectFrom('data_versions').selectAll().execute();
  const named = rows.map((row) => [row.name, `${row.version}-${Date.parse(row.changed_at).toString(36)}`]);
  return Object.fromEntries(named) as Record<DataName, string>;
}
