import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A run of the suite, which its workers hear of by their environment. */
export interface TestRun {
  /** What the databases that all test files share begin with. */
  readonly name: string;
  /** Where the files that they share are. */
  readonly folder: string;
}

const runOf = (name: string): TestRun => ({ name, folder: join(tmpdir(), `ecocircle-${name}`) });

/** Begins a run: makes its folder, and tells the workers that are started from here. */
export function beginTestRun(): TestRun {
  const run = runOf(`run_${randomUUID().replaceAll('-', '')}`);
  mkdirSync(run.folder);
  process.env.TEST_RUN = run.name;
  return run;
}

/** Whether this is part of a run: the API's document is written outside of one. */
export const isInTestRun = (): boolean => process.env.TEST_RUN !== undefined;

/** The run that this worker is part of. */
export function currentTestRun(): TestRun {
  const { TEST_RUN } = process.env;
  if (TEST_RUN === undefined)
    throw new Error('TEST_RUN is not set: the suite was started without its set-up');
  return runOf(TEST_RUN);
}
