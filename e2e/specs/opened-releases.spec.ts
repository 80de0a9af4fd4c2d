import { rm } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { ACCOUNTS } from '../set-up/accounts.ts';
import { publishChanged } from '../set-up/broken-build.ts';
import { brokenInEveryTab, movedFrom, promoteOpened, refusedByBrowser } from '../set-up/opened-release.ts';
import { activeIn, copyStore } from '../set-up/release-tool.ts';

test.describe.configure({ timeout: 180_000 });

let store: string;

test.beforeEach(async () => {
  store = await copyStore();
});
test.afterEach(() => rm(store, { recursive: true, force: true }));

test('a build that fails in a browser alone is refused, and the one before stays @O-04 @O-05', async ({
  baseURL,
}) => {
  const good = await activeIn(store, 'mf-points-map');
  const route = { id: 'recycling-points', path: 'recycling-points' };
  const broken = brokenInEveryTab('mf-points-map', route, 'when it is evaluated');
  const bad = await publishChanged(store, 'mf-points-map', good, broken);
  const refusal = promoteOpened({ store, portal: baseURL }, 'mf-points-map', bad);
  await expect(refusal).rejects.toThrow(refusedByBrowser('mf-points-map', bad));
  await expect(refusal).rejects.toThrow('/en-us/recycling-points: Error: broken when it is evaluated');
  expect(await activeIn(store, 'mf-points-map')).toBe(good);
});

test('a build whose pages open, the private ones with an account, is promoted; without one it says what it lacks @O-04', async ({
  baseURL,
}) => {
  const good = await activeIn(store, 'mf-cabinet');
  const next = await publishChanged(store, 'mf-cabinet', good, movedFrom(good));
  await expect(promoteOpened({ store, portal: baseURL }, 'mf-cabinet', next)).rejects.toThrow(
    `${refusedByBrowser('mf-cabinet', next)}its private pages need an account: RELEASE_TRIAL_LOGIN names none`,
  );
  await promoteOpened({ store, portal: baseURL, login: ACCOUNTS.all }, 'mf-cabinet', next);
  expect(await activeIn(store, 'mf-cabinet')).toBe(next);
});
