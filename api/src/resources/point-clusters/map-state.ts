import { setImmediate } from 'node:timers/promises';
import { nameOfState } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import { type PointsState, readPointChanges, readPointsState } from '../../database/point-changes.ts';
import { ClusterIndex } from './cluster-index.ts';
import type { FoundPoints, PointSearch } from './point-search.ts';
import { readIdsOf, readMapRows, readMapRowsOf } from './repository.ts';

/** The index of the points, following those of the database. */
export class MapState {
  readonly index = new ClusterIndex();
  readonly #db: Database;
  #state: PointsState | null = null;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The name of the state that the index is in; null before the first one. */
  get version(): string | null {
    return this.#state && nameOfState(this.#state);
  }

  /** Takes over what changed since the last time; everything where that is not known. Run one at a time. */
  async follow(): Promise<void> {
    // The points are read after their state: what changes between the two is read again with the next one.
    const state = await readPointsState(this.#db);
    if (this.version === nameOfState(state)) return;
    const changed = this.#state && (await readPointChanges(this.#db, this.#state, state));
    if (changed) this.index.change(changed, await readMapRowsOf(this.#db, changed));
    else await this.#readAll();
    this.#state = state;
  }

  /** The points that are wanted at a moment. */
  async find(search: PointSearch, now: Date): Promise<FoundPoints> {
    return this.index.find(search, search.q ? await readIdsOf(this.#db, search.q) : null, now);
  }

  async #readAll(): Promise<void> {
    const collected = this.index.collect();
    for await (const rows of readMapRows(this.#db)) {
      for (const row of rows) collected.add(row);
      await setImmediate();
    }
    this.index.replaceAll(collected);
  }
}
