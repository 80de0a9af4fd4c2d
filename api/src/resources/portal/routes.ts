import { DATA_STATE_PATH } from '@ecocircle/shared-contracts';
import {
  CitiesAnswerSchema,
  DataStateSchema,
  StatisticsAnswerSchema,
} from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ISchema } from 'yup';
import { createAnswerCache, sendCached } from '../../caching/cached-answer.ts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { countPortal, listCities } from './repository.ts';

const MAX_AGE_SECONDS = 60;

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
  const statistics = createAnswerCache(StatisticsAnswerSchema, async () => ({
    data: await countPortal(db, currentMonth()),
  }));
  const cities = createAnswerCache(CitiesAnswerSchema, async () => ({ data: await listCities(db) }));
  const route = (answer: ISchema<unknown>) =>
    publicly({ querystring: NoQuery, ...answers({ 200: answer, 304: NOTHING }) });
  app.get('/api/web/v1/portal/statistics/', route(StatisticsAnswerSchema), async (request, reply) => {
    const { dataVersions } = app;
    const version = [dataVersions.current('points'), dataVersions.current('events'), currentMonth().from];
    const answer = await statistics(version.join('.'));
    return sendCached(request as FastifyRequest, reply as FastifyReply, answer, MAX_AGE_SECONDS);
  });
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
  app.get('/api/web/v1/portal/cities/', route(CitiesAnswerSchema), async (request, reply) => {
    const answer = await cities(app.dataVersions.current('points'));
    return sendCached(request as FastifyRequest, reply as FastifyReply, answer, MAX_AGE_SECONDS);
  });
}
