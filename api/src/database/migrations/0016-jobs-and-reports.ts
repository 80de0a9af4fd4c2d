import {
  addIndex,
  key,
  numberedTable,
  partOf,
  required,
  type Schema,
  text,
  zero,
} from '../migration-columns.ts';

/** Work that one instance does for all; who does it now, and when it was last done. */
async function createLeases(db: Schema): Promise<void> {
  await db.schema
    .createTable('job_leases')
    .addColumn('name', 'text', key)
    .addColumn('holder', 'text')
    .addColumn('until', 'text')
    .addColumn('ran_at', 'text')
    .execute();
}

/** What visitors say is wrong with a point, and the links to what became of it. */
async function createReports(db: Schema): Promise<void> {
  await numberedTable(db, 'point_reports')
    .addColumn('point_id', 'integer', partOf('recycling_points.id'))
    .addColumn('kind', 'text', required)
    .addColumn('comment', 'text', text)
    .addColumn('email', 'text')
    .addColumn('locale', 'text', required)
    .addColumn('is_spam', 'integer', zero)
    .addColumn('outcome', 'text')
    .addColumn('answer', 'text', text)
    .addColumn('created_at', 'text', required)
    .addColumn('settled_at', 'text')
    .execute();
  await addIndex(db, 'point_reports', ['point_id']);
  await addIndex(db, 'point_reports', ['settled_at', 'id']);
  await db.schema
    .createTable('report_links')
    .addColumn('token_hash', 'text', key)
    .addColumn('report_id', 'integer', partOf('point_reports.id'))
    .execute();
  await addIndex(db, 'report_links', ['report_id']);
}

/** Links in mails that ask whether a point is still right. */
async function createFreshnessLinks(db: Schema): Promise<void> {
  await db.schema
    .createTable('freshness_links')
    .addColumn('token_hash', 'text', key)
    .addColumn('point_id', 'integer', partOf('recycling_points.id'))
    .addColumn('expires_at', 'text', required)
    .addColumn('used_at', 'text')
    .execute();
  await addIndex(db, 'freshness_links', ['point_id']);
}

export async function up(db: Schema): Promise<void> {
  await createLeases(db);
  await createReports(db);
  await createFreshnessLinks(db);
}
