import { type Answer, LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';

/** What staff make of a submission. */
export const OUTCOMES = ['answered', 'closed'] as const;

/** What somebody sent through a form of the portal. */
export interface Submission {
  readonly reference: string;
  /** The form, as the API names it. */
  readonly kind: string;
  readonly locale: Locale;
  readonly sentAt: string;
  /** All that was filled in, by the names of the fields. */
  readonly fields: ReadonlyMap<string, string>;
  /** Null while it is open. */
  readonly handled: {
    readonly outcome: (typeof OUTCOMES)[number];
    readonly at: string;
    readonly by: string | null;
    readonly note: string;
  } | null;
}

function readSubmission(entry: Answer): Submission {
  const at = entry.momentOrNull('handled_at');
  return {
    reference: entry.text('reference'),
    kind: entry.text('kind'),
    locale: entry.oneOf('locale', LOCALES),
    sentAt: entry.moment('created_at'),
    fields: new Map(entry.list('fields').map((field) => [field.text('name'), field.text('value')])),
    handled:
      at === null
        ? null
        : {
            outcome: entry.oneOf('outcome', OUTCOMES),
            at,
            by: entry.textOrNull('handled_by'),
            note: entry.textOrNull('handled_note') ?? '',
          },
  };
}

/** What people sent through the forms. */
export const submissions = createKeyPages('/submissions/', readSubmission);

/** One of them. */
export const submission = createOneEntry((reference) => `/submissions/${reference}/`, readSubmission);

/** Marking it as handled, and opening it again. */
export const handling = createAct();

/** Erasing it for good. */
export const erasure = createAct();

sample({ clock: handling.ended, target: submission.refreshed });
