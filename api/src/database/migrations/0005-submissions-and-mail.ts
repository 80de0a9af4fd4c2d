import {
  addIndex,
  distinct,
  key,
  numberedTable,
  partOf,
  required,
  type Schema,
  zero,
} from '../migration-columns.ts';

async function createSubmissions(db: Schema): Promise<void> {
  await numberedTable(db, 'submissions')
    .addColumn('kind', 'text', required)
    .addColumn('reference', 'text', distinct)
    .addColumn('fields', 'text', required)
    .addColumn('locale', 'text', required)
    .addColumn('is_spam', 'integer', zero)
    .addColumn('created_at', 'text', required)
    .execute();
}

async function createMailOutbox(db: Schema): Promise<void> {
  await numberedTable(db, 'mail_outbox')
    .addColumn('message_id', 'text', distinct)
    .addColumn('kind', 'text', required)
    .addColumn('recipient', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('content', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempts', 'integer', zero)
    .addColumn('next_attempt_at', 'text', required)
    .addColumn('claim', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('settled_at', 'text')
    .execute();
  await addIndex(db, 'mail_outbox', ['state', 'next_attempt_at']);
}

async function createNewsletter(db: Schema): Promise<void> {
  await numberedTable(db, 'newsletter_subscribers')
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('locale', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('link_mailed_at', 'text', required)
    .addColumn('created_at', 'text', required)
    .addColumn('confirmed_at', 'text')
    .addColumn('left_at', 'text')
    .execute();
  await db.schema
    .createTable('newsletter_links')
    .addColumn('token_hash', 'text', key)
    .addColumn('subscriber_id', 'integer', partOf('newsletter_subscribers.id'))
    .addColumn('purpose', 'text', required)
    .addColumn('expires_at', 'text')
    .addColumn('used_at', 'text')
    .execute();
  await addIndex(db, 'newsletter_links', ['subscriber_id']);
}

export async function up(db: Schema): Promise<void> {
  await createSubmissions(db);
  await createMailOutbox(db);
  await createNewsletter(db);
}
