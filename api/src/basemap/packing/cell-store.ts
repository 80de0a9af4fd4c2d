import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { MapFeature } from './map-feature.ts';

/** So many features are written at once. */
const BATCH = 20_000;

/**
 * Features by the cell that they lie in, on disk: a country does not fit into memory, and its file is not in the order
 * of the ground.
 */
export class CellStore {
  readonly #db: DatabaseSync;
  readonly #insert: StatementSync;
  #waiting = 0;

  /** The folder is for files under way; the caller removes it. */
  constructor(folder: string) {
    this.#db = new DatabaseSync(join(folder, 'cells.sqlite'));
    this.#db.exec(
      'PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536;' +
        'CREATE TABLE parts (cell INTEGER NOT NULL, feature TEXT NOT NULL); BEGIN',
    );
    this.#insert = this.#db.prepare('INSERT INTO parts (cell, feature) VALUES (?, ?)');
  }

  add(cell: number, feature: MapFeature): void {
    this.#insert.run(cell, JSON.stringify(feature));
    this.#waiting += 1;
    if (this.#waiting < BATCH) return;
    this.#db.exec('COMMIT; BEGIN');
    this.#waiting = 0;
  }

  /** The cells that hold anything, in their order. */
  cells(): number[] {
    this.#db.exec('COMMIT; CREATE INDEX parts_of_cells ON parts (cell); BEGIN');
    const rows = this.#db.prepare('SELECT DISTINCT cell FROM parts ORDER BY cell').all();
    return rows.map(({ cell }) => Number(cell));
  }

  featuresOf(cell: number): MapFeature[] {
    const rows = this.#db.prepare('SELECT feature FROM parts WHERE cell = ? ORDER BY rowid').all(cell);
    return rows.map(({ feature }) => JSON.parse(String(feature)) as MapFeature);
  }

  close(): void {
    this.#db.close();
  }
}
