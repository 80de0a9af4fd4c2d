import type { FastifyBaseLogger } from 'fastify';

/**
 * An edge serves everybody: a promise that fails while nobody waits for it is logged, and does not end the process, as
 * it would of itself. The shell's pages and all frames are rendered here; remotes are not.
 */
export function outliveStrayFailures(log: Pick<FastifyBaseLogger, 'error'>): void {
  process.on('unhandledRejection', (error) => log.error(error, 'something failed that nobody waited for'));
}
