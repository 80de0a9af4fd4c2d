import type { IncomingMessage } from 'node:http';
import { refuseUnread } from './client-error.ts';
import { requestTarget } from './request-target.ts';

/** How long a server waits for a client, in milliseconds. */
export interface ServerTimes {
  readonly headers: number;
  /** The whole of a request. A large photo by a slow line needs minutes. */
  readonly request: number;
  /** In which not a byte comes or goes. */
  readonly silence: number;
  readonly lookEvery: number;
}

/** Milliseconds in which the headers of a request have to come; of its first one since a connection was opened. */
export const HEADERS_WITHIN = 15_000;

const TIMES: ServerTimes = { headers: HEADERS_WITHIN, request: 300_000, silence: 75_000, lookEvery: 5000 };

const isLiveSocket = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' && /^\/ws\/?(\?|$)/.test(url) && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * What the edge and the API give to Fastify, so that neither waits for a client without end, and both read what a
 * request says of itself alike.
 *
 * @param believesHost - whether only the edge can ask this server, which then believes it by which host a visitor came
 * @param times - for tests
 * @example
 * fastify({ logger, ...serverOptions({ believesHost: false }) });
 */
export const serverOptions = (
  { believesHost }: { readonly believesHost: boolean },
  { headers, request, silence, lookEvery }: ServerTimes = TIMES,
) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  rewriteUrl: (asked: IncomingMessage): string => requestTarget(asked, believesHost),
  clientErrorHandler: refuseUnread,
  http: {
    headersTimeout: headers,
    connectionsCheckingInterval: lookEvery,
    // Who asks for another protocol anywhere else is answered by HTTP.
    shouldUpgradeCallback: isLiveSocket,
  },
});
