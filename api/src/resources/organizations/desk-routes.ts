import { DESK_API } from '@ecocircle/shared-contracts';
import {
  figure,
  flag,
  list,
  oneOf,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import { oneAnswer, ServerOrganizationSchema } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { RequestError } from '../../errors/request-error.ts';
import { answers } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { IdParams, parseId } from '../../validation/numbers.ts';
import { SearchSchema } from '../../validation/texts.ts';
import { listOrganizations, ORGANIZATION_LISTS, showOrganization } from './desk-repository.ts';
import { listOrganizationHistory } from './organization-history.ts';
import { OrganizationHistorySchema } from './routes.ts';

const PATH = `${DESK_API}/organizations/`;

const ListQuery = strictObject({
  list: oneOf(ORGANIZATION_LISTS).default('all'),
  q: SearchSchema.optional(),
  ...AFTER_ENTRY,
});

const ListSchema = tolerantObject({
  data: list(
    tolerantObject({
      id: text(),
      full_name: text(),
      tin: text(),
      address: text(),
      logo_url: text().nullable(),
      members: figure(),
      points: figure(),
      /** When a member changed its page last; null where nobody has. */
      changed_at: text().nullable(),
    }),
  ),
  ...NEXT_ENTRY,
});

const DetailSchema = oneAnswer(
  tolerantObject({
    organization: ServerOrganizationSchema,
    members: list(
      tolerantObject({ id: text(), name: text(), email: text(), roles: list(text()), is_active: flag() }),
    ),
    /** How many points there are, by the server's name of their status. */
    points: list(tolerantObject({ status: text(), count: figure() })),
  }),
);

const config = { access: 'moderator' } as const;

const noSuchOrganization = () =>
  new RequestError({
    status: 404,
    code: 'organization-not-found',
    title: 'There is no such organisation',
  });

/** Organisations as moderators see them: the lists, one of them, and what its members changed. */
export function registerOrganizationDesk(app: Routes, db: Database): void {
  const shown = async (pathId: string) => {
    const id = parseId(pathId);
    const data = id === undefined ? undefined : await showOrganization(db, id);
    if (id === undefined || !data) throw noSuchOrganization();
    return { id, data };
  };
  app.get(
    PATH,
    { config, schema: { querystring: ListQuery, ...answers({ 200: ListSchema }, 401) } },
    ({ query }) => listOrganizations(db, { list: query.list, q: query.q, after: parseId(query.after ?? '') }),
  );
  app.get(
    `${PATH}:id/`,
    {
      config,
      schema: { params: IdParams, querystring: NoQuery, ...answers({ 200: DetailSchema }, 401, 404) },
    },
    async ({ params }) => ({ data: (await shown(params.id)).data }),
  );
  app.get(
    `${PATH}:id/history/`,
    {
      config,
      schema: {
        params: IdParams,
        querystring: strictObject(AFTER_ENTRY),
        ...answers({ 200: OrganizationHistorySchema }, 401, 404),
      },
    },
    async ({ params, query }) => {
      const { id } = await shown(params.id);
      return listOrganizationHistory(db, id, parseId(query.after ?? ''));
    },
  );
}
