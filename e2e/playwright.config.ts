import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOption } from './browsers/fixtures.ts';
import { OTHER_BROWSERS } from './browsers/projects.ts';
import { BROWSER } from './set-up/browser.ts';
import { PICTURES } from './visual/taken-with.ts';

/** Suites that look at the processes of the portal, or at the provider that it signs in with: those of the set-up. */
const OWN_PORTAL = ['releases.spec.ts', 'broken-release.spec.ts', 'start.spec.ts', 'google-sign-in.spec.ts'];
/** Suites that change what every visitor is served; they run when nobody else looks. */
const RELEASES = ['releases.spec.ts', 'broken-release.spec.ts', 'kept-releases.spec.ts'];
/** Suites that take a whole core now and then, on edges of their own: beside those, which wait for much of their time. */
const OWN_EDGES = ['isolated-rendering.spec.ts', 'bad-input.spec.ts'];
const LOOKING_ON = ['portal', ...OTHER_BROWSERS.map(({ name = '' }) => name)];
const leftOut = process.env.BASE_URL && !process.env.E2E_LAUNCHER ? OWN_PORTAL : [];

/** Tests of one file run one after the other; two files at a time. Nothing is retried: a flaky test is a defect. */
export default defineConfig<EngineOption>({
  testDir: 'specs',
  projects: [
    { name: 'portal', testIgnore: [...RELEASES, ...OWN_EDGES, ...leftOut] },
    ...OTHER_BROWSERS,
    { name: 'releases', testMatch: RELEASES, testIgnore: leftOut, dependencies: LOOKING_ON, workers: 1 },
    { name: 'own-edges', testMatch: OWN_EDGES, dependencies: LOOKING_ON, workers: 1 },
  ],
  outputDir: 'test-results',
  globalSetup: './set-up/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: {
    timeout: 10_000,
    // Of a machine that draws all alike only what packing a picture takes from it differs.
    toHaveScreenshot: { pathTemplate: join(PICTURES, '{arg}{ext}'), threshold: 0.1, maxDiffPixels: 40 },
  },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? 'test-results/report.json' }]],
  use: {
    baseURL: process.env.BASE_URL,
    launchOptions: BROWSER,
    locale: 'en-US',
    timezoneId: 'Europe/Moscow',
    viewport: { width: 1280, height: 720 },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
});
