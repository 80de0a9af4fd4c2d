import { list, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { PointIconSchema, RawMaterialSchema, UnitOfMeasureSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAnswerCache, sendCached } from '../../caching/cached-answer.ts';
import type { Database } from '../../database/database.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { NoQuery } from '../../validation/no-query.ts';
import { readIcons, readMaterials, readUnits } from './repository.ts';

/** An edit at the desk is seen within seconds. */
const MAX_AGE_SECONDS = 5;

/** The dictionaries of raw materials, map icons and units, each with its names in every locale. */
export function registerDictionaryRoutes(app: Routes, db: Database): void {
  const dictionaries = [
    ['materials', readMaterials, list(RawMaterialSchema)],
    ['icons', readIcons, list(PointIconSchema)],
    ['units', readUnits, list(UnitOfMeasureSchema)],
  ] as const;
  for (const [name, read, entries] of dictionaries) {
    const schema = tolerantObject({ data: entries });
    const answer = createAnswerCache(schema, async () => ({ data: await read(db) }));
    app.get(
      `/api/web/v1/dictionary/${name}/`,
      publicly({ querystring: NoQuery, ...answers({ 200: schema, 304: NOTHING }) }),
      async (request, reply) => {
        const cached = await answer(app.dataVersions.current('dictionaries'));
        return sendCached(request as FastifyRequest, reply as FastifyReply, cached, MAX_AGE_SECONDS);
      },
    );
  }
}
