import { DATA_STATE_PATH } from '@ecocircle/shared-contracts';
import { strictObject } from '@ecocircle/shared-contracts/rules';
import {
  CitiesAnswerSchema,
  DataStateSchema,
  StatisticsAnswerSchema,
} from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compressAnswer, createAnswerCache, sendCached } from '../../caching/cached-answer.ts';
import type { CachedAnswer } from '../../caching/compressed-text.ts';
import { keptPromise } from '../../caching/kept-promise.ts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { COUNTRIES_ENTRIES } from '../../validation/countries.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { countPortal, listCities } from './repository.ts';

const MAX_AGE_SECONDS = 60;
/** Each edition asks for its own countries. */
const KEPT_STATISTICS = 50;

/** First and last day of the current month; events are counted by their own calendar day. */
function currentMonth(now = currentTime()): { from: string; to: string } {
  const month = now.toISOString().slice(0, 7);
  return { from: `${month}-01`, to: `${month}-31` };
}

/** What of the map's index the state of the data depends on. */
interface ShownPoints {
  /** The state of the points that views and lists show; null before the first one. */
  readonly version: string | null;
}

/**
 * True numbers for the home page, the cities that have points, and the state of the data, by which others see that what
 * they keep has changed.
 */
export function registerPortalRoutes(app: Routes, db: Database, shown: ShownPoints): void {
  const statistics = new LRUCache<string, Promise<CachedAnswer>>({ max: KEPT_STATISTICS });
  const cities = createAnswerCache(CitiesAnswerSchema, async () => ({ data: await listCities(db) }));
  app.get(
    '/api/web/v1/portal/statistics/',
    publicly({
      querystring: strictObject(COUNTRIES_ENTRIES),
      ...answers({ 200: StatisticsAnswerSchema, 304: NOTHING }),
    }),
    async (request, reply) => {
      const { dataVersions } = app;
      const month = currentMonth();
      const version = [dataVersions.current('points'), dataVersions.current('events'), month.from].join('.');
      const answer = await keptPromise(statistics, `${version} ${JSON.stringify(request.query)}`, async () =>
        compressAnswer(
          StatisticsAnswerSchema,
          { data: await countPortal(db, month, request.query) },
          version,
        ),
      );
      return sendCached(request as FastifyRequest, reply as FastifyReply, answer, MAX_AGE_SECONDS);
    },
  );
  app.get(
    DATA_STATE_PATH,
    publicly({ querystring: NoQuery, ...answers({ 200: DataStateSchema }) }),
    async (_request, reply) => {
      const { current } = app.dataVersions;
      // Of the points what is shown, not what is known: whoever hears of a state and asks, gets that state.
      const state = [shown.version ?? '', current('events'), current('dictionaries')].join('.');
      return reply.header('cache-control', 'no-store').send({ data: { state } });
    },
  );
  app.get(
    '/api/web/v1/portal/cities/',
    publicly({ querystring: NoQuery, ...answers({ 200: CitiesAnswerSchema, 304: NOTHING }) }),
    async (request, reply) => {
      const answer = await cities(app.dataVersions.current('points'));
      return sendCached(request as FastifyRequest, reply as FastifyReply, answer, MAX_AGE_SECONDS);
    },
  );
}
