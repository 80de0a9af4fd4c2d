import type { FastifyInstance } from 'fastify';

/** Does some work again and again until the app closes: at once, and so many milliseconds after each time has ended. */
export function repeatUntilClosed(
  app: Pick<FastifyInstance, 'addHook'>,
  pause: number,
  work: () => Promise<void>,
): void {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const repeat = async (): Promise<void> => {
    await work();
    if (!isClosed) timer = setTimeout(repeat, pause).unref();
  };
  void repeat();
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
