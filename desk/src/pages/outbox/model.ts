import type { Answer } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';

/** What became of a mail: given up, still to be sent, or sent. */
export const MAIL_STATES = ['failed', 'waiting', 'sent'] as const;

/** A mail that leaves the portal. */
export interface Mail {
  readonly id: string;
  /** What it is for, as the log of the API names it. */
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: (typeof MAIL_STATES)[number];
  readonly attempts: number;
  readonly createdAt: string;
  /** When it is tried again; null where it was not tried yet, or is not tried any more. */
  readonly nextAttemptAt: string | null;
  /** When it was sent or given up. */
  readonly settledAt: string | null;
  /** What the mail server said last. */
  readonly lastError: string | null;
}

/** A mail with what it says, without the secrets of its links. */
export interface WholeMail extends Mail {
  readonly text: string;
}

const readMail = (entry: Answer): Mail => ({
  id: entry.text('id'),
  kind: entry.text('kind'),
  recipient: entry.text('recipient'),
  subject: entry.text('subject'),
  state: entry.oneOf('state', MAIL_STATES),
  attempts: entry.figure('attempts'),
  createdAt: entry.moment('created_at'),
  nextAttemptAt: entry.momentOrNull('next_attempt_at'),
  settledAt: entry.momentOrNull('settled_at'),
  lastError: entry.textOrNull('last_error'),
});

const readWhole = (entry: Answer): WholeMail => ({ ...readMail(entry), text: entry.text('text') });

/** The mails in a state. */
export const mails = createKeyPages('/outbox/', readMail);

/** One of them. */
export const mail = createOneEntry((id) => `/outbox/${id}/`, readWhole);

/** Sending one again that was given up. */
export const resending = createAct();

/** Sending all again that were given up. */
export const resendingAll = createAct();

sample({ clock: resending.ended, target: mail.refreshed });
sample({ clock: resendingAll.ended, target: mails.refreshed });
