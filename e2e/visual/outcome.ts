import type { TestCase, TestResult } from '@playwright/test/reporter';
import { NOT_COMPARED } from './taken-with.ts';

/** How the picture of a cell went in a run. */
export interface Outcome {
  readonly kind: 'same' | 'differs' | 'failed' | 'not compared' | 'not run';
  /** What this run drew, and where it differs from the picture that is kept; files of this run. */
  readonly drawn: string | null;
  readonly difference: string | null;
}

/** A cell that a run left out. */
export const NOT_RUN: Outcome = { kind: 'not run', drawn: null, difference: null };

function kindOf(test: TestCase, result: TestResult, difference: string | null): Outcome['kind'] {
  if (test.annotations.some(({ type }) => type === NOT_COMPARED) && result.status === 'passed')
    return 'not compared';
  if (result.status === 'passed') return 'same';
  return difference === null ? 'failed' : 'differs';
}

/** Reads what Playwright tells of a test. */
export function outcomeOf(test: TestCase, result: TestResult): Outcome {
  const file = (ending: RegExp): string | null =>
    result.attachments.find(({ name, path }) => path && ending.test(name))?.path ?? null;
  const difference = file(/-diff\.png$/);
  return { kind: kindOf(test, result, difference), drawn: file(/^drawn$|-actual\.png$/), difference };
}
