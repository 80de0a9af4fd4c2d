import { test as base } from '@playwright/test';
import { type DatabaseName, type OwnPortal, startOwnPortal } from './set-up/own-portal.ts';

/** Starting a database and two servers on busy cores; it is no part of the test's own time. */
const READY_WITHIN = 240_000;

interface Options {
  readonly database: DatabaseName;
  /** Milliseconds that the portal's clock is ahead when it starts. */
  readonly aheadMs: number;
}

interface Fixtures {
  /** A portal for the test alone. */
  readonly portal: OwnPortal;
}

/** The `test` of suites that move the clock or look at a mail server: each has a portal of its own. */
export const test = base.extend<Options & Fixtures>({
  database: ['SQLite', { option: true }],
  aheadMs: [0, { option: true }],
  portal: [
    async ({ database, aheadMs }, use) => {
      const portal = await startOwnPortal(database, aheadMs);
      await use(portal);
      await portal.stop();
    },
    { timeout: READY_WITHIN },
  ],
  baseURL: ({ portal }, use) => use(portal.url),
});
