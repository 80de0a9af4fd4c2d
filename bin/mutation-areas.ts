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

const ofDomain = (name: string): Area => ({
  suite: 'shared-contracts',
  code: [`shared-contracts/src/domain/${name}.ts`],
  tests: [`shared-contracts/src/domain/${name}.test.ts`],
});

/**
 * Files of the API by the tests beside them alone: the suites of the whole API start a database and a mail server, and
 * with a change that keeps a mail back they wait for minutes.
 */
const ofFiles = (folder: string, names: readonly string[]): Area => ({
  suite: 'api',
  code: names.map((name) => `${folder}/${name}.ts`),
  tests: names.map((name) => `${folder}/${name}.test.ts`),
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
  status: ofDomain('point-status'),
  hours: {
    suite: 'shared-contracts',
    code: ['working-hours', 'open-state'].map((name) => `shared-contracts/src/domain/${name}.ts`),
    tests: ['working-hours', 'open-state'].map((name) => `shared-contracts/src/domain/${name}.test.ts`),
  },
  outbox: ofFiles('api/src/mail', ['outbox-repository', 'retry-delay']),
  'outbox-sending': ofFiles('api/src/mail', ['outbox-worker', 'smtp-sender']),
  feeds: ofFiles('api/src/resources/event-feeds', ['event-calendar', 'event-rss', 'feed-place']),
  'feed-routes': {
    suite: 'api',
    code: ['api/src/resources/event-feeds/routes.ts'],
    tests: ['api/src/resources/event-feeds/event-feeds.test.ts'],
  },
  request: ofFolder('app-kit', 'request'),
};
