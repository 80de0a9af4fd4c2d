import { type ColumnDefinitionBuilder, type Kysely, PostgresAdapter } from 'kysely';

type Column = ColumnDefinitionBuilder;
// biome-ignore lint/suspicious/noExplicitAny: a migration knows no tables yet
type Schema = Kysely<any>;

const required = (column: Column): Column => column.notNull();
const flag = (column: Column): Column => column.notNull().defaultTo(0);
const text = (column: Column): Column => column.notNull().defaultTo('');

const isPostgres = (db: Schema): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** The one place where the dialects differ: how a table numbers its rows. */
const numberType = (db: Schema): 'serial' | 'integer' => (isPostgres(db) ? 'serial' : 'integer');
const numbered =
  (db: Schema) =>
  (column: Column): Column =>
    isPostgres(db) ? column.primaryKey() : column.primaryKey().autoIncrement();

async function createAccounts(db: Schema): Promise<void> {
  await db.schema
    .createTable('organizations')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('full_name', 'text', required)
    .addColumn('tin', 'text', text)
    .addColumn('address', 'text', text)
    .addColumn('contacts', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('avatar_id', 'text')
    .addColumn('avatar_url', 'text')
    .execute();
  await db.schema
    .createTable('accounts')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', required)
    .addColumn('phone', 'text')
    .addColumn('password_hash', 'text', required)
    .addColumn('is_active', 'integer', flag)
    .addColumn('is_blocked', 'integer', flag)
    .addColumn('is_staff', 'integer', flag)
    .addColumn('is_superuser', 'integer', flag)
    .addColumn('roles', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('balance', 'integer', flag)
    .addColumn('organization_id', 'integer', (column) => column.references('organizations.id'))
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('revoked_tokens')
    .addColumn('jti', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', required)
    .execute();
}

async function createDictionaries(db: Schema): Promise<void> {
  await db.schema
    .createTable('raw_materials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('names', 'text', required)
    .execute();
  await db.schema
    .createTable('units')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', required)
    .addColumn('names', 'text', required)
    .execute();
  await db.schema
    .createTable('point_icons')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('family', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('names', 'text', required)
    .execute();
}

async function createPhotos(db: Schema): Promise<void> {
  await db.schema
    .createTable('photos')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', required)
    .addColumn('thumbnail_path', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .execute();
}

async function createPointTable(db: Schema): Promise<void> {
  await db.schema
    .createTable('recycling_points')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('status', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('address', 'text', text)
    .addColumn('city', 'text', text)
    .addColumn('country', 'text', required)
    .addColumn('time_zone', 'text', required)
    .addColumn('lng', 'double precision', required)
    .addColumn('lat', 'double precision', required)
    .addColumn('icon_id', 'text', (column) => column.notNull().references('point_icons.id'))
    .addColumn('comment', 'text', text)
    .addColumn('collection_rules', 'text', text)
    .addColumn('working_hours', 'text')
    .addColumn('working_hours_text', 'text')
    .addColumn('contact_name', 'text', text)
    .addColumn('contact_phone', 'text', text)
    .addColumn('contact_email', 'text', text)
    .addColumn('organization_id', 'integer', (column) => column.references('organizations.id'))
    .addColumn('author_id', 'integer', (column) => column.references('accounts.id'))
    .addColumn('operator_name', 'text', text)
    .addColumn('source_id', 'text', (column) => column.references('point_sources.id'))
    .addColumn('source_ref', 'text')
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addUniqueConstraint('recycling_points_source_row', ['source_id', 'source_ref'])
    .execute();
}

async function createPointParts(db: Schema): Promise<void> {
  await db.schema
    .createTable('point_rates')
    .addColumn('id', numberType(db), numbered(db))
    .addColumn('point_id', 'integer', (column) =>
      column.notNull().references('recycling_points.id').onDelete('cascade'),
    )
    .addColumn('material_id', 'text', (column) => column.notNull().references('raw_materials.id'))
    .addColumn('unit_slug', 'text', (column) => column.notNull().references('units.slug'))
    .addColumn('price', 'double precision', required)
    .addColumn('position', 'integer', required)
    .execute();
  await db.schema
    .createTable('point_photos')
    .addColumn('point_id', 'integer', (column) =>
      column.notNull().references('recycling_points.id').onDelete('cascade'),
    )
    .addColumn('photo_id', 'text', (column) => column.notNull().references('photos.id'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('point_photos_key', ['point_id', 'position'])
    .execute();
}

async function createPoints(db: Schema): Promise<void> {
  await db.schema
    .createTable('point_sources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('url', 'text', required)
    .addColumn('licence', 'text', required)
    .execute();
  await createPointTable(db);
  await createPointParts(db);
}

async function createEvents(db: Schema): Promise<void> {
  await db.schema
    .createTable('charity_events')
    .addColumn('id', numberType(db), numbered(db))
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
    .addColumn('photo_id', 'text', (column) => column.references('photos.id'))
    .addColumn('author_id', 'integer', (column) => column.references('accounts.id'))
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
}

async function createIndexes(db: Schema): Promise<void> {
  const index = (table: string, columns: string[]) =>
    db.schema
      .createIndex(`${table}_${columns.join('_')}`)
      .on(table)
      .columns(columns)
      .execute();
  await index('recycling_points', ['status', 'lat', 'lng']);
  await index('recycling_points', ['status', 'city']);
  await index('recycling_points', ['organization_id', 'updated_at']);
  await index('point_rates', ['point_id', 'position']);
  await index('point_rates', ['material_id', 'point_id']);
  await index('charity_events', ['status', 'ends_at']);
}

async function createDataVersions(db: Schema): Promise<void> {
  await db.schema
    .createTable('data_versions')
    .addColumn('name', 'text', (column) => column.primaryKey())
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
