import { required, type Schema } from '../migration-columns.ts';

/** Things are edited at the desk: whether visitors see them, and which version was edited. */
async function letThingsChange(db: Schema): Promise<void> {
  await db.schema
    .alterTable('things')
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('published'))
    .execute();
  await db.schema
    .alterTable('things')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('things').addColumn('edited_at', 'text').execute();
}

/** The addresses that things had before, which links still lead to. */
export async function up(db: Schema): Promise<void> {
  await letThingsChange(db);
  await db.schema
    .createTable('thing_addresses')
    .addColumn('locale', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('thing_id', 'text', required)
    .addPrimaryKeyConstraint('thing_addresses_key', ['locale', 'slug'])
    .execute();
}
