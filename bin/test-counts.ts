import { failedInJest, failedInPlaywright, type JestFile, type PlaywrightSuite } from './failed-tests.ts';
import { unseenInPlaywright } from './unseen.ts';

/** How a suite went. A problem is one that no single test stands for; it counts as one failure. */
export interface SuiteCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly problem: string | null;
  /** The failed tests by name, to be told again when everything has run. */
  readonly failures: readonly string[];
  /** What passed tests did not look at, and why: told at the end, so that nobody takes it for seen. */
  readonly unseen: readonly string[];
}

/** The parts of jest's JSON report that are counted. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly (JestFile & { readonly status: string })[];
}

/** The parts of Playwright's JSON report that are counted. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

/** Adds to the counts of a suite what is wrong with it besides its failed tests. */
function judged(
  tests: Omit<SuiteCounts, 'problem'>,
  exitCode: number | null,
  errors: readonly string[],
): SuiteCounts {
  if (errors.length > 0) return { ...tests, problem: errors.join('; ') };
  if (tests.passed + tests.failed + tests.skipped === 0) return { ...tests, problem: 'ran no tests' };
  const isOdd = exitCode !== 0 && tests.failed === 0;
  return { ...tests, problem: isOdd ? `ended with exit code ${exitCode} though no test failed` : null };
}

/** Counts a jest run. A file that could not be loaded has no tests to fail, so it is a problem of the suite. */
export function countJest(report: JestReport, exitCode: number | null): SuiteCounts {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const tests = {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failedInJest(report.testResults),
    unseen: [],
  };
  return judged(
    tests,
    exitCode,
    unloaded.map(({ name }) => `${name} could not be loaded`),
  );
}

/** Counts a Playwright run. A test that passed only when repeated has failed. */
export function countPlaywright(
  { stats, errors, suites }: PlaywrightReport,
  exitCode: number | null,
): SuiteCounts {
  const tests = {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: failedInPlaywright(suites),
    unseen: unseenInPlaywright(suites),
  };
  return judged(
    tests,
    exitCode,
    errors.map(({ message }) => message ?? 'unknown error'),
  );
}

const NOTHING: SuiteCounts = { passed: 0, failed: 0, skipped: 0, problem: null, failures: [], unseen: [] };

/** Counts a program that either passes or fails, such as the type check. */
export const countProgram = (exitCode: number | null): SuiteCounts =>
  exitCode === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 };

/** Counts a suite that could not be run. */
export const countUnrun = (problem: string): SuiteCounts => ({ ...NOTHING, problem });

/** Adds suites up. A skipped test did not pass, so it counts as failed, and so does each problem. */
export function total(suites: readonly SuiteCounts[]): { passed: number; failed: number } {
  const failures = suites.map(
    ({ failed, skipped, problem }) => failed + skipped + (problem === null ? 0 : 1),
  );
  return {
    passed: suites.reduce((sum, { passed }) => sum + passed, 0),
    failed: failures.reduce((sum, count) => sum + count, 0),
  };
}
