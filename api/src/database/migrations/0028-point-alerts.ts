import {
  addIndex,
  distinct,
  key,
  numberedTable,
  partOf,
  reference,
  required,
  type Schema,
  text,
  zero,
} from '../migration-columns.ts';

/** Who wants to be told when a point opens, where and for what, and the links in their mails. */
async function createAlerts(db: Schema): Promise<void> {
  await numberedTable(db, 'alert_addresses')
    .addColumn('email', 'text', distinct)
    .addColumn('mailed_at', 'text')
    .addColumn('told_full_at', 'text')
    .execute();
  await numberedTable(db, 'point_alerts')
    .addColumn('address_id', 'integer', reference('alert_addresses.id'))
    .addColumn('state', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('place', 'text', text)
    .addColumn('lng', 'double precision')
    .addColumn('lat', 'double precision')
    .addColumn('radius', 'integer')
    .addColumn('materials', 'text', required)
    .addColumn('links_mailed', 'integer', zero)
    .addColumn('link_mailed_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('ended_at', 'text')
    .execute();
  await addIndex(db, 'point_alerts', ['address_id']);
  await addIndex(db, 'point_alerts', ['lat']);
  await db.schema
    .createTable('alert_links')
    .addColumn('token_hash', 'text', key)
    .addColumn('alert_id', 'integer', partOf('point_alerts.id'))
    .addColumn('purpose', 'text', required)
    .addColumn('expires_at', 'text')
    .execute();
  await addIndex(db, 'alert_links', ['alert_id']);
}

/** What points take from now on, until it has been looked who wants to know, and what was found for whom. */
async function createFinds(db: Schema): Promise<void> {
  await numberedTable(db, 'point_openings')
    .addColumn('point_id', 'integer', partOf('recycling_points.id'))
    .addColumn('materials', 'text', required)
    .addColumn('opened_at', 'text', required)
    .execute();
  await addIndex(db, 'point_openings', ['point_id']);
  await db.schema
    .createTable('alert_finds')
    .addColumn('alert_id', 'integer', partOf('point_alerts.id'))
    .addColumn('point_id', 'integer', partOf('recycling_points.id'))
    .addColumn('material_id', 'text', required)
    .addColumn('found_at', 'text', required)
    .addColumn('told_at', 'text')
    .addPrimaryKeyConstraint('alert_finds_key', ['alert_id', 'point_id', 'material_id'])
    .execute();
  await addIndex(db, 'alert_finds', ['point_id']);
  await addIndex(db, 'alert_finds', ['told_at', 'alert_id']);
}

export async function up(db: Schema): Promise<void> {
  await createAlerts(db);
  await createFinds(db);
}
