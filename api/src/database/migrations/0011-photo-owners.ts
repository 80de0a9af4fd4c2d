import { addIndex, type Schema } from '../migration-columns.ts';

/** Whose a photo is. What came with demo data or an import has no owner and no moment, and is never deleted as unused. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('photos')
    .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
    .execute();
  await db.schema
    .alterTable('photos')
    .addColumn('organization_id', 'integer', (column) => column.references('organizations.id'))
    .execute();
  await db.schema.alterTable('photos').addColumn('created_at', 'text').execute();
  await addIndex(db, 'photos', ['created_at']);
  await addIndex(db, 'point_photos', ['photo_id']);
  await addIndex(db, 'charity_events', ['photo_id']);
}
