import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { forgetSentMails } from '../mail/outbox-repository.ts';
import { forgetUnconfirmed } from '../resources/newsletter/repository.ts';

const HOUR_MS = 3_600_000;
const KEPT_MS = 30 * 24 * HOUR_MS;

/** Forgets what nobody needs any more: mails that were sent, and addresses that were never confirmed. */
export async function forgetOldMail(db: Database, now: Date): Promise<void> {
  const before = new Date(now.valueOf() - KEPT_MS);
  await forgetSentMails(db, before);
  await forgetUnconfirmed(db, before);
}

/** Does so every hour for as long as the app runs. */
export function registerRetention(app: FastifyInstance, db: Database): void {
  const forget = () =>
    forgetOldMail(db, new Date()).catch((error) =>
      app.log.warn({ err: error }, 'old mail could not be forgotten'),
    );
  const timer = setInterval(forget, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
