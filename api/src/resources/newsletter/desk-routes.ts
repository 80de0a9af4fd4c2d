import { DESK_API } from '@ecocircle/shared-contracts';
import { figure, list, oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../../database/database.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers, content, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';
import {
  confirmedSubscribers,
  countSubscribers,
  listSubscribers,
  SUBSCRIBER_STATES,
} from './desk-repository.ts';
import { endSubscription } from './repository.ts';

const Query = strictObject({
  state: oneOf(SUBSCRIBER_STATES).default('confirmed'),
  q: SearchSchema.default(''),
  ...AFTER_ENTRY,
});

const ListSchema = tolerantObject({
  data: list(
    tolerantObject({
      id: text(),
      email: text(),
      locale: text(),
      status: oneOf(SUBSCRIBER_STATES),
      created_at: text(),
      confirmed_at: text().nullable(),
    }),
  ),
  ...NEXT_ENTRY,
});

const CountsSchema = tolerantObject({
  data: tolerantObject({
    counts: list(
      tolerantObject({ status: oneOf(['pending', 'confirmed', 'left']), locale: text(), count: figure() }),
    ),
  }),
});

const config = { access: 'operator' } as const;
const path = (end = '') => `${DESK_API}/subscribers/${end}`;

function registerReading(app: Routes, db: Database): void {
  app.get(
    path(),
    { config, schema: { querystring: Query, ...answers({ 200: ListSchema }, 401, 403) } },
    ({ query }) => listSubscribers(db, { ...query, after: parseId(query.after ?? '') }),
  );
  app.get(path('counts/'), { config, schema: { ...answers({ 200: CountsSchema }, 401, 403) } }, async () => ({
    data: { counts: await countSubscribers(db) },
  }));
}

/** A table that spreadsheets open as it is: what they would run as a formula stays a text. */
const tableOf = (rows: readonly (readonly (string | null)[])[]): string =>
  stringify([['email', 'locale'], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });

/** Readers of the newsletter at the desk, for operators: their addresses are personal data. */
export function registerSubscriberDesk(app: Routes, db: Database): void {
  registerReading(app, db);
  // A POST, because a copy of all addresses leaves a trace among the acts of staff.
  app.post(
    path('export/'),
    { config, schema: { body: strictObject({}), ...answers({ 200: content('text/csv') }, 401, 403) } },
    async (_, reply) => {
      const rows = await confirmedSubscribers(db);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="subscribers.csv"')
        .send(tableOf(rows.map(({ email, locale }) => [email, locale])));
    },
  );
  app.post(
    path(':id/leave/'),
    {
      config,
      schema: { params: IdParams, body: strictObject({}), ...answers({ 200: DONE }, 401, 403, 404) },
    },
    async ({ params }) => {
      const id = parseId(params.id);
      if (id === undefined || !(await endSubscription(db, id)))
        throw new RequestError({
          status: 404,
          code: 'subscriber-not-found',
          title: 'There is no such subscriber',
        });
      return { is_ok: true };
    },
  );
}
