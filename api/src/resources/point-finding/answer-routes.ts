import { strictObject } from '@ecocircle/shared-contracts/rules';
import { NearbyAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import { PUBLIC_AGE } from '../../caching/public-age.ts';
import type { Database } from '../../database/database.ts';
import { answers } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { BoundingBoxSchema, PlaceSchema } from '../../validation/bounding-box.ts';
import { RETRY_AFTER_SECONDS } from '../point-clusters/cluster-service.ts';
import type { FoundPoint } from '../point-clusters/point-search.ts';
import type { PointFinder } from './found-points.ts';
import { type CityNames, SEARCH_ENTRIES, toSearch } from './wishes-query.ts';

const AnswerQuery = strictObject({
  ...SEARCH_ENTRIES,
  bbox: BoundingBoxSchema.optional(),
  near: PlaceSchema.optional(),
});

const MINUTE_MS = 60_000;

const momentOf = (minute: number | null): string | null =>
  minute === null ? null : new Date(minute * MINUTE_MS).toISOString();

/** A point that is gone meanwhile is not named. */
async function readNearest(db: Database, { id, metres, open: [open, until] }: FoundPoint) {
  const point = await db
    .selectFrom('recycling_points')
    .select(['name', 'time_zone'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    point && {
      id: String(id),
      name: point.name,
      distance: metres,
      open: open === null ? null : open === 1,
      until: momentOf(until),
      zone: point.time_zone,
    }
  );
}

/** What {@link registerAnswerRoute} answers from. */
export interface AnswerParts {
  readonly db: Database;
  readonly finder: PointFinder;
  readonly cities: CityNames;
}

/** `GET /api/web/v1/facility/answer/`: how many points take something, how many are open, and the best to go to. */
export function registerAnswerRoute(app: Routes, { db, finder, cities }: AnswerParts): void {
  app.get(
    '/api/web/v1/facility/answer/',
    publicly({ querystring: AnswerQuery, ...answers({ 200: NearbyAnswerSchema }, 503) }),
    async ({ query }, reply) => {
      const { bbox, near } = query;
      if (!finder.isReady) reply.header('retry-after', RETRY_AFTER_SECONDS);
      const search = { ...toSearch(query, cities), bbox, near, order: 'open', skip: 0, take: 1 } as const;
      const { total, openNow, points } = await finder.find(search);
      const [first] = near ? points : [];
      reply.header('cache-control', PUBLIC_AGE);
      return { data: { total, openNow, nearest: (first && (await readNearest(db, first))) ?? null } };
    },
  );
}
