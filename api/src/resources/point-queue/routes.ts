import { DESK_API, POINT_STATUSES } from '@ecocircle/shared-contracts';
import {
  figure,
  flag,
  list,
  oneOf,
  requiredText,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import { ServerHistoryEntrySchema, ServerRecyclingPointSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { portalBeside } from '../../addresses/portal-beside.ts';
import type { Database } from '../../database/database.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { noSuchPoint } from '../recycling-points/point-refusals.ts';
import { claimPoint } from './claims.ts';
import { DECISIONS, decidePoint } from './decisions.ts';
import { searchPoints } from './point-search.ts';
import { readQueueKey } from './queue-key.ts';
import { listQueue, showCase } from './repository.ts';

/** The longest reason that an organisation reads. */
const LONGEST_REASON = 1000;

const version = figure()
  .integer()
  .min(1)
  .max(2 ** 31 - 1);

const BODIES = {
  true: strictObject({ version, reason: requiredText(LONGEST_REASON) }),
  false: strictObject({ version }),
} as const;

const ROW = { id: text(), name: text(), address: text(), city: text(), organization: text() };

const QueueSchema = tolerantObject({
  data: list(tolerantObject({ ...ROW, sent_at: text(), is_revision: flag() })),
  ...NEXT_ENTRY,
});

const SearchQuery = strictObject({
  q: SearchSchema.optional(),
  status: oneOf(Object.values(POINT_STATUSES)).optional(),
  ...AFTER_ENTRY,
});

const FoundSchema = tolerantObject({
  data: list(tolerantObject({ ...ROW, status: text(), updated_at: text() })),
  ...NEXT_ENTRY,
});

const CaseSchema = tolerantObject({
  data: tolerantObject({
    point: ServerRecyclingPointSchema,
    accepted: ServerRecyclingPointSchema.nullable(),
    neighbours: list(
      tolerantObject({
        id: text(),
        name: text(),
        address: text(),
        status: text(),
        lng: figure(),
        lat: figure(),
        metres: figure(),
      }),
    ),
    history: list(ServerHistoryEntrySchema),
    claimed_by: text().nullable(),
    open_reports: figure(),
  }),
});

const config = { access: 'moderator' } as const;

const idOf = ({ id }: { readonly id: string }): number => {
  const known = parseId(id);
  if (known === undefined) throw noSuchPoint();
  return known;
};

const accountOf = (request: Pick<FastifyRequest, 'staff'>) => staffOf(request).account;

function registerReading(app: Routes, db: Database): void {
  app.get(
    `${DESK_API}/points/`,
    { config, schema: { querystring: strictObject(AFTER_ENTRY), ...answers({ 200: QueueSchema }, 401) } },
    ({ query }) => listQueue(db, readQueueKey(query.after ?? '')),
  );
  app.get(
    `${DESK_API}/points/search/`,
    { config, schema: { querystring: SearchQuery, ...answers({ 200: FoundSchema }, 401) } },
    ({ query: { after, ...search } }) => searchPoints(db, { ...search, after: readQueueKey(after ?? '') }),
  );
  app.get(
    `${DESK_API}/points/:id/`,
    { config, schema: { params: IdParams, ...answers({ 200: CaseSchema }, 401, 404) } },
    async (request) => {
      const data = await showCase(db, idOf(request.params), accountOf(request).id);
      if (!data) throw noSuchPoint();
      return { data };
    },
  );
  app.post(
    `${DESK_API}/points/:id/claim/`,
    {
      config: { ...config, isRoutine: true },
      schema: { params: IdParams, body: strictObject({}), ...answers({ 200: DONE }, 401, 404) },
    },
    async (request) => {
      const id = idOf(request.params);
      if (!(await showCase(db, id, accountOf(request).id))) throw noSuchPoint();
      await claimPoint(db, id, accountOf(request).id);
      return { is_ok: true };
    },
  );
}

const names = Object.keys(DECISIONS) as (keyof typeof DECISIONS)[];

/** What staff review: the queue, one case, and the decision about it. */
export function registerPointQueue(app: Routes, forms: FormContext): void {
  const { db, mail, addresses, mailQueued } = forms;
  registerReading(app, db);
  for (const name of names)
    app.post(
      `${DESK_API}/points/:id/${name}/`,
      {
        config,
        schema: {
          params: IdParams,
          body: BODIES[`${DECISIONS[name].needsReason}`],
          ...answers({ 200: DONE }, 401, 404, 409),
        },
      },
      async (request) => {
        const { body, params, host } = request;
        const context = { db, mail, addresses, localHost: portalBeside(host) };
        await decidePoint(context, name, {
          id: idOf(params),
          staff: accountOf(request),
          version: body.version,
          reason: 'reason' in body ? String(body.reason) : '',
        });
        mailQueued();
        return { is_ok: true };
      },
    );
}
