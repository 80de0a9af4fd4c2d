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

/** In bytes: a token and some room, like the API itself takes. */
const LARGEST_LIVE_MESSAGE = 4096;

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

/**
 * What the API hears of a visitor: it limits by address, and writes links to the host that was asked. What a client
 * says of its own is dropped.
 */
const forwarded = (request: Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>) => ({
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});

// The plugin's types lack `rewriteRequestHeaders`, which its documentation names.
const liveClient = {
  perMessageDeflate: false,
  // The API asks the visitor for a sign of life, not this server: pings and pongs pass through.
  autoPong: false,
  rewriteRequestHeaders: (headers: object, request: FastifyRequest) => ({
    ...headers,
    ...forwarded(request),
  }),
};

const LIVE = {
  websocket: true,
  wsServerOptions: { maxPayload: LARGEST_LIVE_MESSAGE, perMessageDeflate: false },
  wsClientOptions: liveClient,
} as const;

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
      // It would log addresses with their queries, and some of these hold codes.
      disableRequestLogging: true,
      ...(prefix === '/ws' && LIVE),
      ...(prefix.startsWith('/dev/') && { preHandler: refuseInProduction(productionHosts) }),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
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
