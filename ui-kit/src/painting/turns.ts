/** Milliseconds of work after which the browser has its turn: a press waits for no more than that. */
const SLICE_MS = 8;

/** The browser does what waits for it, a press or a frame, before the rest goes on. */
export const nextTurn = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve);
      });

/**
 * For work of many parts, each of which waits for its turn: no task of the browser does more than a few milliseconds of
 * it. They are done in their order.
 *
 * @example
 * const turn = createTurns();
 * for (const part of parts) void turn().then(() => draw(part));
 */
export function createTurns(): () => Promise<void> {
  let latest = Promise.resolve();
  let began = Number.NEGATIVE_INFINITY;
  return () => {
    latest = latest.then(async () => {
      if (performance.now() - began < SLICE_MS) return;
      await nextTurn();
      began = performance.now();
    });
    return latest;
  };
}
