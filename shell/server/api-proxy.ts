import { type ApiErrorItem, type ProductionHosts, resolveEdition } from '@ecocircle/shared-contracts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Paths that the platform API answers; they are never prefixed with a locale. */
const API_PREFIXES = [
  '/api',
  '/wapi',
  '/media',
  '/basemap',
  '/inquire',
  '/inquire-registration',
  '/ws',
  '/dev/outbox',
  '/dev/outbox.json',
];

/** Whether the platform API answers at a path. */
export const isApiPath = (path: string): boolean =>
  API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const UNAVAILABLE: ApiErrorItem = {
  status: '503',
  code: 'api-unavailable',
  title: 'The service is not available at the moment. Please try again in a minute.',
};

const NOT_FOUND: ApiErrorItem = {
  status: '404',
  code: 'not-found',
  title: 'There is nothing at this address',
};

/** The local outbox holds people's mails: no production host shows it. */
function refuseInProduction(hosts: ProductionHosts) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    resolveEdition(request.host, hosts).production
      ? reply.code(404).send({ errors: [NOT_FOUND] })
      : undefined;
}

/** Hands the API's paths through to it. While it cannot be reached, they answer like it, without its address. */
export async function proxyApi(
  app: FastifyInstance,
  upstream: string,
  productionHosts: ProductionHosts = {},
): Promise<void> {
  for (const prefix of API_PREFIXES) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/ws',
      ...(prefix.startsWith('/dev/') && { preHandler: refuseInProduction(productionHosts) }),
      replyOptions: {
        // The API limits by address, and writes links to the host that was asked: what a client says of its own is
        // dropped.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError(reply, { error }) {
          app.log.error(error, 'the platform API did not answer');
          reply
            .code(503)
            .header('retry-after', '5')
            .send({ errors: [UNAVAILABLE] });
        },
      },
    });
  }
}
