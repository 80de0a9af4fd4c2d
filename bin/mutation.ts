import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { AREAS, type Area } from './mutation-areas.ts';

/** Percentage of changes that the tests of an area must notice. */
const GOAL = 85;
const CACHE = '.cache/mutation';

interface Wishes {
  /** Runs again what was run before, too. */
  readonly force: boolean;
  /** Changes this file of the area alone, and runs the test beside it alone where there is one: quick, to write it by. */
  readonly file?: string | undefined;
}

function testsOf({ tests }: Area, file: string | undefined): readonly string[] {
  const beside = file === undefined ? [] : globSync(file.replace(/\.ts$/, '.test.{ts,tsx}'));
  return beside.length > 0 ? beside : tests;
}

const optionsOf = (
  name: string,
  area: Area,
  { force, file }: Wishes,
): ConstructorParameters<typeof Stryker>[0] => ({
  mutate: [...(file === undefined ? area.code : [file]), '!**/*.test.ts', '!**/testing/**', '!**/test-*.ts'],
  // Stryker rewrites tsconfig.json by an interface that TypeScript 7 no longer has; swc needs none.
  ignorePatterns: ['.data', '.tsc', 'dist', 'docs', 'e2e', 'tsconfig.json'],
  testRunner: 'jest',
  plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // What jest loads anew for each change stays in memory: its modules are in contexts of their own.
  maxTestRunnerReuse: 40,
  jest: {
    configFile: `${area.suite}/jest.config.ts`,
    config: { testMatch: testsOf(area, file).map((files) => `**/${files}`) },
  },
  coverageAnalysis: 'perTest',
  disableTypeChecks: false,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: `${CACHE}/${name}.json`,
  force,
  reporters: ['progress-append-only', 'clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
  tempDirName: '.cache/stryker',
  allowConsoleColors: false,
  thresholds: { break: GOAL },
});

/** Changes the code of areas bit by bit and tells which changes no test notices. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, file: { type: 'string' } },
});
const unknown = positionals.filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no area ${unknown.join(', ')}. The areas are ${Object.keys(AREAS).join(', ')}.\n`,
  );
  process.exit(1);
}
for (const [name, area] of Object.entries(AREAS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  await new Stryker(optionsOf(name, area, values)).runMutationTest();
}
