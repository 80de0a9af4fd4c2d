import { addIndex, numberedTable, required, type Schema, text, zero } from '../migration-columns.ts';

/** What staff did at the desk: who, when, what, and what became of it. */
async function createActs(db: Schema): Promise<void> {
  await numberedTable(db, 'desk_acts')
    .addColumn('at', 'text', required)
    .addColumn('account_id', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
    .addColumn('actor_name', 'text', required)
    .addColumn('area', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('subject', 'text', text)
    .addColumn('note', 'text', text)
    .addColumn('status', 'integer')
    .execute();
  await addIndex(db, 'desk_acts', ['area', 'subject']);
}

const foldedAsOf = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** What staff made of a submission, and what its search looks into. */
async function extendSubmissions(db: Schema): Promise<void> {
  const add = (name: string) => db.schema.alterTable('submissions').addColumn(name, 'text').execute();
  for (const name of ['outcome', 'handled_at', 'handled_note']) await add(name);
  await db.schema
    .alterTable('submissions')
    .addColumn('handled_by', 'integer', (column) => column.references('accounts.id').onDelete('set null'))
    .execute();
  await db.schema.alterTable('submissions').addColumn('search_text', 'text', text).execute();
  const rows = await db.selectFrom('submissions').select(['id', 'reference', 'fields']).execute();
  for (const { id, reference, fields } of rows) {
    const words = [reference, ...Object.values(JSON.parse(fields) as Record<string, string>)].join(' ');
    await db
      .updateTable('submissions')
      .set({ search_text: foldedAsOf(words) })
      .where('id', '=', id)
      .execute();
  }
}

/** Points may also be given to a balance, and one request changes it once however often it comes. */
async function extendWithdrawals(db: Schema): Promise<void> {
  await db.schema.alterTable('withdrawals').addColumn('is_credit', 'integer', zero).execute();
  await db.schema.alterTable('withdrawals').addColumn('request_key', 'text').execute();
  await db.schema
    .createIndex('withdrawals_request_key')
    .unique()
    .on('withdrawals')
    .column('request_key')
    .execute();
}

export async function up(db: Schema): Promise<void> {
  await createActs(db);
  await extendSubmissions(db);
  await extendWithdrawals(db);
}
