import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { type ApiErrorItem, type ProductionHosts, resolveEdition } from '@ecocircle/shared-contracts';
import { FOREIGN_PAGE, isOwnPage } from '@ecocircle/shared-contracts/server';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiConnections } from './api-connections.ts';

/** Paths that the platform API answers; they are never prefixed with a locale. */
export const API_PREFIXES = [
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
 * What the API hears of a visitor: it limits by address, writes links to the host that was asked, and logs by the same
 * name of the request. What a client says of its own is dropped.
 */
const forwarded = (request: Pick<FastifyRequest, 'id' | 'ip' | 'host' | 'protocol'>) => ({
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
});

/**
 * What one side says to the next alone. `Expect` is answered here already; the connections to the API refuse it, as
 * they do others of these, and one that refused a request is not used again.
 */
const OF_THIS_HOP: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const withoutThoseOfThisHop = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THIS_HOP.has(name)));

/** Reads are passed on without a body, so without what is said of one. */
const OF_BODIES: ReadonlySet<string> = new Set(['content-length', 'content-type']);

function passedOn(
  { method }: Pick<FastifyRequest, 'method'>,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const own = withoutThoseOfThisHop(headers);
  if (method !== 'GET' && method !== 'HEAD') return own;
  return Object.fromEntries(Object.entries(own).filter(([name]) => !OF_BODIES.has(name)));
}

// The plugin's types lack `rewriteRequestHeaders`, which its documentation names.
const liveClient = {
  perMessageDeflate: false,
  // The API asks the visitor for a sign of life, not this server: pings and pongs pass through.
  autoPong: false,
  handshakeTimeout: 5000,
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

/** Here and not by the API alone, which is asked when the visitor's socket is open already. */
async function refuseForeignPages({ headers, host }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  return isOwnPage(headers, host) ? undefined : reply.code(403).send({ errors: [FOREIGN_PAGE] });
}

const guardOf = (prefix: string, hosts: ProductionHosts) => {
  if (prefix.startsWith('/dev/')) return { preHandler: refuseInProduction(hosts) };
  if (prefix === '/ws') return { preHandler: refuseForeignPages };
  return prefix === '/api' ? { preHandler: refuseDeskCalls } : {};
};

/** As other servers log it: whoever would read the answer is gone. */
const CLIENT_LEFT = 499;

/** Whether the connection ended before the request was whole. */
const hasLeft = ({ destroyed, complete }: IncomingMessage): boolean => destroyed && !complete;

/** Hands the API's paths through to it. While it cannot be reached, they answer like it, without its address. */
export async function proxyApi(
  app: FastifyInstance,
  api: ApiConnections,
  productionHosts: ProductionHosts = {},
  prefixes: readonly string[] = API_PREFIXES,
): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream: api.url,
      undici: api,
      prefix,
      rewritePrefix: prefix,
      // It would log addresses with their queries, and some of these hold codes.
      disableRequestLogging: true,
      ...(prefix === '/ws' && LIVE),
      ...guardOf(prefix, productionHosts),
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...passedOn(request, headers),
          ...forwarded(request),
        }),
        // Else a client that asks for the end of its connection would wait for it.
        rewriteHeaders: withoutThoseOfThisHop,
        // By itself the plugin asks ten times when the API answers that it cannot.
        retryDelay: () => null,
        onError(reply, { error }) {
          const { raw } = reply.request as FastifyRequest;
          if (hasLeft(raw)) return void reply.code(CLIENT_LEFT).send();
          reply.request.log.error(error, 'the platform API did not answer');
          reply
            .code(503)
            .header('retry-after', '5')
            .send({ errors: [UNAVAILABLE] });
        },
      },
    });
  }
}
