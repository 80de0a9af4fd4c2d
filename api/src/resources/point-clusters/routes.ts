import { setTimeout as delay } from 'node:timers/promises';
import type { KeptAnswers } from '@ecocircle/shared-contracts/kept-answers';
import { strictObject } from '@ecocircle/shared-contracts/rules';
import { MapClustersSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCached } from '../../caching/cached-answer.ts';
import { keepAnswer } from '../../caching/kept-addresses.ts';
import { PUBLIC_AGE_SECONDS } from '../../caching/public-age.ts';
import type { DatabaseLocation } from '../../database/database.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { BoundingBoxSchema } from '../../validation/bounding-box.ts';
import { wholeNumber } from '../../validation/numbers.ts';
import { toWishes, WISHES_ENTRIES } from '../point-finding/wishes-query.ts';
import { ClusterService, MINUTE_MS, RETRY_AFTER_SECONDS } from './cluster-service.ts';

const ClusterQuery = strictObject({
  bbox: BoundingBoxSchema,
  zoom: wholeNumber(0, 22),
  ...WISHES_ENTRIES,
});

/** So long a start waits for a map of few points, so that its first visitors see it; one of many comes later. */
const START_WAITS_MS = 3000;

/** What one view of the map shows, clustered on the server. Gives what else can be asked about its points. */
export function registerClusterRoutes(
  app: Routes,
  location: DatabaseLocation,
  kept: KeptAnswers,
): Pick<ClusterService, 'isReady' | 'version' | 'find'> {
  const service = new ClusterService(location, app.log);
  app.dataVersions.onRead((current) => service.follow(current('points')));
  app.addHook('onReady', () =>
    Promise.race([service.ready, delay(START_WAITS_MS, undefined, { ref: false })]),
  );
  service.onChange(() => kept.forget());
  app.addHook('onClose', () => service.close());
  app.get(
    '/api/web/v1/facility/clusters/',
    publicly({ querystring: ClusterQuery, ...answers({ 200: MapClustersSchema, 304: NOTHING }, 503) }),
    async (request, reply) => {
      if (!service.isReady) reply.header('retry-after', RETRY_AFTER_SECONDS);
      const { bbox, zoom, ...wishes } = request.query;
      const answer = await service.answer({ bbox, zoom, wishes: toWishes(wishes) });
      const until = answer.till * MINUTE_MS;
      if (service.isCurrent(answer))
        keepAnswer(kept, request.raw, answer, { maxAge: PUBLIC_AGE_SECONDS, until });
      return sendCached(request as FastifyRequest, reply as FastifyReply, answer, PUBLIC_AGE_SECONDS);
    },
  );
  return {
    get isReady() {
      return service.isReady;
    },
    get version() {
      return service.version;
    },
    // Pages of the list are kept for seconds: what is found has to be of now.
    async find(search) {
      await app.dataVersions.refresh();
      return service.find(search);
    },
  };
}
