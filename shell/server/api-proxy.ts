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

const DESK_CALLS = '/api/desk';

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

/** Whether an address is one of the desk's calls, which the API answers on the desk's host alone. */
const isDeskCall = (path: string): boolean => path === DESK_CALLS || path.startsWith(`${DESK_CALLS}/`);

/** No call of the desk leaves the host of the portal, whatever the API would say to it. */
async function refuseDeskCalls(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const [path = ''] = request.url.split('?');
  return isDeskCall(decodeURI(path).toLowerCase())
    ? reply.code(404).send({ errors: [NOT_FOUND] })
    : undefined;
}

/** What of the API the desk needs: its own calls, and the pictures and the map that its pages show. */
export const DESK_PREFIXES = ['/api/desk', '/media', '/basemap'] as const;

const guardOf = (prefix: string, hosts: ProductionHosts) => {
  if (prefix.startsWith('/dev/')) return { preHandler: refuseInProduction(hosts) };
  return prefix === '/api' ? { preHandler: refuseDeskCalls } : {};
};

/** Hands the API's paths through to it. While it cannot be reached, they answer like it, without its address. */
export async function proxyApi(
  app: FastifyInstance,
  upstream: string,
  productionHosts: ProductionHosts = {},
  prefixes: readonly string[] = API_PREFIXES,
): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      // It would log addresses with their queries, and some of these hold codes.
      disableRequestLogging: true,
      ...(prefix === '/ws' && LIVE),
      ...guardOf(prefix, productionHosts),
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
