import type { PlaywrightSuite } from './failed-tests.ts';

/** What a test says of itself that looked at less than its title promises. */
const LESS = 'not compared';

const reasonsIn = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ tests }) =>
      tests.flatMap(({ annotations }) =>
        annotations.flatMap(({ type, description = '' }) => (type === LESS ? [description] : [])),
      ),
    ),
    ...reasonsIn(inner),
  ]);

/** Says of passed tests that looked at less than they would elsewhere how many they are and why, each reason once. */
export const unseenInPlaywright = (suites: readonly PlaywrightSuite[]): readonly string[] =>
  [...Map.groupBy(reasonsIn(suites), (reason) => reason)].map(
    ([reason, all]) => `${all.length} pictures were ${LESS}: ${reason}`,
  );
