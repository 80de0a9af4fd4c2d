import { DESK_API, LOCALES } from '@ecocircle/shared-contracts';
import { flag, list, oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { Database } from '../../database/database.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { parseId } from '../../validation/numbers.ts';
import { SearchSchema, writtenText } from '../../validation/texts.ts';
import { deleteSubmission } from './delete-submission.ts';
import {
  handleSubmission,
  knownSubmission,
  listSubmissions,
  OUTCOMES,
  reopenSubmission,
  SUBMISSION_LISTS,
} from './desk-repository.ts';
import { STORED_KINDS } from './submission-mails.ts';

const LONGEST_NOTE = 1000;

const KINDS = Object.values(STORED_KINDS);

const Query = strictObject({
  list: oneOf(SUBMISSION_LISTS).default('open'),
  kind: oneOf(KINDS).optional(),
  q: SearchSchema.default(''),
  ...AFTER_ENTRY,
});
const Params = strictObject({ reference: text() });
const HandleBody = strictObject({ outcome: oneOf(OUTCOMES), note: writtenText(LONGEST_NOTE) });

const SubmissionSchema = tolerantObject({
  reference: text(),
  kind: text(),
  locale: oneOf(LOCALES),
  is_spam: flag(),
  created_at: text(),
  fields: list(tolerantObject({ name: text(), value: text() })),
  outcome: oneOf(OUTCOMES).nullable(),
  handled_at: text().nullable(),
  handled_by: text().nullable(),
  handled_note: text().nullable(),
});
const ListSchema = tolerantObject({ data: list(SubmissionSchema), ...NEXT_ENTRY });
const OneSchema = tolerantObject({ data: SubmissionSchema });

const config = { access: 'moderator' } as const;
const path = (end = '') => `${DESK_API}/submissions/${end}`;

function registerReading(app: Routes, db: Database): void {
  app.get(
    path(),
    { config, schema: { querystring: Query, ...answers({ 200: ListSchema }, 401) } },
    ({ query }) => listSubmissions(db, { ...query, after: parseId(query.after ?? '') }),
  );
  app.get(
    path(':reference/'),
    { config, schema: { params: Params, ...answers({ 200: OneSchema }, 401, 404) } },
    async ({ params }) => ({ data: await knownSubmission(db, params.reference) }),
  );
}

/** What people sent through the public forms: the lists, one of them, and what staff make of it. */
export function registerSubmissionDesk(app: Routes, db: Database): void {
  registerReading(app, db);
  const schema = { params: Params, ...answers({ 200: DONE }, 401, 404, 409) };
  app.post(
    path(':reference/handle/'),
    { config, schema: { ...schema, body: HandleBody } },
    async (request) => {
      const by = staffOf(request).account.id;
      await handleSubmission(db, request.params.reference, { ...request.body, by });
      return { is_ok: true };
    },
  );
  app.post(
    path(':reference/reopen/'),
    { config, schema: { ...schema, body: strictObject({}) } },
    async ({ params }) => {
      await reopenSubmission(db, params.reference);
      return { is_ok: true };
    },
  );
  app.post(
    path(':reference/erase/'),
    { config: { access: 'operator' }, schema: { ...schema, body: strictObject({}) } },
    async ({ params }) => {
      await knownSubmission(db, params.reference);
      await deleteSubmission(db, params.reference);
      return { is_ok: true };
    },
  );
}
