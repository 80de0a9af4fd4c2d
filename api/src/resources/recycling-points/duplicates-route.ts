import { POINT_LIMITS } from '@ecocircle/shared-contracts';
import { figure, list, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { Database } from '../../database/database.ts';
import { answers } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import { fromText } from '../../validation/from-text.ts';
import { DECIMAL, wholeNumber } from '../../validation/numbers.ts';
import { findDuplicates } from './nearby-duplicates.ts';
import { accountOf, FACILITY } from './own-routes.ts';
import { PUBLIC_STATUSES } from './public-points.ts';

const degrees = (bound: number) =>
  fromText({
    read: (given) => (DECIMAL.test(given) && Math.abs(Number(given)) <= bound ? Number(given) : undefined),
    must: `must be a number of degrees from -${bound} to ${bound}`,
    jsonSchema: { type: 'number', minimum: -bound, maximum: bound },
  });

const DuplicatesQuery = strictObject({
  lng: degrees(180),
  lat: degrees(90),
  name: text().max(POINT_LIMITS.name),
  except: wholeNumber(0, 999_999_999).default(0),
});

const Duplicate = tolerantObject({
  id: text(),
  name: text(),
  address: text(),
  status: text(),
  metres: figure(),
});

/** The points that may be the one that a creator is typing. */
export function registerDuplicatesRoute(app: Routes, db: Database): void {
  app.get(
    '/api/web/v1/facility/duplicates/',
    {
      ...FACILITY,
      schema: {
        querystring: DuplicatesQuery,
        ...answers({ 200: tolerantObject({ data: list(Duplicate) }) }),
      },
    },
    async (request, reply) => {
      const { organization_id: organizationId } = accountOf(request);
      reply.header('cache-control', 'no-store');
      return { data: await findDuplicates(db, { ...request.query, organizationId }, PUBLIC_STATUSES) };
    },
  );
}
