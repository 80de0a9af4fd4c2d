import { currentTime } from '../clock/clock.ts';
import type { Database } from './database.ts';
import { type PointsState, recordPointChange } from './point-changes.ts';

/** The kinds of data that answers are cached by. */
export type DataName = 'points' | 'events' | 'dictionaries';

/**
 * Records that data changed: call it inside the transaction that changes it. Every instance notices within a second.
 *
 * @param changedPoints - of points the ids of those that changed; without them the map reads all points anew
 */
export async function bumpDataVersion(
  db: Database,
  name: DataName,
  changedPoints?: readonly number[],
): Promise<void> {
  const { version, changed_at } = await db
    .updateTable('data_versions')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: currentTime().toISOString() }))
    .where('name', '=', name)
    .returning(['version', 'changed_at'])
    .executeTakeFirstOrThrow();
  if (name === 'points') await recordPointChange(db, { version, changedAt: changed_at }, changedPoints);
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

/** A state as a short opaque text; another database never has the same one. */
export const nameOfState = ({ version, changedAt }: PointsState): string =>
  `${version}-${Date.parse(changedAt).toString(36)}`;

/** The names of the states of each kind of data. */
export async function readDataVersions(db: Database): Promise<Record<DataName, string>> {
  const rows = await db.selectFrom('data_versions').selectAll().execute();
  const named = rows.map(({ name, version, changed_at }) => [
    name,
    nameOfState({ version, changedAt: changed_at }),
  ]);
  return Object.fromEntries(named) as Record<DataName, string>;
}
