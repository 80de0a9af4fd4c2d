import { sql } from 'kysely';
import { type Database, isPostgres } from './database.ts';
import { BUSY_TIMEOUT_MS } from './node-sqlite.ts';

/** How long an instance waits at its start for another one that fills the database. */
const START_MS = 120_000;

async function waitFor(db: Database, ms: number): Promise<void> {
  if (!isPostgres(db)) await sql.raw(`pragma busy_timeout = ${ms}`).execute(db);
}

/** Waits long for another process that writes: SQLite gives up otherwise, PostgreSQL waits by itself. */
export const waitAtStart = (db: Database): Promise<void> => waitFor(db, START_MS);

/** The wait of a process that serves. */
export const waitAsServing = (db: Database): Promise<void> => waitFor(db, BUSY_TIMEOUT_MS);
