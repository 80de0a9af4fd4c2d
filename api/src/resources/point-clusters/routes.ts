import { strictObject } from '@ecocircle/shared-contracts/rules';
import { MapClustersSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../../caching/cached-answer.ts';
import { PUBLIC_AGE_SECONDS } from '../../caching/public-age.ts';
import type { DatabaseLocation } from '../../database/database.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { BoundingBoxSchema } from '../../validation/bounding-box.ts';
import { wholeNumber } from '../../validation/numbers.ts';
import { SlugListSchema } from '../../validation/texts.ts';
import { ClusterService } from './cluster-service.ts';

const ClusterQuery = strictObject({
  bbox: BoundingBoxSchema,
  zoom: wholeNumber(0, 22),
  materials: SlugListSchema.default([]),
});

/** What one view of the map shows, clustered on the server. */
export function registerClusterRoutes(app: Routes, location: DatabaseLocation): void {
  const service = new ClusterService(location, app.log);
  app.addHook('onReady', () => service.prepare(app.dataVersions.current('points')));
  app.addHook('onClose', () => service.close());
  app.get(
    '/api/web/v1/facility/clusters/',
    publicly({ querystring: ClusterQuery, ...answers({ 200: MapClustersSchema, 304: NOTHING }, 503) }),
    async (request, reply) => {
      const answer = await service.answer(request.query, app.dataVersions.current('points'));
      return sendCached(request as FastifyRequest, reply as FastifyReply, answer, PUBLIC_AGE_SECONDS);
    },
  );
}
