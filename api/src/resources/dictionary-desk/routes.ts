import {
  DESK_API,
  DICTIONARY_NAMES,
  type DictionaryName,
  ENTRY_ACTIONS,
  ENTRY_STATES,
  MATERIAL_FAMILIES,
} from '@ecocircle/shared-contracts';
import {
  figure,
  flag,
  list,
  oneOf,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { NEXT_ENTRY } from '../../database/key-page.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams } from '../../validation/numbers.ts';
import { cleanDrawing, type Drawing } from './clean-drawing.ts';
import { createEntry, type EntryValues, publishEntry, retireEntry, saveEntry } from './edit-entry.ts';
import { BODIES, type EntryBody, idEntry, MoveBody, namesByLocale, VersionBody } from './entry-bodies.ts';
import { moveEntry } from './move-entry.ts';
import { noDrawing, noSuchEntry } from './refusals.ts';
import { listEntries, showEntry } from './repository.ts';

const ENTRY = {
  id: text(),
  family: oneOf(MATERIAL_FAMILIES).nullable(),
  names: tolerantObject(namesByLocale(() => text())),
  state: oneOf(ENTRY_STATES),
  version: figure(),
  edited_at: text().nullable(),
  file_url: text().nullable(),
  has_drawing: flag(),
};

const ListSchema = tolerantObject({ data: list(tolerantObject(ENTRY)), ...NEXT_ENTRY });

/** Something that was done with an entry. */
export const EntryHistorySchema = tolerantObject({
  id: text(),
  at: text(),
  actor_name: text(),
  action: oneOf(ENTRY_ACTIONS),
  difference: list(tolerantObject({ field: text(), before: text(), after: text() })),
});

const DetailSchema = tolerantObject({
  data: tolerantObject({ ...ENTRY, used_by: figure(), history: list(EntryHistorySchema) }),
});

const config = { access: 'operator' } as const;

/** What was sent, with its drawing as it is kept. */
async function valuesOf({ names, family, drawing }: EntryBody): Promise<EntryValues> {
  const given = { names, ...(family !== undefined && { family }) };
  if (drawing === undefined || drawing === null) return { ...given, drawing };
  const cleaned: Drawing | null = await cleanDrawing(drawing);
  if (!cleaned) throw noDrawing();
  return { ...given, drawing: cleaned };
}

const accountOf = (request: Pick<FastifyRequest, 'staff'>) => staffOf(request).account;

function registerReading(app: Routes, db: Database, dictionary: DictionaryName): void {
  const url = `${DESK_API}/dictionaries/${dictionary}/`;
  app.get(url, { config, schema: answers({ 200: ListSchema }, 401, 403) }, async () => ({
    data: await listEntries(db, dictionary),
    next: null,
  }));
  app.get(
    `${url}:id/`,
    { config, schema: { params: IdParams, ...answers({ 200: DetailSchema }, 401, 403, 404) } },
    async ({ params }) => {
      const data = await showEntry(db, dictionary, params.id);
      if (!data) throw noSuchEntry();
      return { data };
    },
  );
}

function registerEditing(app: Routes, db: Database, dictionary: DictionaryName): void {
  const url = `${DESK_API}/dictionaries/${dictionary}/`;
  const done = answers({ 200: DONE }, 401, 403, 404, 409);
  app.post(
    url,
    {
      config,
      schema: {
        body: strictObject({ ...idEntry(), ...BODIES[dictionary] }),
        ...answers({ 201: DONE }, 401, 403),
      },
    },
    async (request, reply) => {
      const { id, ...body } = request.body as EntryBody & { readonly id: string };
      await createEntry(db, { dictionary, id, staff: accountOf(request) }, await valuesOf(body));
      return reply.code(201).send({ is_ok: true });
    },
  );
  app.put(
    `${url}:id/`,
    {
      config,
      schema: {
        params: IdParams,
        body: strictObject({ ...VersionBody.fields, ...BODIES[dictionary] }),
        ...done,
      },
    },
    async (request) => {
      const { version, ...body } = request.body as EntryBody & { readonly version: number };
      const edit = { dictionary, id: request.params.id, version, staff: accountOf(request) };
      await saveEntry(db, edit, await valuesOf(body));
      return { is_ok: true };
    },
  );
  for (const [name, work] of Object.entries({ publish: publishEntry, retire: retireEntry }))
    app.post(
      `${url}:id/${name}/`,
      { config, schema: { params: IdParams, body: VersionBody, ...done } },
      async (request) => {
        const { version } = request.body;
        await work(db, { dictionary, id: request.params.id, version, staff: accountOf(request) });
        return { is_ok: true };
      },
    );
}

function registerMoving(app: Routes, db: Database, dictionary: DictionaryName): void {
  app.post(
    `${DESK_API}/dictionaries/${dictionary}/:id/move/`,
    {
      config,
      schema: { params: IdParams, body: MoveBody, ...answers({ 200: DONE }, 401, 403, 404) },
    },
    async (request) => {
      const { id } = request.params;
      await moveEntry(db, { dictionary, id, ...request.body, staff: accountOf(request) });
      return { is_ok: true };
    },
  );
}

/** Raw materials, icons and units as data that operators keep. */
export function registerDictionaryDesk(app: Routes, db: Database): void {
  for (const dictionary of DICTIONARY_NAMES) {
    registerReading(app, db, dictionary);
    registerEditing(app, db, dictionary);
    registerMoving(app, db, dictionary);
  }
}
