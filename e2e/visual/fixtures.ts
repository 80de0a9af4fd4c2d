import { test as base } from '../fixtures.ts';
import { askAt } from '../http/portal-url.ts';
import { sessionFile } from '../set-up/accounts.ts';
import { ADDRESS, browserFor, type StillPortal, startStillPortal } from './still-portal.ts';
import { MOMENT } from './stopped-clock.ts';

/** Starting two servers and signing in on busy cores; it is no part of a test's own time. */
const READY_WITHIN = 240_000;

/** The cookie of a visitor who has closed the notice about cookies. */
const NOTED = { name: 'cookies_noted', value: 'true', url: ADDRESS };

interface Fixtures {
  /** Whether the notice about cookies was closed before. */
  readonly areCookiesNoted: boolean;
}

interface WorkerFixtures {
  /** That of `STILL_PORTAL` where `npm run visual` has started one for all workers, otherwise one for this worker. */
  readonly portal: StillPortal;
}

/** The `test` of pictures: the same data, moment and address at every start. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  areCookiesNoted: [true, { option: true }],
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const running = process.env.STILL_PORTAL && (JSON.parse(process.env.STILL_PORTAL) as StillPortal);
      if (running) {
        askAt(running.url);
        return use(running);
      }
      const portal = await startStillPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN },
  ],
  launchOptions: [({ portal }, use) => use(browserFor(portal)), { scope: 'worker' }],
  baseURL: ADDRESS,
  storageState: ({ account, portal }, use) =>
    use(account ? sessionFile(account, portal.sessions) : undefined),
  context: async ({ context, areCookiesNoted, javaScriptEnabled }, use) => {
    if (areCookiesNoted) await context.addCookies([NOTED]);
    if (javaScriptEnabled) await context.clock.setFixedTime(MOMENT);
    await use(context);
  },
});
