import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether a server is on its way out. */
export interface Drain {
  readonly isDraining: boolean;
}

const CLOSE_IDLE_EVERY = 100;

/**
 * Lets a closing app answer for some milliseconds more, each answer with `Connection: close`: balancers are told by
 * `/readyz` meanwhile, and whoever keeps a connection leaves it between two requests, not in the middle of one. What was
 * asked before is answered to its end; its connection is not kept beyond. The app has to be made with
 * `return503OnClosing: false`.
 */
export function drainBeforeClose(app: FastifyInstance, milliseconds: number): Drain {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
    await sleep(milliseconds);
    // The server closes those that are idle now, and would wait for those that become idle later until they time out.
    const closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_EVERY).unref();
    app.server.once('close', () => clearInterval(closing));
  });
  // The framework says so to who asks from now on, not to who is being answered.
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  return {
    get isDraining() {
      return isDraining;
    },
  };
}
