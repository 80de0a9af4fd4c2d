import type { Database } from '../database/database.ts';
import { SetupError } from '../errors/setup-error.ts';
import { deleteSubmission } from '../resources/submissions/delete-submission.ts';

/** One line per submission, newest first: reference, kind, language, when, from whom; those of robots are marked. */
export async function listSubmissions(db: Database): Promise<string> {
  const rows = await db.selectFrom('submissions').selectAll().orderBy('id', 'desc').limit(200).execute();
  if (rows.length === 0) return 'Nobody has sent a form yet.';
  const lines = rows.map(({ reference, kind, locale, created_at, fields, is_spam }) =>
    [reference, kind, locale, created_at, JSON.parse(fields).email, is_spam ? 'spam' : '-'].join('\t'),
  );
  return lines.join('\n');
}

/** Everything that was sent with one form. */
export async function showSubmission(db: Database, reference: string): Promise<string> {
  const row = await db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) throw new SetupError(`There is no submission ${reference}.`);
  const fields = Object.entries(JSON.parse(row.fields) as Record<string, string>);
  return fields.map(([name, value]) => `${name}: ${value}`).join('\n');
}

/** Erases one submission for good, with the mails about it. */
export async function eraseSubmission(db: Database, reference: string): Promise<string> {
  if (!(await deleteSubmission(db, reference))) throw new SetupError(`There is no submission ${reference}.`);
  return `Submission ${reference} is erased.`;
}
