import type { ApiErrorItem } from '@ecocircle/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { isSmall, STREAMED_AT_ONCE } from './api-connections.ts';
import { hasBody } from './slow-bodies.ts';

/** Of the connections for large bodies. */
export const UPLOADS_OF_ONE = STREAMED_AT_ONCE / 4;
const RETRY_AFTER = 5;

const TOO_MANY: ApiErrorItem = {
  status: '429',
  code: 'too-many-requests',
  title: 'Too many files come from this address at once',
};

/** Leaves connections for large bodies to others, however many one address sends, and however slowly. */
export function shareUploads(app: FastifyInstance): void {
  const uploads = new Map<string, number>();
  app.addHook('onRequest', async ({ raw, ip }, reply) => {
    if (!hasBody(raw) || isSmall(raw.headers)) return;
    const open = uploads.get(ip) ?? 0;
    if (open >= UPLOADS_OF_ONE)
      return reply
        .code(429)
        .headers({ 'retry-after': RETRY_AFTER, connection: 'close' })
        .send({ errors: [TOO_MANY] });
    uploads.set(ip, open + 1);
    reply.raw.once('close', () => {
      const left = (uploads.get(ip) ?? 0) - 1;
      if (left > 0) uploads.set(ip, left);
      else uploads.delete(ip);
    });
  });
}
