import { addIndex, partOf, required, type Schema } from '../migration-columns.ts';

/** Photos that visitors send with a report, each with one: they go when the report does. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('report_photos')
    .addColumn('photo_id', 'text', (column) => column.primaryKey().references('photos.id'))
    .addColumn('report_id', 'integer', partOf('point_reports.id'))
    .addColumn('position', 'integer', required)
    .execute();
  await addIndex(db, 'report_photos', ['report_id']);
}
