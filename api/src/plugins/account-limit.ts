import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';
import { callerOf } from './route-access.ts';

/** Limits how often an account may do something in a minute, from whatever addresses, beside the limit of each address. */
export function accountLimit(app: FastifyInstance, things: string, perMinute: number) {
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    allowList: [],
    keyGenerator: (request) => `${things} of ${callerOf(request).account.id}`,
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new RequestError({
      status: 429,
      code: 'too-many-requests',
      title: `Too many ${things} from this account`,
      detail: `At most ${perMinute} ${things} are taken in a minute; try again in ${state.ttlInSeconds} seconds.`,
    });
  };
}
