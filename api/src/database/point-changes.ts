import type { Database } from './database.ts';

/** One state of the points: its number, and when it came about, which no other database has in common with it. */
export interface PointsState {
  readonly version: number;
  readonly changedAt: string;
}

/** So many of the latest states are known by what changed; whoever is further behind reads all points anew. */
const STATES_KEPT = 1000;

/** A change of more points than this is one of all: to read all of them in turn is as quick. */
const MOST_NAMED = 2000;

/** Writes down which points changed with a state; undefined: any of them. */
export async function recordPointChange(
  trx: Database,
  { version, changedAt }: PointsState,
  changed: readonly number[] | undefined,
): Promise<void> {
  const ids = changed && changed.length <= MOST_NAMED ? JSON.stringify(changed) : null;
  await trx.insertInto('point_changes').values({ version, changed_at: changedAt, ids }).execute();
  await trx
    .deleteFrom('point_changes')
    .where('version', '<=', version - STATES_KEPT)
    .execute();
}

/** The state of the points now. */
export async function readPointsState(db: Database): Promise<PointsState> {
  const { version, changed_at } = await db
    .selectFrom('data_versions')
    .selectAll()
    .where('name', '=', 'points')
    .executeTakeFirstOrThrow();
  return { version, changedAt: changed_at };
}

/**
 * The ids of the points that changed from one state to a later one. Null where that is not known: too long ago, by a
 * version of the API that does not say it, or because they are not states of the same database.
 */
export async function readPointChanges(
  db: Database,
  since: PointsState,
  until: PointsState,
): Promise<number[] | null> {
  const [first, ...later] = await db
    .selectFrom('point_changes')
    .selectAll()
    .where('version', '>=', since.version)
    .where('version', '<=', until.version)
    .orderBy('version')
    .execute();
  if (first?.version !== since.version || first.changed_at !== since.changedAt) return null;
  if (later.length !== until.version - since.version || later.some(({ ids }) => ids === null)) return null;
  const ids = later.flatMap((change) => JSON.parse(change.ids ?? '[]') as number[]);
  return new Set(ids).size <= MOST_NAMED ? [...new Set(ids)] : null;
}
