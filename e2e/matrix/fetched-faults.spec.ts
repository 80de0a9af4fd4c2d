import { setTimeout as delay } from 'node:timers/promises';
import { REMOTE_NAMES } from '@ecocircle/shared-contracts';
import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { beside, expectOther, expectPage, PATIENCE, SHELL_PAGE, WAYS } from './ways.ts';

/** What a file of a remote may be answered with; each time a page asks for it. */
type Answer = (route: Route) => Promise<unknown>;

const withText =
  (change: (text: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };

const answerWith =
  (contentType: string, body: string, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, contentType, body });

const hang: Answer = () => new Promise(() => {});

interface Fault {
  readonly files: RegExp;
  readonly answer: Answer;
  /** Whether the page says that it did not load; else the visitor sees it, without a word. */
  readonly isTold: boolean;
}

const SCRIPTS = /\.js(\?|$)/;
const STYLES = /\.css(\?|$)/;
const MESSAGES = /\/messages\.[^/]*\.json(\?|$)/;
const SLOW = 10_000;

const FAULTS: Readonly<Record<string, Fault>> = {
  // What the others are compared with.
  'no fault': { files: SCRIPTS, isTold: false, answer: (route) => route.continue() },
  'scripts refused': { files: SCRIPTS, isTold: true, answer: (route) => route.abort('connectionrefused') },
  'scripts answered with 503': {
    files: SCRIPTS,
    isTold: true,
    answer: answerWith('text/plain', 'gone', 503),
  },
  'scripts that are HTML': {
    files: SCRIPTS,
    isTold: true,
    answer: answerWith('text/html', '<!doctype html>'),
  },
  'scripts of the wrong type': {
    files: SCRIPTS,
    isTold: true,
    answer: async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-type': 'text/plain' };
      await route.fulfill({ response, headers });
    },
  },
  'scripts cut in half': {
    files: SCRIPTS,
    isTold: true,
    answer: withText((text) => text.slice(0, text.length / 2)),
  },
  'scripts tampered with': { files: SCRIPTS, isTold: true, answer: withText((text) => `${text};void 0`) },
  'scripts that hang': { files: SCRIPTS, isTold: true, answer: hang },
  'scripts that take ten seconds': {
    files: SCRIPTS,
    isTold: false,
    answer: async (route) => {
      await delay(SLOW);
      await route.continue();
    },
  },
  'styles missing': { files: STYLES, isTold: true, answer: answerWith('text/plain', 'gone', 404) },
  'styles that hang': { files: STYLES, isTold: false, answer: hang },
  'texts missing': { files: MESSAGES, isTold: true, answer: answerWith('text/plain', 'gone', 404) },
  'texts empty': { files: MESSAGES, isTold: true, answer: answerWith('application/json', '') },
  'texts that are no JSON': {
    files: MESSAGES,
    isTold: true,
    answer: answerWith('application/json', '{"a":'),
  },
};

test.describe.configure({ timeout: 240_000 });

for (const remote of REMOTE_NAMES) {
  const way = WAYS[remote];
  const other = beside(remote);
  test.describe(remote, () => {
    test.use({
      account: way.account,
      provoked: /\/mf\/|Failed to load resource|Failed to find a valid digest|integrity|remote|chunk|JSON/i,
    });

    for (const [name, { files, answer, isTold }] of Object.entries(FAULTS)) {
      test(`${remote}: ${name}: others work, the visitor is told, a retry works after the repair @O-05`, async ({
        page,
        frame,
      }) => {
        const isMeant = ({ pathname, search }: URL): boolean =>
          pathname.startsWith(`/mf/${remote}/`) && files.test(pathname + search);
        await page.goto(SHELL_PAGE);
        await frame.expectHydrated();
        await page.route(isMeant, answer);
        await way.follow(frame);
        if (isTold) await expect(frame.failure).toBeVisible({ timeout: PATIENCE });
        else await expectPage(page, frame, way);
        await frame.expectToWork();
        if (remote !== 'mf-points-map') await expect(frame.footer).toBeVisible();
        await expectOther(page, frame, other);
        await way.follow(frame);
        if (isTold) await expect(frame.failure).toBeVisible({ timeout: PATIENCE });
        await page.unroute(isMeant);
        if (isTold) await frame.retry.click();
        await expectPage(page, frame, way);
      });
    }
  });
}
