import { ORGANIZATIONS_PATH } from '@ecocircle/shared-contracts';
import {
  list,
  OrganizationSaveSchema,
  strictObject,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import {
  OrganizationChangeSchema,
  oneAnswer,
  ServerOrganizationSchema,
} from '@ecocircle/shared-contracts/schemas';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { answers } from '../../openapi/answers.ts';
import { callerOf } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { listOrganizationHistory } from './organization-history.ts';
import { presentOrganization } from './repository.ts';
import { type OrganizationParts, ownOrganization, saveOrganization } from './save-organization.ts';

const PATH = `${ORGANIZATIONS_PATH}:id/`;
const ONE = oneAnswer(ServerOrganizationSchema);

/** A page of an organisation's history. */
export const OrganizationHistorySchema = tolerantObject({
  data: list(OrganizationChangeSchema),
  ...NEXT_ENTRY,
});

const MEMBERS = { access: ['facility', 'promotion'] } as const;
/** More than a person does, fewer than fill the history. */
const SAVING = { ...MEMBERS, rateLimit: { max: 60, timeWindow: '1 minute' } } as const;

/** The own organisation: what it says of itself, and who changed that. */
export function registerOrganizationRoutes(app: Routes, parts: OrganizationParts): void {
  const { db } = parts;
  app.get(
    PATH,
    { config: MEMBERS, schema: { params: IdParams, querystring: NoQuery, ...answers({ 200: ONE }, 404) } },
    async (request, reply) => {
      const row = await ownOrganization(db, callerOf(request).account, parseId(request.params.id));
      reply.header('cache-control', 'no-store');
      return { data: await presentOrganization(db, row) };
    },
  );
  app.patch(
    PATH,
    {
      config: SAVING,
      schema: { params: IdParams, body: OrganizationSaveSchema, ...answers({ 200: ONE }, 404, 409) },
    },
    async (request, reply) => {
      const { account } = callerOf(request);
      reply.header('cache-control', 'no-store');
      return { data: await saveOrganization(parts, account, parseId(request.params.id), request.body) };
    },
  );
  app.get(
    `${PATH}history/`,
    {
      config: MEMBERS,
      schema: {
        params: IdParams,
        querystring: strictObject(AFTER_ENTRY),
        ...answers({ 200: OrganizationHistorySchema }, 404),
      },
    },
    async (request, reply) => {
      const row = await ownOrganization(db, callerOf(request).account, parseId(request.params.id));
      reply.header('cache-control', 'no-store');
      return listOrganizationHistory(db, row.id, parseId(request.query.after ?? ''));
    },
  );
}
