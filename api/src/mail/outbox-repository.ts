import { randomUUID } from 'node:crypto';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/tables.ts';
import type { MailSettings } from './mail-settings.ts';

/** What the outbox keeps of a mail beside its recipient and subject. */
export interface MailContent {
  /** The name beside the portal's own address. */
  readonly fromName: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to; the portal's own address unless given. */
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly headers?: Readonly<Record<string, string>>;
}

/** A mail to be sent. `kind` says what for, so that staff can tell them apart. */
export interface NewMail extends MailContent {
  readonly kind: string;
  readonly to: string;
  readonly subject: string;
}

/** A row of the outbox. */
export type OutboxMail = Row<'mail_outbox'>;

/** Reads back what {@link enqueueMail} wrote. */
export const contentOf = (mail: OutboxMail): MailContent => JSON.parse(mail.content);

/**
 * Puts a mail into the outbox: call it inside the transaction that stores what the mail is about, so that there is
 * never the one without the other.
 */
export async function enqueueMail(
  db: Database,
  mail: NewMail,
  { from }: Pick<MailSettings, 'from'>,
): Promise<void> {
  const { kind, to, subject, ...content } = mail;
  const now = currentTime().toISOString();
  const row = {
    message_id: `<${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    kind,
    recipient: to,
    subject,
    content: JSON.stringify(content satisfies MailContent),
    state: 'waiting' as const,
    next_attempt_at: now,
    created_at: now,
  };
  await db.insertInto('mail_outbox').values(row).execute();
}

/**
 * Takes mails that are due, for as long as the lease lasts: no other worker gets them before it ends, and if this
 * worker dies they are due again by themselves. The condition stands twice, because PostgreSQL looks at it again after
 * it has waited for a row that another worker was claiming.
 */
export async function claimDueMails(
  db: Database,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<OutboxMail[]> {
  const now = currentTime();
  const due = db
    .selectFrom('mail_outbox')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now.toISOString())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit);
  return db
    .updateTable('mail_outbox')
    .set((eb) => ({
      claim: randomUUID(),
      attempts: eb('attempts', '+', 1),
      next_attempt_at: new Date(now.valueOf() + leaseMs).toISOString(),
    }))
    .where('id', 'in', due)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now.toISOString())
    .returningAll()
    .execute();
}

/** The result of an attempt to send a mail. */
export type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly retryAt: Date; readonly error: string }
  | { readonly state: 'failed'; readonly error: string };

/** Stores the result of an attempt, unless another worker has claimed the mail meanwhile. */
export async function settleMail(db: Database, mail: OutboxMail, outcome: Outcome): Promise<void> {
  const now = currentTime().toISOString();
  await db
    .updateTable('mail_outbox')
    .set({
      state: outcome.state,
      last_error: outcome.state === 'sent' ? null : outcome.error,
      ...(outcome.state === 'waiting'
        ? { next_attempt_at: outcome.retryAt.toISOString() }
        : { settled_at: now }),
    })
    .where('id', '=', mail.id)
    .where('claim', '=', mail.claim)
    .where('state', '=', 'waiting')
    .execute();
}

/** The newest mails, at most `limit`. */
export function newestMails(db: Database, limit: number): Promise<OutboxMail[]> {
  return db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** Mails that are not sent: those that wait, and those that were given up. */
export function unsentMails(db: Database): Promise<OutboxMail[]> {
  return db.selectFrom('mail_outbox').selectAll().where('state', '<>', 'sent').orderBy('id').execute();
}

/** Makes mails that were given up, or one of them, due again with all their attempts. Returns how many. */
export async function retryFailedMails(db: Database, id?: number): Promise<number> {
  const retried = db
    .updateTable('mail_outbox')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: currentTime().toISOString(), settled_at: null })
    .where('state', '=', 'failed');
  const { numUpdatedRows } = await (id === undefined
    ? retried
    : retried.where('id', '=', id)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Deletes mails that were queued before a moment: for an installation without a mail server, where they are read in the
 * local outbox and nothing ever sends them.
 */
export async function forgetLocalMails(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('state', '=', 'waiting')
    .where('created_at', '<', before.toISOString())
    .execute();
}

/** Deletes mails that were sent before a moment: they hold personal data. */
export async function forgetSentMails(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('state', '=', 'sent')
    .where('settled_at', '<', before.toISOString())
    .execute();
}
