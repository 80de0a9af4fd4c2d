import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether a server is on its way out. */
export interface Drain {
  readonly isDraining: boolean;
}

/**
 * Lets a closing app answer for some milliseconds more, each answer with `Connection: close`: balancers are told by
 * `/readyz` meanwhile, and whoever keeps a connection leaves it between two requests, not in the middle of one. The app
 * has to be made with `return503OnClosing: false`.
 */
export function drainBeforeClose(app: FastifyInstance, milliseconds: number): Drain {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
    await sleep(milliseconds);
  });
  return {
    get isDraining() {
      return isDraining;
    },
  };
}
