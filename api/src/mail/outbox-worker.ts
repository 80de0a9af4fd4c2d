import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { claimDueMails, type OutboxMail, type Outcome, settleMail } from './outbox-repository.ts';
import { retryDelay } from './retry-delay.ts';
import { type MailSender, SEND_WITHIN_MS } from './smtp-sender.ts';

/** How patient the worker is; the defaults are for real mail servers, tests are in a hurry. */
export interface Patience {
  /** Mails under way at a time. */
  readonly lanes: number;
  readonly attempts: number;
  readonly firstRetryMs: number;
  readonly leaseMs: number;
  readonly lookEveryMs: number;
}

/** Twenty attempts end after about two days. */
export const PATIENCE: Patience = {
  lanes: 5,
  attempts: 20,
  firstRetryMs: 10_000,
  leaseMs: 2 * SEND_WITHIN_MS,
  lookEveryMs: 5000,
};

/** Sends what is in the outbox until it is stopped. */
export interface OutboxWorker {
  /** Looks into the outbox now instead of at the next turn. */
  wake(): void;
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** What the worker works with. */
export interface WorkerParts {
  readonly db: Database;
  readonly sender: MailSender;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  readonly patience: Patience;
}

interface SmtpError extends Error {
  readonly code?: string;
  /** A 5xx answer of the mail server to this very mail. */
  readonly permanent?: boolean;
}

/** The server refuses this mail or its recipient for good. A refused login is none: that is put right by the staff. */
const isRefused = ({ code, permanent }: SmtpError): boolean =>
  permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');

function outcomeOf(mail: OutboxMail, error: SmtpError, patience: Patience): Outcome {
  const words = `${error.code ?? error.name}: ${error.message}`.slice(0, 500);
  if (mail.attempts >= patience.attempts || isRefused(error)) return { state: 'failed', error: words };
  const wait = retryDelay(mail.attempts, patience.firstRetryMs);
  return { state: 'waiting', retryAt: new Date(Date.now() + wait), error: words };
}

async function attempt({ db, sender, log, patience }: WorkerParts, mail: OutboxMail): Promise<void> {
  const facts = { mail: mail.id, kind: mail.kind, attempt: mail.attempts };
  try {
    await sender.send(mail);
  } catch (error) {
    const outcome = outcomeOf(mail, error as SmtpError, patience);
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
  const { patience } = parts;
  let awake = new AbortController();
  let stopped = false;

  const turn = async (): Promise<number> => {
    const mails = await claimDueMails(parts.db, { limit: patience.lanes, leaseMs: patience.leaseMs });
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
        await delay(patience.lookEveryMs, undefined, { signal: awake.signal, ref: false }).catch(() => {});
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
