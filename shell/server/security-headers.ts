import { type ProductionHosts, resolveEdition } from '@ecocircle/shared-contracts';
import type { FastifyInstance } from 'fastify';

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
};

/** A browser that came by https once comes by nothing else for a year. */
export const ONLY_BY_HTTPS = { 'strict-transport-security': 'max-age=31536000' } as const;

/** What every answer of the portal says, and those of production hosts beside it. */
export function sendSecurityHeaders(app: FastifyInstance, productionHosts: ProductionHosts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS);
    if (resolveEdition(request.host, productionHosts).production) reply.headers(ONLY_BY_HTTPS);
  });
}
