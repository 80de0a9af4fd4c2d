import { key, required, type Schema } from '../migration-columns.ts';

/** Which points changed with each of the latest versions of the points: the map takes over those alone. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('point_changes')
    .addColumn('version', 'integer', key)
    .addColumn('changed_at', 'text', required)
    .addColumn('ids', 'text')
    .execute();
}
