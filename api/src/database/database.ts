import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import pg from 'pg';
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

// count() is a bigint there, which pg returns as text; no count here exceeds 2^53.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
};

function openPostgres(url: string, connections: number): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    types: types as pg.CustomTypesConfig,
  });
  // The server may end an idle connection (a restart, a time-out). The pool forgets it and opens another one for the
  // next query; without a listener the process would end too.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

/** Opens the database without touching it; the first query connects. */
export function openDatabase(location: DatabaseLocation, connections = 10): Database {
  const dialect =
    location.kind === 'sqlite'
      ? new NodeSqliteDialect(location.file)
      : openPostgres(location.url, connections);
  // PostgreSQL has no empty lists: `in ()` becomes a condition that never holds.
  const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
  return new Kysely<Tables>({ dialect, plugins });
}
