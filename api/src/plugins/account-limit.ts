import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';
import { callerOf } from './route-access.ts';

/** Who is counted: by the session of the portal, unless another is asked. */
type AccountOf = (request: FastifyRequest) => { readonly id: unknown };

/** Limits how often an account may do something in a minute, from whatever addresses, beside the limit of each address. */
export function accountLimit(
  app: FastifyInstance,
  things: string,
  perMinute: number,
  accountOf: AccountOf = (request) => callerOf(request).account,
) {
  const count = app.createRateLimit({
    max: perMinute,
    timeWindow: '1 minute',
    allowList: [],
    keyGenerator: (request) => `${things} of ${accountOf(request).id}`,
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
