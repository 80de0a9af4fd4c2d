/** A part of the code whose tests must notice changes of it. Paths are globs from the project's root. */
export interface Area {
  /** The package whose settings of jest its tests run with. */
  readonly suite: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const ofFolder = (suite: string, folder: string): Area => ({
  suite,
  code: [`${suite}/src/${folder}/**/*.ts`],
  tests: [`${suite}/src/${folder}/**/*.test.ts`],
});

const ofFile = (suite: string, file: string): Area => ({
  suite,
  code: [`${suite}/src/${file}.ts`],
  tests: [`${suite}/src/${file}.test.ts`],
});

/** What must not break unnoticed. */
export const AREAS: Readonly<Record<string, Area>> = {
  'remote-loading': ofFolder('shell', 'platform/composition'),
  session: {
    ...ofFolder('shell', 'platform/session'),
    tests: [
      'shell/src/platform/session/*.test.{ts,tsx}',
      'shell/src/platform/services/authenticated-calls.test.ts',
    ],
  },
  status: ofFile('shared-contracts', 'domain/point-status'),
  hours: ofFile('shared-contracts', 'domain/working-hours'),
  // The other suites of the outbox wait for a mail server that goes down: minutes for each change that keeps a mail back.
  outbox: {
    suite: 'api',
    code: ['outbox-repository', 'outbox-worker', 'retry-delay', 'smtp-sender'].map(
      (name) => `api/src/mail/${name}.ts`,
    ),
    tests: ['api/src/mail/{outbox-repository,outbox-worker,retry-delay,smtp-sender}.test.ts'],
  },
  feeds: ofFolder('api', 'resources/event-feeds'),
  request: ofFolder('app-kit', 'request'),
};
