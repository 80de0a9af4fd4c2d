import { defineConfig } from '@playwright/test';
import suite from './playwright.config.ts';

/** Suites that change what every visitor is served. */
const RELEASES = ['released-faults.spec.ts'];

/** The whole of what `specs/` samples; tests that look on only run side by side, and then those that release. */
export default defineConfig({
  ...suite,
  testDir: 'matrix',
  reporter: [['list'], ['./matrix/fault-table.ts']],
  projects: [
    { name: 'matrix', testIgnore: RELEASES, fullyParallel: true },
    { name: 'matrix-releases', testMatch: RELEASES, dependencies: ['matrix'], workers: 1 },
  ],
});
