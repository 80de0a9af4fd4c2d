import { SetupError } from '../errors/setup-error.ts';
import { type Database, type DatabaseLocation, openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';
import { waitAsServing, waitAtStart } from './wait-at-start.ts';

const named = (location: DatabaseLocation): string => {
  if (location.kind === 'sqlite') return location.file;
  const { host, pathname } = new URL(location.url);
  return `PostgreSQL at ${host}${pathname}`;
};

/** Opens the database and brings its schema up to date; the error names the database when that fails. */
export async function connectDatabase(location: DatabaseLocation): Promise<Database> {
  const db = openDatabase(location);
  try {
    await waitAtStart(db);
    await migrateToLatest(db);
    await waitAsServing(db);
    return db;
  } catch (error) {
    await db.destroy().catch(() => undefined);
    const { message, code } = error as NodeJS.ErrnoException;
    throw new SetupError(`The database cannot be used: ${named(location)} (${message || code}).`, {
      cause: error,
    });
  }
}
