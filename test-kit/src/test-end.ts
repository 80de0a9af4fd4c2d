import { afterEach } from '@jest/globals';

const ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Has something taken down when the running test is over, however it went; the latest goes first. */
export const onTestFinished = (end: () => unknown): void => void ends.push(end);
