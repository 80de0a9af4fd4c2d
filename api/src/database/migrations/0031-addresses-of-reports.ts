import { key, required, type Schema } from '../migration-columns.ts';

/** How many reports have given an address within a day, under its hash: anybody can type any address. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('report_addresses')
    .addColumn('email_hash', 'text', key)
    .addColumn('reports', 'integer', required)
    .addColumn('since', 'text', required)
    .execute();
}
