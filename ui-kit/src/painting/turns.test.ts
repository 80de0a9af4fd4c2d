import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createTurns } from './turns.ts';

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
afterEach(() => void jest.useRealTimers());

/** A turn of the browser, and all that follows of it at once. */
async function browserTurn(): Promise<void> {
  jest.advanceTimersByTime(0);
  for (let step = 0; step < 20; step++) await Promise.resolve();
}

test('parts are done in their order, and after some milliseconds of them the browser has its turn', async () => {
  const turn = createTurns();
  const done: string[] = [];
  for (const part of ['one', 'two', 'three', 'four'])
    void turn().then(() => {
      done.push(part);
      jest.advanceTimersByTime(5);
    });
  await Promise.resolve();
  expect(done).toEqual([]);
  await browserTurn();
  expect(done).toEqual(['one', 'two']);
  await browserTurn();
  expect(done).toEqual(['one', 'two', 'three', 'four']);
});
