import { addIndex, numberedTable, required, type Schema, text } from '../migration-columns.ts';

/** Entries are edited at the desk: whether they may be chosen, and which version was edited. */
async function letEntriesChange(db: Schema): Promise<void> {
  for (const table of ['raw_materials', 'units', 'point_icons']) {
    await db.schema
      .alterTable(table)
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('published'))
      .execute();
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}

/** Drawings of icons beside those of the families. */
async function addDrawings(db: Schema): Promise<void> {
  for (const column of ['drawing', 'drawing_hash'])
    await db.schema.alterTable('point_icons').addColumn(column, 'text').execute();
}

async function createHistory(db: Schema): Promise<void> {
  await numberedTable(db, 'dictionary_history')
    .addColumn('dictionary', 'text', required)
    .addColumn('entry_id', 'text', required)
    .addColumn('at', 'text', required)
    .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('actor_name', 'text', text)
    .addColumn('action', 'text', required)
    .addColumn('difference', 'text', required)
    .execute();
  await addIndex(db, 'dictionary_history', ['dictionary', 'entry_id', 'id']);
}

export async function up(db: Schema): Promise<void> {
  await letEntriesChange(db);
  await addDrawings(db);
  await createHistory(db);
}
