import { sql } from 'kysely';
import { type Database, isPostgres } from './database.ts';

/**
 * Writes what SQLite keeps in its write-ahead log into the database and empties the file, which after a large
 * transaction is as large as the database. Where somebody reads all the while, it stays for another time.
 */
export async function emptyWriteAheadLog(db: Database): Promise<void> {
  if (!isPostgres(db)) await sql.raw('pragma wal_checkpoint(truncate)').execute(db);
}
