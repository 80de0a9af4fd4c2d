import { defineConfig } from '@playwright/test';
import suite from './playwright.config.ts';

/** The whole of what `specs/` samples; its tests look on only, so that all of them may run side by side. */
export default defineConfig({
  ...suite,
  testDir: 'matrix',
  projects: [{ name: 'matrix' }],
  fullyParallel: true,
});
