import type { IncomingMessage } from 'node:http';
import { refuseUnread } from './client-error.ts';
import { requestTarget } from './request-target.ts';

/** How long a server waits for a client, in milliseconds. */
export interface ServerTimes {
  /** In which those of a request have to come; of the first one since its connection was opened. */
  readonly headers: number;
  /** The whole of a request. A large photo by a slow line needs minutes. */
  readonly request: number;
  /** In which not a byte comes or goes. */
  readonly silence: number;
  readonly lookEvery: number;
}

const TIMES: ServerTimes = { headers: 15_000, request: 300_000, silence: 75_000, lookEvery: 5000 };

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
  // A client opens connections ahead, and keeps them for as long as it is promised. If that is longer than headers are
  // waited for, one without a request is refused, which a request that crosses it takes for its answer.
  ...(believesHost && { keepAliveTimeout: (headers * 2) / 3 }),
  rewriteUrl: (asked: IncomingMessage): string => requestTarget(asked, believesHost),
  clientErrorHandler: refuseUnread,
  http: {
    headersTimeout: headers,
    connectionsCheckingInterval: lookEvery,
    // Who asks for another protocol anywhere else is answered by HTTP.
    shouldUpgradeCallback: isLiveSocket,
  },
});
