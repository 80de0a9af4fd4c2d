import { isDeskHost } from '@ecocircle/shared-contracts';
import fastify, { type FastifyInstance } from 'fastify';
import type { ApiConnections } from '../api-connections.ts';
import type { EdgeConfig } from '../config.ts';
import { REQUEST_LOG } from '../request-log.ts';
import { buildDesk } from './desk-app.ts';

/**
 * Serves the desk of staff on its own host. It is a server of its own, which this one hands its requests to before it
 * looks at their paths: nothing of the portal is reached there, and nothing of the desk here.
 */
export async function serveDesk(
  app: FastifyInstance,
  config: EdgeConfig,
  api: ApiConnections,
): Promise<void> {
  const desk = fastify({
    logger: { level: config.logLevel, serializers: REQUEST_LOG },
    trustProxy: config.trustProxy,
  });
  await buildDesk(desk, config, api);
  app.addHook('onReady', async () => void (await desk.ready()));
  app.addHook('onClose', () => desk.close());
  app.addHook('onRequest', async (request, reply) => {
    if (!isDeskHost(request.host, config.deskHost)) return;
    reply.hijack();
    desk.routing(request.raw, reply.raw);
  });
}
