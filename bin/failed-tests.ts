import { stripVTControlCharacters } from 'node:util';

/** The parts of jest's JSON report that tell of a failed test. */
export interface JestFile {
  readonly name: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[] | null;
  }[];
}

/** The parts of Playwright's JSON report that tell of single tests; suites hold suites. */
export interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** The lines of a message that are repeated below the name of its test. */
const MESSAGE_LINES = 8;

function describe(name: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').slice(0, MESSAGE_LINES);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

/** Names the failed tests of a jest run, each with the beginning of its messages. */
export const failedInJest = (files: readonly JestFile[]): readonly string[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => describe(`${name} › ${fullName}`, failureMessages ?? [])),
  );

/** Names the failed tests of a Playwright run, each with the beginning of its messages. */
export const failedInPlaywright = (
  suites: readonly PlaywrightSuite[],
  above: readonly string[] = [],
): readonly string[] =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
    const path = [...above, title];
    const own = specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map((spec) =>
        describe(
          [...path, spec.title].join(' › '),
          spec.tests.flatMap(({ results }) =>
            results.flatMap(({ errors }) => errors.map(({ message }) => message ?? 'unknown error')),
          ),
        ),
      );
    return [...own, ...failedInPlaywright(inner, path)];
  });
