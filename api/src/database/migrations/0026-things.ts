import { key, required, type Schema } from '../migration-columns.ts';

/** Everyday things, which people search by when they want to hand something in. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('things')
    .addColumn('id', 'text', key)
    .addColumn('family', 'text', required)
    .addColumn('materials', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('texts', 'text', required)
    .execute();
}
