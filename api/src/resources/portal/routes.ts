import { CitiesAnswerSchema, StatisticsAnswerSchema } from '@ecocircle/shared-contracts/schemas';
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

/** True numbers for the home page, and the cities that have points. */
export function registerPortalRoutes(app: Routes, db: Database): void {
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
  app.get('/api/web/v1/portal/cities/', route(CitiesAnswerSchema), async (request, reply) => {
    const answer = await cities(app.dataVersions.current('points'));
    return sendCached(request as FastifyRequest, reply as FastifyReply, answer, MAX_AGE_SECONDS);
  });
}
