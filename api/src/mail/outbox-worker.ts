import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { claimDueMails, type OutboxMail, type Outcome, settleMail } from './outbox-repository.ts';
import { retryDelay } from './retry-delay.ts';
import { type MailSender, SEND_WITHIN_MS } from './smtp-sender.ts';

/** Time and retry settings of the worker; the defaults are for real mail servers, tests use shorter ones. */
export interface WorkerSettings {
  /** Mails that are sent at the same time. */
  readonly lanes: number;
  readonly attempts: number;
  readonly firstRetryMs: number;
  readonly leaseMs: number;
  readonly lookEveryMs: number;
}

/** Twenty attempts end after about two days. */
export const WORKER_DEFAULTS: WorkerSettings = {
  lanes: 5,
  attempts: 20,
  firstRetryMs: 10_000,
  leaseMs: 2 * SEND_WITHIN_MS,
  lookEveryMs: 5000,
};

/** Sends the mails of the outbox until it is stopped. */
export interface OutboxWorker {
  /** Reads the outbox now instead of at the next interval. */
  wake(): void;
  /** Resolves when no mail is being sent any more. */
  stop(): Promise<void>;
}

/** What the worker needs. */
export interface WorkerParts {
  readonly db: Database;
  readonly sender: MailSender;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly settings: WorkerSettings;
}

interface SmtpError extends Error {
  readonly code?: string;
  /** A 5xx answer of the mail server to this mail. */
  readonly permanent?: boolean;
}

/** The server refuses this mail or its recipient for good. A refused login is not meant: staff can correct that. */
const isRefused = ({ code, permanent }: SmtpError): boolean =>
  permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');

function outcomeOf(mail: OutboxMail, error: SmtpError, settings: WorkerSettings): Outcome {
  const words = `${error.code ?? error.name}: ${error.message}`.slice(0, 500);
  if (mail.attempts >= settings.attempts || isRefused(error)) return { state: 'failed', error: words };
  const wait = retryDelay(mail.attempts, settings.firstRetryMs);
  return { state: 'waiting', retryAt: new Date(currentTime().valueOf() + wait), error: words };
}

async function attempt({ db, sender, log, settings }: WorkerParts, mail: OutboxMail): Promise<void> {
  const facts = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
  try {
    await sender.send(mail);
  } catch (error) {
    const outcome = outcomeOf(mail, error as SmtpError, settings);
    await settleMail(db, mail, outcome);
    const { code } = error as SmtpError;
    if (outcome.state === 'failed')
      log.error({ ...facts, code }, 'a mail is given up; see `staff outbox list`');
    else log.warn({ ...facts, code }, 'a mail could not be sent yet');
    return;
  }
  await settleMail(db, mail, { state: 'sent' });
  log.info(facts, 'a mail is sent');
}

/** Starts sending. Any number of workers may share a database. */
export function startOutboxWorker(parts: WorkerParts): OutboxWorker {
  const { settings } = parts;
  let awake = new AbortController();
  let stopped = false;

  const turn = async (): Promise<number> => {
    const mails = await claimDueMails(parts.db, { limit: settings.lanes, leaseMs: settings.leaseMs });
    await Promise.all(mails.map((mail) => attempt(parts, mail)));
    return mails.length;
  };
  const work = async (): Promise<void> => {
    while (!stopped) {
      awake = new AbortController();
      const sent = await turn().catch((error) => {
        parts.log.error({ err: error }, 'the outbox cannot be read');
        return 0;
      });
      if (sent === 0)
        await delay(settings.lookEveryMs, undefined, { signal: awake.signal, ref: false }).catch(() => {});
    }
  };
  const working = work();
  const wake = () => awake.abort();
  const stop = async () => {
    stopped = true;
    wake();
    await working;
    parts.sender.close();
  };
  return { wake, stop };
}
