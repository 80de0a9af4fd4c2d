import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import { isPostgres } from './database.ts';

type Column = ColumnDefinitionBuilder;

// biome-ignore lint/suspicious/noExplicitAny: a migration sees the schema of its own time, not today's tables
export type Schema = Kysely<any>;

// Migrations that have run are not run again: what these make must never change.

/** A column that always has a value. */
export const required = (column: Column): Column => column.notNull();

/** A column that always has a value, and no two rows the same. */
export const distinct = (column: Column): Column => column.notNull().unique();

/** A number or flag that is 0 unless said otherwise. */
export const zero = (column: Column): Column => column.notNull().defaultTo(0);

/** A text that is empty unless said otherwise. */
export const text = (column: Column): Column => column.notNull().defaultTo('');

/** A column whose value names the row. */
export const key = (column: Column): Column => column.primaryKey();

/** A column that names a row of another table, as `table.column`. */
export const reference =
  (target: string) =>
  (column: Column): Column =>
    column.references(target);

/** A column that always names a row of another table. */
export const requiredReference =
  (target: string) =>
  (column: Column): Column =>
    required(column).references(target);

/** A column that names the row of another table that this one is a part of, and goes with. */
export const partOf =
  (target: string) =>
  (column: Column): Column =>
    requiredReference(target)(column).onDelete('cascade');

/** A new table whose rows are numbered: the one place where the dialects differ. */
export function numberedTable(db: Schema, name: string) {
  const table = db.schema.createTable(name);
  return isPostgres(db)
    ? table.addColumn('id', 'serial', key)
    : table.addColumn('id', 'integer', (column) => key(column).autoIncrement());
}

/** Makes an index, by default named after its table and columns. */
export const addIndex = (
  db: Schema,
  table: string,
  columns: string[],
  name = `${table}_${columns.join('_')}`,
): Promise<void> => db.schema.createIndex(name).on(table).columns(columns).execute();
