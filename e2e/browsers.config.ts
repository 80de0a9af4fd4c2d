import { defineConfig } from '@playwright/test';
import type { EngineOption } from './browsers/fixtures.ts';
import { OTHER_BROWSERS } from './browsers/projects.ts';
import suite from './playwright.config.ts';

/** The journey in the other browsers alone; Chromium is not needed for it. */
export default defineConfig<EngineOption>({
  ...suite,
  globalSetup: './set-up/portal-alone.ts',
  projects: [...OTHER_BROWSERS],
});
