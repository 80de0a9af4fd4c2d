import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, type DatabaseLocation, openDatabase } from '../src/database/database.ts';
import { migrateToLatest } from '../src/database/migrate.ts';
import {
  CONNECTIONS,
  type DatabasePlace,
  type DatabasePlaces,
  type Fill,
  fillAt,
} from './database-places.ts';
import { postgresDatabases } from './postgres-databases.ts';
import { sqliteDatabases } from './sqlite-databases.ts';
import { isInTestRun } from './test-run.ts';

/** A migrated database of its own for one test file, and a data folder beside it. */
export interface TestDatabase {
  readonly db: Database;
  readonly location: DatabaseLocation;
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** Where the databases are made of the kind that TEST_DATABASE names. */
export function databasePlaces(): DatabasePlaces {
  const { TEST_DATABASE = 'sqlite', TEST_POSTGRES_URL } = process.env;
  if (TEST_DATABASE === 'sqlite') return sqliteDatabases;
  if (TEST_DATABASE !== 'postgres' || !TEST_POSTGRES_URL)
    throw new Error('TEST_DATABASE is sqlite or postgres; postgres needs TEST_POSTGRES_URL');
  return postgresDatabases(TEST_POSTGRES_URL);
}

async function createAt(
  place: (dataDir: string) => Promise<DatabasePlace>,
): Promise<Omit<TestDatabase, 'db'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ecocircle-api-'));
  const { location, drop } = await place(dataDir);
  const remove = async () => {
    await drop();
    rmSync(dataDir, { recursive: true });
  };
  return { location, dataDir, remove };
}

/** A database that nothing was written to yet, and a data folder for it. */
export const createEmptyDatabase = (): Promise<Omit<TestDatabase, 'db'>> =>
  createAt((dataDir) => databasePlaces().empty(dataDir));

/** A copy of what the run filled once; outside of a run one that is filled for who asks. */
async function createFilled(name: string, fill: Fill, dataDir: string): Promise<DatabasePlace> {
  if (isInTestRun()) return databasePlaces().copy(name, fill, dataDir);
  const place = await databasePlaces().empty(dataDir);
  await fillAt(place.location, fill);
  return place;
}

/**
 * Opens a database of its own of the kind that TEST_DATABASE names: a migrated one, or a copy of the one that `seed`
 * was given when the run first asked for `seeded`.
 */
export async function createTestDatabase(seeded?: { name: string; seed: Fill }): Promise<TestDatabase> {
  const fill: Fill = async (db) => {
    await migrateToLatest(db);
    await seeded?.seed(db);
  };
  const { location, dataDir, remove } = await createAt((folder) =>
    createFilled(seeded?.name ?? 'migrated', fill, folder),
  );
  const db = openDatabase(location, CONNECTIONS);
  return {
    db,
    location,
    dataDir,
    async remove() {
      await db.destroy();
      await remove();
    },
  };
}
