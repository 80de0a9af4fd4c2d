import type { FastifyBaseLogger } from 'fastify';

/**
 * Remotes render in this process: a promise of one of them that fails while nobody waits for it is logged, and does not
 * end the process, as it would of itself.
 */
export function outliveStrayFailures(log: Pick<FastifyBaseLogger, 'error'>): void {
  process.on('unhandledRejection', (error) => log.error(error, 'something failed that nobody waited for'));
}
