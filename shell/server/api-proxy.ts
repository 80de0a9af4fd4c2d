import type { ApiErrorItem } from '@ecocircle/shared-contracts';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Paths that the platform API answers; they are never prefixed with a locale. */
const API_PREFIXES = ['/api', '/wapi', '/media', '/basemap', '/inquire', '/inquire-registration', '/ws'];

/** Whether the platform API answers at a path. */
export const isApiPath = (path: string): boolean =>
  API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

const UNAVAILABLE: ApiErrorItem = {
  status: '503',
  code: 'api-unavailable',
  title: 'The service is not available at the moment. Please try again in a minute.',
};

/** Hands the API's paths through to it. While it cannot be reached, they answer like it, without its address. */
export async function proxyApi(app: FastifyInstance, upstream: string): Promise<void> {
  for (const prefix of API_PREFIXES) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      websocket: prefix === '/ws',
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
