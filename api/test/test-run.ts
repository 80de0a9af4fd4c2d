import { randomUUID } from 'node:crypto';

/** Names a run of the suite to the workers that are started from here: jest's `globalSetup`. */
export function beginTestRun(): void {
  process.env.TEST_RUN = `run_${randomUUID().replaceAll('-', '')}`;
}

/** Whether this is part of a run: the API's document is written outside of one. */
export const isInTestRun = (): boolean => process.env.TEST_RUN !== undefined;

/** What the names begin with of what all test files of this run share. */
export function currentTestRun(): string {
  const { TEST_RUN } = process.env;
  if (TEST_RUN === undefined)
    throw new Error('TEST_RUN is not set: the suite was started without its set-up');
  return TEST_RUN;
}
