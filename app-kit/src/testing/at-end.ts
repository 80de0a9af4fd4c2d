import { afterEach } from '@jest/globals';
import { cleanup } from '@testing-library/react';

const tasks: (() => unknown)[] = [];

/** Does something when the running test has ended, after its page was taken away. */
export const atEnd = (task: () => unknown): void => void tasks.push(task);

afterEach(async () => {
  cleanup();
  for (const task of tasks.splice(0)) await task();
});
