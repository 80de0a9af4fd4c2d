import type { Page } from '@playwright/test';

const QUIET_MS = 4000;

/** A page that keeps asking is never idle; by then what it shows has come. */
export const waitForQuiet = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
