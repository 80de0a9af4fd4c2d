import {
  DESK_API,
  ENTRY_STATES,
  LOCALES,
  MATERIAL_FAMILIES,
  THING_GAPS,
  THING_LISTS,
  type ThingSave,
} from '@ecocircle/shared-contracts';
import {
  figure,
  list,
  oneOf,
  strictObject,
  THING_DRAFT_FIELDS,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { idEntry, namesByLocale, VersionBody } from '../dictionary-desk/entry-bodies.ts';
import { noSuchEntry } from '../dictionary-desk/refusals.ts';
import { EntryHistorySchema } from '../dictionary-desk/routes.ts';
import { listDeskThings, showDeskThing } from './desk-things.ts';
import { createThing, publishThing, retireThing, saveThing } from './edit-thing.ts';

const PATH = `${DESK_API}/dictionaries/things/`;

const Query = strictObject({
  q: SearchSchema.optional(),
  family: oneOf(MATERIAL_FAMILIES).optional(),
  list: oneOf(THING_LISTS).optional(),
  ...AFTER_ENTRY,
});

const ENTRY = { id: text(), family: oneOf(MATERIAL_FAMILIES), state: oneOf(ENTRY_STATES) };

const ListSchema = tolerantObject({
  data: list(
    tolerantObject({
      ...ENTRY,
      names: tolerantObject(namesByLocale(() => text())),
      gaps: list(oneOf(THING_GAPS)),
      languages: list(oneOf(LOCALES)),
    }),
  ),
  ...NEXT_ENTRY,
});

const TextSchema = tolerantObject({
  name: text(),
  slug: text(),
  words: list(text()),
  prepare: text(),
  keepOut: text(),
  otherwise: text(),
  becomes: text(),
});

const DetailSchema = tolerantObject({
  data: tolerantObject({
    ...ENTRY,
    materials: list(text()),
    texts: tolerantObject(namesByLocale(() => TextSchema)),
    version: figure(),
    edited_at: text().nullable(),
    history: list(EntryHistorySchema),
  }),
});

const config = { access: 'operator' } as const;

const accountOf = (request: Pick<FastifyRequest, 'staff'>) => staffOf(request).account;

function registerReading(app: Routes, db: Database): void {
  app.get(
    PATH,
    { config, schema: { querystring: Query, ...answers({ 200: ListSchema }, 401, 403) } },
    ({ query }) => listDeskThings(db, query),
  );
  app.get(
    `${PATH}:id/`,
    { config, schema: { params: IdParams, ...answers({ 200: DetailSchema }, 401, 403, 404) } },
    async ({ params }) => {
      const data = await showDeskThing(db, params.id);
      if (!data) throw noSuchEntry();
      return { data };
    },
  );
}

function registerEditing(app: Routes, db: Database): void {
  const done = answers({ 200: DONE }, 401, 403, 404, 409);
  app.post(
    PATH,
    {
      config,
      schema: {
        body: strictObject({ ...idEntry(), ...THING_DRAFT_FIELDS }),
        ...answers({ 201: DONE }, 401, 403),
      },
    },
    async (request, reply) => {
      const { id, ...values } = request.body as ThingSave & { readonly id: string };
      await createThing(db, { id, staff: accountOf(request) }, values);
      return reply.code(201).send({ is_ok: true });
    },
  );
  app.put(
    `${PATH}:id/`,
    {
      config,
      schema: {
        params: IdParams,
        body: strictObject({ ...VersionBody.fields, ...THING_DRAFT_FIELDS }),
        ...done,
      },
    },
    async (request) => {
      const { version, ...values } = request.body as ThingSave & { readonly version: number };
      await saveThing(db, { id: request.params.id, version, staff: accountOf(request) }, values);
      return { is_ok: true };
    },
  );
  for (const [name, work] of Object.entries({ publish: publishThing, retire: retireThing }))
    app.post(
      `${PATH}:id/${name}/`,
      { config, schema: { params: IdParams, body: VersionBody, ...done } },
      async (request) => {
        await work(db, { id: request.params.id, ...request.body, staff: accountOf(request) });
        return { is_ok: true };
      },
    );
}

/** The dictionary of everyday things as data that operators keep. */
export function registerThingDesk(app: Routes, db: Database): void {
  registerReading(app, db);
  registerEditing(app, db);
}
