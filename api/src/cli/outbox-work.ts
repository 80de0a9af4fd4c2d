import type { Database } from '../database/database.ts';
import { type OutboxMail, retryFailedMails, unsentMails } from '../mail/outbox-repository.ts';

const line = (mail: OutboxMail): string =>
  [
    mail.id,
    mail.state,
    mail.attempts,
    mail.kind,
    mail.recipient,
    mail.state === 'waiting' ? `next ${mail.next_attempt_at}` : `given up ${mail.settled_at}`,
    mail.last_error ?? '-',
  ].join('\t');

/** One line per mail that is not sent: id, state, attempts, kind, recipient, when, the last error. */
export async function listUnsent(db: Database): Promise<string> {
  const mails = await unsentMails(db);
  return mails.length > 0 ? mails.map(line).join('\n') : 'Every mail is sent.';
}

/** Makes mails that were given up due again, or one of them. */
export async function retryMails(db: Database, id?: number): Promise<string> {
  const count = await retryFailedMails(db, id);
  if (count === 0) return 'There is no such mail that was given up.';
  return `${count} ${count === 1 ? 'mail' : 'mails'} will be sent again.`;
}
