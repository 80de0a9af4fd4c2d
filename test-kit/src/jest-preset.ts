import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from 'jest';

/** Packages are found from here, not from the package under test. */
const installed = (name: string): string => fileURLToPath(import.meta.resolve(name));

const here = (file: string): string => join(import.meta.dirname, file);

const compiled = (tsx: boolean): [string, Record<string, unknown>] => [
  installed('@swc/jest'),
  {
    swcrc: false,
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

/** What the suite of a package says of itself. */
export interface SuiteOptions {
  /** The name that `--selectProjects` knows it by. */
  readonly name: string;
  /** The folder of the package. */
  readonly folder: string;
  /** Where its modules run; a test file asks for another one in its first comment. */
  readonly environment: 'process' | 'node' | 'browser';
  readonly setupFilesAfterEnv?: string[];
  readonly globalSetup?: string;
  readonly globalTeardown?: string;
}

/** The settings that the suites of all packages share. */
export const suite = ({ name, folder, environment, ...own }: SuiteOptions): Config => ({
  displayName: name,
  rootDir: folder,
  cacheDirectory: here('../../node_modules/.cache/jest'),
  testEnvironment: here(`${environment}-environment.ts`),
  testEnvironmentOptions: environment === 'browser' ? { url: 'http://localhost:3000/' } : {},
  runtime: here('process/runtime.ts'),
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.tsc/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.tsc/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  transform: {
    '\\.ts$': compiled(false),
    '\\.tsx$': compiled(true),
    '\\.css$': here('class-names.cjs'),
    '\\.(svg|webp|png|woff2?)(\\?[a-z-]+)?$': here('file-name.cjs'),
  },
  transformIgnorePatterns: ['/node_modules/.*\\.[cm]?js$'],
  injectGlobals: false,
  restoreMocks: true,
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  ...own,
});
