import { oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { pageOf } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { answers } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { COUNTRIES_ENTRIES } from '../../validation/countries.ts';
import { wholeNumber } from '../../validation/numbers.ts';
import { listPublished, PUBLISHED_KINDS } from './repository.ts';

const MAX_PAGE_SIZE = 10_000;

const params = strictObject({ kind: oneOf(PUBLISHED_KINDS) });
const querystring = strictObject({
  ...COUNTRIES_ENTRIES,
  page: wholeNumber(1, 1_000_000).default(1),
  page_size: wholeNumber(1, MAX_PAGE_SIZE).default(MAX_PAGE_SIZE),
});

const ANSWER = answers({ 200: pageOf(tolerantObject({ id: text(), updated_at: text() })) });

/** Which events and points, of all countries or of some, have a public page: what a sitemap lists. */
export function registerPublishedPageRoutes(app: Routes, db: Database): void {
  app.get(
    '/api/web/v1/portal/published/:kind/',
    publicly({ params, querystring, ...ANSWER }),
    async ({ params, query }, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return listPublished(db, params.kind, query);
    },
  );
}
