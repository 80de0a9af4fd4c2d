import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { MailSettings } from '../mail/mail-settings.ts';
import { forgetLocalMails, forgetSentMails } from '../mail/outbox-repository.ts';
import { forgetAccountLinks } from '../resources/accounts/account-links.ts';
import { forgetUnconfirmed } from '../resources/newsletter/repository.ts';
import { forgetSpam } from '../resources/submissions/repository.ts';

const HOUR_MS = 3_600_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/**
 * Forgets what nobody needs any more: mails that were sent or that nothing sends, addresses that were never confirmed,
 * spam, and old links.
 */
export async function forgetOldForms(
  db: Database,
  { smtpUrl }: Pick<MailSettings, 'smtpUrl'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.valueOf() - KEPT_MS);
  await forgetSentMails(db, before);
  if (!smtpUrl) await forgetLocalMails(db, before);
  await forgetUnconfirmed(db, before);
  await forgetSpam(db, before);
  await forgetAccountLinks(db, before);
}

/** Does so every hour for as long as the app runs. */
export function registerRetention(app: FastifyInstance, db: Database, mail: MailSettings): void {
  const forget = () =>
    forgetOldForms(db, mail, new Date()).catch((error) =>
      app.log.warn({ err: error }, 'old forms could not be forgotten'),
    );
  const timer = setInterval(forget, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
