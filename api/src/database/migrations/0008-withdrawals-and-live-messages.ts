import { addIndex, numberedTable, partOf, required, type Schema, text } from '../migration-columns.ts';

export async function up(db: Schema): Promise<void> {
  await numberedTable(db, 'withdrawals')
    .addColumn('account_id', 'integer', partOf('accounts.id'))
    .addColumn('amount', 'integer', required)
    .addColumn('balance_after', 'integer', required)
    .addColumn('comment', 'text', text)
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndex(db, 'withdrawals', ['account_id', 'id']);
  await numberedTable(db, 'live_messages')
    .addColumn('account_id', 'integer', partOf('accounts.id'))
    .addColumn('title', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await addIndex(db, 'live_messages', ['created_at']);
}
