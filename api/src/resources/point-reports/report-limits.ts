import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from '../../errors/request-error.ts';
import type { Limits } from '../../limits/limits.ts';

/** How often reports are taken. */
export type ReportLimits = Pick<Limits, 'reportsPerHour' | 'reportsOfPointPerHour'>;

const tooMany = (minutes: number) =>
  new RequestError({
    status: 429,
    code: 'too-many-reports',
    title: 'Too many reports',
    detail: `The next one is taken in ${minutes} minutes.`,
  });

/** Limits how often an address may report in an hour, and how often a point may be reported. */
export function reportLimits(app: FastifyInstance, { reportsPerHour, reportsOfPointPerHour }: ReportLimits) {
  const hourly = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    app.createRateLimit({ max, timeWindow: '1 hour', allowList: [], keyGenerator });
  const ofAddress = hourly(reportsPerHour, ({ ip }) => `reports from ${ip}`);
  const ofPoint = hourly(
    reportsOfPointPerHour,
    ({ params }) => `reports of ${Number((params as { readonly id: string }).id)}`,
  );
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    for (const count of [ofAddress, ofPoint]) {
      const state = await count(request);
      if (state.isAllowed || !state.isExceeded) continue;
      reply.header('retry-after', state.ttlInSeconds);
      throw tooMany(Math.ceil(state.ttlInSeconds / 60));
    }
  };
}
