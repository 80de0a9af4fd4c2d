import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { containsWords } from '../../database/search-text.ts';
import type { Row } from '../../database/tables.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { SubmissionKind } from './repository.ts';

/** The lists of submissions: those that nobody has handled, those that somebody has, and what robots sent. */
export const SUBMISSION_LISTS = ['open', 'handled', 'spam'] as const;

/** What staff make of a submission. */
export const OUTCOMES = ['answered', 'closed'] as const;

/** What narrows the list of submissions. */
export interface SubmissionFilter {
  readonly list: (typeof SUBMISSION_LISTS)[number];
  readonly kind?: SubmissionKind | undefined;
  readonly q?: string | undefined;
  readonly after?: number | undefined;
}

const submissions = (db: Database) =>
  db
    .selectFrom('submissions')
    .leftJoin('accounts', 'accounts.id', 'submissions.handled_by')
    .selectAll('submissions')
    .select('accounts.name as handler');

type Found = Row<'submissions'> & { readonly handler: string | null };

function toAnswer({ id: _, fields, is_spam, handled_by: __, search_text: ___, handler, ...row }: Found) {
  const given = Object.entries(JSON.parse(fields) as Record<string, string>);
  return {
    ...row,
    is_spam: is_spam === 1,
    fields: given.map(([name, value]) => ({ name, value })),
    handled_by: handler,
  };
}

/** One page of submissions, the oldest open ones first, the others newest first. */
export async function listSubmissions(db: Database, { list, kind, q = '', after }: SubmissionFilter) {
  const [direction, compares] = list === 'open' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const rows = await submissions(db)
    .where('is_spam', '=', list === 'spam' ? 1 : 0)
    .$if(list !== 'spam', (query) => query.where('outcome', list === 'open' ? 'is' : 'is not', null))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'question'))
    .$if(q !== '', (query) => query.where(containsWords('submissions.search_text', q)))
    .$if(after !== undefined, (query) => query.where('submissions.id', compares, after ?? 0))
    .orderBy('submissions.id', direction)
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ id }) => String(id));
  return { data: page.map(toAnswer), next };
}

/** One submission with all that was sent. */
export async function showSubmission(db: Database, reference: string) {
  const row = await submissions(db).where('reference', '=', reference).executeTakeFirst();
  return row && toAnswer(row);
}

const noSuchSubmission = (): RequestError =>
  new RequestError({ status: 404, code: 'submission-not-found', title: 'There is no such submission' });

const handledAlready = (name: string | null): RequestError =>
  new RequestError({
    status: 409,
    code: 'handled-already',
    title: name === null ? 'Somebody has handled this already' : `${name} has handled this already`,
  });

/** The submission of a reference. */
export async function knownSubmission(db: Database, reference: string) {
  const found = await showSubmission(db, reference);
  if (!found) throw noSuchSubmission();
  return found;
}

/** What somebody made of a submission. */
export interface Handling {
  readonly outcome: (typeof OUTCOMES)[number];
  readonly note: string;
  readonly by: number;
}

/**
 * Marks a submission as handled, once.
 *
 * @throws RequestError 404 where there is no such submission, 409 `handled-already`
 */
export async function handleSubmission(
  db: Database,
  reference: string,
  { outcome, note, by }: Handling,
): Promise<void> {
  const changed = await db
    .updateTable('submissions')
    .set({ outcome, handled_note: note, handled_by: by, handled_at: currentTime().toISOString() })
    .where('reference', '=', reference)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw handledAlready((await knownSubmission(db, reference)).handled_by);
}

/** Opens a submission that was handled again; one that is open stays so. */
export async function reopenSubmission(db: Database, reference: string): Promise<void> {
  await knownSubmission(db, reference);
  await db
    .updateTable('submissions')
    .set({ outcome: null, handled_note: null, handled_by: null, handled_at: null })
    .where('reference', '=', reference)
    .execute();
}
