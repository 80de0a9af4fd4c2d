import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type DialectAdapter,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';

const STATEMENTS_KEPT = 200;
/** How long a statement waits for a writer of another process: the process that asks stands still meanwhile. */
export const BUSY_TIMEOUT_MS = 5000;

const valuesOf = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

const toStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (parameters) => statement.all(...valuesOf(parameters)),
  run: (parameters) => statement.run(...valuesOf(parameters)),
  iterate: (parameters) => statement.iterate(...valuesOf(parameters)),
});

/** Node's own SQLite behind the interface that Kysely expects; statements are prepared once. */
class NodeSqliteDatabase implements SqliteDatabase {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, SqliteStatement>();

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    // A transaction that turns from reading to writing would fail at once when another process writes, without
    // waiting: take the write lock at the start.
    const statement = toStatement(this.#database.prepare(sql === 'begin' ? 'begin immediate' : sql));
    if (this.#statements.size >= STATEMENTS_KEPT) this.#statements.clear();
    this.#statements.set(sql, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  /** SQLite rolls schema changes back; Kysely assumes the opposite by default. A failed migration changes nothing. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The embedded database in one file; `:memory:` is not supported, because the cluster worker opens it too. */
export class NodeSqliteDialect extends SqliteDialect {
  constructor(file: string) {
    super({ database: async () => new NodeSqliteDatabase(file) });
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter();
  }
}
