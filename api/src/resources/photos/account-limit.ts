import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import type { SenderOf } from './sender.ts';

/** Limits how many photos an account sends in a minute, from whatever addresses, beside the limit of each address. */
export function accountLimit(app: FastifyInstance, perMinute: number, senderOf: SenderOf) {
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    allowList: [],
    keyGenerator: (request) => `photos of ${senderOf(request).id}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new RequestError({
      status: 429,
      code: 'too-many-requests',
      title: 'Too many photos from this account',
      detail: `At most ${perMinute} photos are taken in a minute; try again in ${state.ttlInSeconds} seconds.`,
    });
  };
}
