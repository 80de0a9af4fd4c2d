import { type Database, type DatabaseLocation, openDatabase } from '../src/database/database.ts';

/** Where a test's database is, and how it is thrown away. */
export interface DatabasePlace {
  readonly location: DatabaseLocation;
  drop(): Promise<void>;
}

/** Migrates an empty database, and seeds it. */
export type Fill = (db: Database) => Promise<void>;

/** Where databases are made. */
export interface DatabasePlaces {
  /** One with nothing in it. `dataDir` is the folder of who asks. */
  empty(dataDir: string): Promise<DatabasePlace>;
  /** A copy of the one that `fill` filled when the run first asked for this name; who asks meanwhile fills another. */
  copy(name: string, fill: Fill, dataDir: string): Promise<DatabasePlace>;
  /** Throws away what the run was given copies of. */
  forgetCopied(): Promise<void>;
}

/** As many connections as a test file needs. */
export const CONNECTIONS = 4;

/** Fills the database at `location`, and leaves it with nobody connected. */
export async function fillAt(location: DatabaseLocation, fill: Fill): Promise<void> {
  const db = openDatabase(location, CONNECTIONS);
  try {
    await fill(db);
  } finally {
    await db.destroy();
  }
}
