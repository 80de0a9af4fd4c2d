import {
  addIndex,
  numberedTable,
  partOf,
  reference,
  required,
  type Schema,
  text,
} from '../migration-columns.ts';
import { foldText } from '../search-text.ts';

/** What the one text of an organisation was written in, by the country of its points. */
const LANGUAGES: Readonly<Record<string, string>> = { RU: 'ru_ru', KZ: 'kk_kz', AR: 'es_ar' };

async function addColumns(db: Schema): Promise<void> {
  await db.schema
    .alterTable('organizations')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('organizations').addColumn('search_text', 'text', text).execute();
}

async function createHistory(db: Schema): Promise<void> {
  await numberedTable(db, 'organization_history')
    .addColumn('organization_id', 'integer', partOf('organizations.id'))
    .addColumn('at', 'text', required)
    .addColumn('account_id', 'integer', (column) => reference('accounts.id')(column).onDelete('set null'))
    .addColumn('actor_name', 'text', text)
    .addColumn('difference', 'text', required)
    .execute();
  await addIndex(db, 'organization_history', ['organization_id', 'id']);
  await addIndex(db, 'organization_history', ['account_id']);
}

/** The key of the language that an organisation's one text is in. */
async function languageOf(db: Schema, organizationId: number): Promise<string> {
  const point = await db
    .selectFrom('recycling_points')
    .select('country')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst();
  return `about_${LANGUAGES[point?.country] ?? 'en_us'}`;
}

/** Each text belongs to a language from now on, and organisations are searched by what they are called. */
async function fillIn(db: Schema): Promise<void> {
  const rows = await db.selectFrom('organizations').selectAll().execute();
  for (const { id, full_name, tin, address, contacts } of rows) {
    const { about = '', ...others } = JSON.parse(contacts);
    const named = about === '' ? others : { [await languageOf(db, id)]: about, ...others };
    await db
      .updateTable('organizations')
      .set({
        contacts: JSON.stringify(named),
        search_text: foldText([full_name, tin, address].join(' ')),
      })
      .where('id', '=', id)
      .execute();
  }
}

export async function up(db: Schema): Promise<void> {
  await addColumns(db);
  await createHistory(db);
  await fillIn(db);
}
