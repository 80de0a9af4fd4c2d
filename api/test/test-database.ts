import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, type DatabaseLocation, openDatabase } from '../src/database/database.ts';
import { migrateToLatest } from '../src/database/migrate.ts';

/** A migrated database of its own for one test file, and a data folder beside it. */
export interface TestDatabase {
  readonly db: Database;
  readonly location: DatabaseLocation;
  readonly dataDir: string;
  remove(): Promise<void>;
}

async function createPostgresDatabase(server: string) {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const admin = openDatabase({ kind: 'postgres', url: server }, 1);
    await sql.raw(statement).execute(admin);
    await admin.destroy();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const location: DatabaseLocation = { kind: 'postgres', url: url.href };
  return { location, drop: () => run(`drop database ${name} with (force)`) };
}

async function chooseLocation(
  dataDir: string,
): Promise<{ location: DatabaseLocation; drop?: () => Promise<void> }> {
  const { TEST_DATABASE = 'sqlite', TEST_POSTGRES_URL } = process.env;
  if (TEST_DATABASE === 'sqlite') return { location: { kind: 'sqlite', file: join(dataDir, 'test.sqlite') } };
  if (TEST_DATABASE !== 'postgres' || !TEST_POSTGRES_URL)
    throw new Error('TEST_DATABASE is sqlite or postgres; postgres needs TEST_POSTGRES_URL');
  return createPostgresDatabase(TEST_POSTGRES_URL);
}

/** A database that nothing was written to yet, and a data folder for it. */
export async function createEmptyDatabase(): Promise<Omit<TestDatabase, 'db'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ecocircle-api-'));
  const { location, drop } = await chooseLocation(dataDir);
  const remove = async () => {
    await drop?.();
    rmSync(dataDir, { recursive: true });
  };
  return { location, dataDir, remove };
}

/** Opens a fresh database of the kind that TEST_DATABASE names. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const empty = await createEmptyDatabase();
  const db = openDatabase(empty.location, 4);
  await migrateToLatest(db);
  const remove = async () => {
    await db.destroy();
    await empty.remove();
  };
  return { ...empty, db, remove };
}
