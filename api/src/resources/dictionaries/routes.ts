import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAnswerCache, sendCached } from '../../caching/cached-answer.ts';
import type { Database } from '../../database/database.ts';
import type { Routes } from '../../plugins/validation.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { readIcons, readMaterials, readUnits } from './repository.ts';

const MAX_AGE_SECONDS = 300;

/** The dictionaries of raw materials, map icons and units, each with its names in every locale. */
export function registerDictionaryRoutes(app: Routes, db: Database): void {
  const dictionaries = { materials: readMaterials, icons: readIcons, units: readUnits };
  for (const [name, read] of Object.entries(dictionaries)) {
    const answer = createAnswerCache(async () => ({ data: await read(db) }));
    app.get(
      `/api/web/v1/dictionary/${name}/`,
      { schema: { querystring: NoQuery }, config: { access: 'public' } },
      async (request, reply) => {
        const cached = await answer(app.dataVersions.current('dictionaries'));
        return sendCached(request as FastifyRequest, reply as FastifyReply, cached, MAX_AGE_SECONDS);
      },
    );
  }
}
