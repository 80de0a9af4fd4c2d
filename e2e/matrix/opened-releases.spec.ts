import { rm } from 'node:fs/promises';
import { REMOTE_NAMES } from '@ecocircle/shared-contracts';
import { expect, test } from '../fixtures.ts';
import { ACCOUNTS } from '../set-up/accounts.ts';
import { GIVE_WAY, publishChanged } from '../set-up/broken-build.ts';
import { brokenInEveryTab, promoteOpened, refusedByBrowser } from '../set-up/opened-release.ts';
import { activeIn, copyStore } from '../set-up/release-tool.ts';
import { WAYS } from './ways.ts';

test.describe.configure({ timeout: 180_000 });

for (const remote of REMOTE_NAMES) {
  test.describe(remote, () => {
    test.describe.configure({ mode: 'default' });
    let store: string;
    let good: string;

    test.beforeAll(async () => {
      store = await copyStore();
      good = await activeIn(store, remote);
    });

    test.afterAll(() => rm(store, { recursive: true, force: true }));

    for (const fault of GIVE_WAY)
      test(`${remote}: ${fault}: a browser opens its pages, the gate refuses it @O-05`, async ({
        baseURL,
      }) => {
        const { route } = WAYS[remote];
        const bad = await publishChanged(store, remote, good, brokenInEveryTab(remote, route, fault));
        const refusal = promoteOpened({ store, portal: baseURL, login: ACCOUNTS.all }, remote, bad);
        await expect(refusal).rejects.toThrow(refusedByBrowser(remote, bad));
        await expect(refusal).rejects.toThrow(`/en-us/${route.path.split('/:')[0]}: `);
        expect(await activeIn(store, remote)).toBe(good);
      });
  });
}
