import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import type pg from 'pg';
import { NodeSqliteDialect } from './node-sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Whether a database is PostgreSQL, for the little that the dialects write differently. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Which database to open: a file of the embedded SQLite, or a PostgreSQL URL. Plain data, so that workers take it. */
export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  | { readonly kind: 'postgres'; readonly url: string };

const INT8 = 20;

/** The driver takes two megabytes in each thread, which the embedded database does not need. */
async function openPool(url: string, connections: number): Promise<pg.Pool> {
  const { default: driver } = await import('pg');
  const types: pg.CustomTypesConfig = {
    // count() is a bigint there, which pg returns as text; no count here exceeds 2^53.
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : driver.types.getTypeParser(oid, format as 'text'),
  };
  const pool = new driver.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    types,
  });
  // The server may end an idle connection (a restart, a time-out). The pool forgets it and opens another one for the
  // next query; without a listener the process would end too.
  pool.on('error', () => undefined);
  return pool;
}

/** Opens the database without touching it; the first query connects. */
export function openDatabase(location: DatabaseLocation, connections = 10): Database {
  const dialect =
    location.kind === 'sqlite'
      ? new NodeSqliteDialect(location.file)
      : new PostgresDialect({ pool: () => openPool(location.url, connections) });
  // PostgreSQL has no empty lists: `in ()` becomes a condition that never holds.
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Tables>({ dialect, plugins });
}
