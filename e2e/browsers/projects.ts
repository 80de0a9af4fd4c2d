import type { Project } from '@playwright/test';
import type { EngineOption } from './fixtures.ts';
import { INSTALLED } from './installed.ts';

/** The journey in each browser besides Chromium that is installed. */
export const OTHER_BROWSERS: readonly Project<EngineOption>[] = INSTALLED.map((engine) => ({
  name: engine,
  testDir: 'browsers',
  timeout: 180_000,
  use: { engine },
}));
