import { defineConfig } from '@playwright/test';
import suite from './playwright.config.ts';

/** All pictures, of which `specs/` compares a sample. */
export default defineConfig({
  ...suite,
  testDir: 'visual',
  outputDir: '.cache/visual/results',
  globalSetup: './visual/global-setup.ts',
  reporter: [['list'], ['./visual/side-by-side.ts']],
  projects: [{ name: 'visual', fullyParallel: true }],
});
