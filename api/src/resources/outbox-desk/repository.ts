import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { containsPattern } from '../../database/search-text.ts';
import { withoutTokens } from '../../mail/link-token.ts';
import { contentOf, type OutboxMail } from '../../mail/outbox-repository.ts';

/** The states of mails; what needs somebody stands first. */
export const MAIL_STATES = ['failed', 'waiting', 'sent'] as const;

/** What narrows the list of mails. */
export interface MailFilter {
  readonly state: (typeof MAIL_STATES)[number];
  /** A part of the recipient's address. */
  readonly q?: string | undefined;
  readonly after?: number | undefined;
}

function toAnswer(mail: OutboxMail) {
  const { id, kind, recipient, subject, state, attempts, created_at, settled_at, last_error } = mail;
  const next_attempt_at = state === 'waiting' && attempts > 0 ? mail.next_attempt_at : null;
  return {
    id: String(id),
    kind,
    recipient,
    subject,
    state,
    attempts,
    created_at,
    next_attempt_at,
    settled_at,
    last_error,
  };
}

const isTo = (words: string): Expression<SqlBool> =>
  words === ''
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`lower(recipient) like ${containsPattern(words)} escape '\\'`;

/** One page of the mails in a state, the newest first. */
export async function listMails(db: Database, { state, q = '', after }: MailFilter) {
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('state', '=', state)
    .where(isTo(q))
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? 0))
    .orderBy('id', 'desc')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  return { data: page.map(toAnswer), next };
}

/** One mail with what it says; whoever reads it cannot use its links. */
export async function showMail(db: Database, id: number | undefined) {
  const mail = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
  return mail && { ...toAnswer(mail), text: withoutTokens(contentOf(mail).text) };
}
