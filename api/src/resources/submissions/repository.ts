import type { Locale } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { foldText } from '../../database/search-text.ts';
import type { Tables } from '../../database/tables.ts';
import { newReference } from './reference.ts';

/** What a form was about. */
export type SubmissionKind = Tables['submissions']['kind'];

/** A submission to be stored; `fields` are as the form's schema gave them, without language and trap. */
export interface NewSubmission {
  readonly kind: SubmissionKind;
  readonly fields: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly isSpam: boolean;
}

const INITIALS: Readonly<Record<SubmissionKind, string>> = {
  question: 'Q',
  contact: 'C',
  inquiry: 'I',
  newsletter: 'N',
  registration: 'R',
  'sign-up': 'S',
};

/** Stores a submission under a reference that no other one has, and returns that. */
export async function insertSubmission(db: Database, submission: NewSubmission): Promise<string> {
  const { kind, fields, locale, isSpam } = submission;
  const row = {
    kind,
    locale,
    fields: JSON.stringify(fields),
    is_spam: isSpam ? (1 as const) : (0 as const),
    created_at: currentTime().toISOString(),
  };
  for (;;) {
    const reference = newReference(INITIALS[kind]);
    const search_text = foldText([reference, ...Object.values(fields)].join(' '));
    const stored = await db
      .insertInto('submissions')
      .values({ ...row, reference, search_text })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .executeTakeFirst();
    if (stored) return stored.reference;
  }
}

/** Deletes spam that was sent before a moment. */
export async function forgetSpam(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('submissions')
    .where('is_spam', '=', 1)
    .where('created_at', '<', before.toISOString())
    .execute();
}

/** Deletes what people sent before a moment. */
export async function forgetSubmissions(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('submissions').where('created_at', '<', before.toISOString()).execute();
}
