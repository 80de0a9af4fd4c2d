import { setTimeout } from 'node:timers/promises';

/** Repeats an expectation until it holds; fails with what it said last. Times in milliseconds. */
export async function eventually<Result>(
  expectation: () => Result | Promise<Result>,
  { timeout = 1000, interval = 50 } = {},
): Promise<Result> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (performance.now() > end) throw error;
      await setTimeout(interval);
    }
  }
}
