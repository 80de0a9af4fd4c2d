import {
  addIndex,
  distinct,
  key,
  numberedTable,
  partOf,
  reference,
  required,
  requiredReference,
  type Schema,
  text,
  zero,
} from '../migration-columns.ts';

async function createAccounts(db: Schema): Promise<void> {
  await numberedTable(db, 'organizations')
    .addColumn('full_name', 'text', required)
    .addColumn('tin', 'text', text)
    .addColumn('address', 'text', text)
    .addColumn('contacts', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('avatar_id', 'text')
    .addColumn('avatar_url', 'text')
    .execute();
  await numberedTable(db, 'accounts')
    .addColumn('email', 'text', distinct)
    .addColumn('name', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('password_hash', 'text', required)
    .addColumn('is_active', 'integer', zero)
    .addColumn('is_blocked', 'integer', zero)
    .addColumn('is_staff', 'integer', zero)
    .addColumn('is_superuser', 'integer', zero)
    .addColumn('roles', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('balance', 'integer', zero)
    .addColumn('organization_id', 'integer', reference('organizations.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('revoked_tokens')
    .addColumn('jti', 'text', key)
    .addColumn('expires_at', 'text', required)
    .execute();
}

async function createDictionaries(db: Schema): Promise<void> {
  for (const name of ['raw_materials', 'point_icons'])
    await db.schema
      .createTable(name)
      .addColumn('id', 'text', key)
      .addColumn('family', 'text', required)
      .addColumn('position', 'integer', required)
      .addColumn('names', 'text', required)
      .execute();
  await db.schema
    .createTable('units')
    .addColumn('slug', 'text', key)
    .addColumn('position', 'integer', required)
    .addColumn('names', 'text', required)
    .execute();
}

async function createPhotos(db: Schema): Promise<void> {
  await db.schema
    .createTable('photos')
    .addColumn('id', 'text', key)
    .addColumn('path', 'text', required)
    .addColumn('thumbnail_path', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .execute();
}

async function createPointTable(db: Schema): Promise<void> {
  await numberedTable(db, 'recycling_points')
    .addColumn('status', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('address', 'text', text)
    .addColumn('city', 'text', text)
    .addColumn('country', 'text', required)
    .addColumn('time_zone', 'text', required)
    .addColumn('lng', 'double precision', required)
    .addColumn('lat', 'double precision', required)
    .addColumn('icon_id', 'text', requiredReference('point_icons.id'))
    .addColumn('comment', 'text', text)
    .addColumn('collection_rules', 'text', text)
    .addColumn('working_hours', 'text')
    .addColumn('working_hours_text', 'text')
    .addColumn('contact_name', 'text', text)
    .addColumn('contact_phone', 'text', text)
    .addColumn('contact_email', 'text', text)
    .addColumn('organization_id', 'integer', reference('organizations.id'))
    .addColumn('author_id', 'integer', reference('accounts.id'))
    .addColumn('operator_name', 'text', text)
    .addColumn('source_id', 'text', reference('point_sources.id'))
    .addColumn('source_ref', 'text')
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addUniqueConstraint('recycling_points_source_row', ['source_id', 'source_ref'])
    .execute();
}

async function createPointParts(db: Schema): Promise<void> {
  await numberedTable(db, 'point_rates')
    .addColumn('point_id', 'integer', partOf('recycling_points.id'))
    .addColumn('material_id', 'text', requiredReference('raw_materials.id'))
    .addColumn('unit_slug', 'text', requiredReference('units.slug'))
    .addColumn('price', 'double precision', required)
    .addColumn('position', 'integer', required)
    .execute();
  await db.schema
    .createTable('point_photos')
    .addColumn('point_id', 'integer', partOf('recycling_points.id'))
    .addColumn('photo_id', 'text', requiredReference('photos.id'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('point_photos_key', ['point_id', 'position'])
    .execute();
}

async function createPoints(db: Schema): Promise<void> {
  await db.schema
    .createTable('point_sources')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', required)
    .addColumn('url', 'text', required)
    .addColumn('licence', 'text', required)
    .execute();
  await createPointTable(db);
  await createPointParts(db);
}

async function createEvents(db: Schema): Promise<void> {
  await numberedTable(db, 'charity_events')
    .addColumn('status', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addColumn('starts_on', 'text', required)
    .addColumn('ends_on', 'text', required)
    .addColumn('time_zone', 'text', required)
    .addColumn('city', 'text', required)
    .addColumn('country', 'text', required)
    .addColumn('address', 'text', required)
    .addColumn('lng', 'double precision', required)
    .addColumn('lat', 'double precision', required)
    .addColumn('organizer_name', 'text', required)
    .addColumn('organizer_phone', 'text', text)
    .addColumn('organizer_email', 'text', text)
    .addColumn('photo_id', 'text', reference('photos.id'))
    .addColumn('author_id', 'integer', reference('accounts.id'))
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
}

async function createIndexes(db: Schema): Promise<void> {
  await addIndex(db, 'recycling_points', ['status', 'lat', 'lng']);
  await addIndex(db, 'recycling_points', ['status', 'city']);
  await addIndex(db, 'recycling_points', ['organization_id', 'updated_at']);
  await addIndex(db, 'point_rates', ['point_id', 'position']);
  await addIndex(db, 'point_rates', ['material_id', 'point_id']);
  await addIndex(db, 'charity_events', ['status', 'ends_at']);
}

async function createDataVersions(db: Schema): Promise<void> {
  await db.schema
    .createTable('data_versions')
    .addColumn('name', 'text', key)
    .addColumn('version', 'integer', required)
    .addColumn('changed_at', 'text', required)
    .execute();
  const changed_at = new Date().toISOString();
  const names = ['points', 'events', 'dictionaries'];
  await db
    .insertInto('data_versions')
    .values(names.map((name) => ({ name, version: 1, changed_at })))
    .execute();
}

export async function up(db: Schema): Promise<void> {
  await createAccounts(db);
  await createDictionaries(db);
  await createPhotos(db);
  await createPoints(db);
  await createEvents(db);
  await createIndexes(db);
  await createDataVersions(db);
}
