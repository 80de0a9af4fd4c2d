import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../errors/request-error.ts';

/** Whether a request comes from this machine. */
export const isLoopback = ({ ip }: FastifyRequest): boolean =>
  ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.');

/** Limits every public address by the caller's own; the edge forwards it in `X-Forwarded-For`. */
export async function registerRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    // The edge renders pages with its own requests; what it forwards carries the visitor's address.
    allowList: (request) => request.headers['x-forwarded-for'] === undefined && isLoopback(request),
    errorResponseBuilder: (_, { after, max }) =>
      new RequestError({
        status: 429,
        code: 'too-many-requests',
        title: 'Too many requests from this address',
        detail: `At most ${max} of these requests are answered in a row; try again in ${after}.`,
      }),
  });
}
