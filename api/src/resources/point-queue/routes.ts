import { DESK_API } from '@ecocircle/shared-contracts';
import {
  figure,
  list,
  requiredText,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import { ServerHistoryEntrySchema, ServerRecyclingPointSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { portalBeside } from '../../addresses/portal-beside.ts';
import type { Database } from '../../database/database.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { noSuchPoint } from '../recycling-points/point-refusals.ts';
import { claimPoint } from './claims.ts';
import { DECISIONS, decidePoint } from './decisions.ts';
import { registerPointLists } from './list-routes.ts';
import { isKnownPoint, showCase } from './repository.ts';

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
    reports: list(tolerantObject({ id: text(), kind: text(), text: text(), sent_at: text() })),
    next: text().nullable(),
  }),
});

const config = { access: 'moderator' } as const;

const idOf = ({ id }: { readonly id: string }): number => {
  const known = parseId(id);
  if (known === undefined) throw noSuchPoint();
  return known;
};

const accountOf = (request: Pick<FastifyRequest, 'staff'>) => staffOf(request).account;

function registerCase(app: Routes, db: Database): void {
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
      if (!(await isKnownPoint(db, id))) throw noSuchPoint();
      await claimPoint(db, id, accountOf(request).id);
      return { is_ok: true };
    },
  );
}

const names = Object.keys(DECISIONS) as (keyof typeof DECISIONS)[];

/** What staff review: the queue, all points, one case, and the decision about it. */
export function registerPointQueue(app: Routes, forms: FormContext): void {
  const { db, mail, addresses, mailQueued } = forms;
  registerPointLists(app, db);
  registerCase(app, db);
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
