import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { PortalFrame } from '../pages/portal-frame.ts';
import { releaseWithEntry } from '../set-up/broken-build.ts';

/** Opens a page of the shell's that knows of a version of the map. */
async function openKnowing(version: string, page: Page, frame: PortalFrame): Promise<void> {
  await expect
    .poll(async () => {
      await frame.openShellPage();
      return page.locator('#portal-page').textContent();
    })
    .toContain(version);
}

/** React says by its number 418 that a page which throws is not what the server rendered. */
test.use({ provoked: /\/mf\/|broken|Failed to load resource|remote|React error #418/i });

test.describe('a released version that throws when it is evaluated', () => {
  let released: Awaited<ReturnType<typeof releaseWithEntry>>;

  test.beforeAll(async () => {
    released = await releaseWithEntry(`throw new Error('broken at birth');`);
  });

  test.afterAll(async () => void (await released.rollBack()));

  test('is replaced by the last good version by itself @O-05', async ({ page, frame }) => {
    const loaded: string[] = [];
    page.on('response', (answer) => loaded.push(new URL(answer.url()).pathname));
    await openKnowing(released.bad, page, frame);
    await frame.map.click();
    await expect(page).toHaveURL(/\/en-us\/recycling-points/);
    await expect(frame.failure).toBeHidden();
    await expect(frame.main.getByRole('heading', { level: 1 })).not.toHaveText('');
    const entries = loaded.filter((path) => path.includes('remoteEntry'));
    expect(entries.at(0)).toContain(`/mf/mf-points-map/${released.bad}/`);
    expect(entries.at(-1)).toContain(`/mf/mf-points-map/${released.good}/`);
  });

  test('is replaced on its own page too, where the server rendered it @O-05', async ({ page, frame }) => {
    await page.goto('/en-us/recycling-points');
    await frame.expectHydrated();
    await expect(frame.failure).toBeHidden();
    await expect(frame.main.getByRole('heading', { level: 1 })).not.toHaveText('');
    await frame.expectToWork();
  });
});

/** The entry of a build whose page is this route; `React` is the portal's. */
const entryWith = (page: string): string => `var mf_points_map = (() => {
  let shared;
  return {
    init: async (scope) => { shared = scope; },
    get: async () => {
      const [{ get }] = Object.values(shared.react);
      const React = (await get())();
      const routes = [{ id: 'recycling-points', path: 'recycling-points/:id?', ...(${page}) }];
      return () => ({ createRemote: () => ({ routes, dispose() {} }) });
    },
  };
})();`;

const FAULTS = {
  'in a render': `{ Component: () => { throw new Error('broken in a render'); } }`,
  'in an effect': `{
    Component: () => {
      React.useEffect(() => { throw new Error('broken in an effect'); }, []);
      return 'soon';
    },
  }`,
  'in the loader': `{ Component: () => null, loader: () => { throw new Error('broken in the loader'); } }`,
  'while its code comes': `{ lazy: () => Promise.reject(new Error('broken while it comes')) }`,
} as const;

for (const [where, fault] of Object.entries(FAULTS))
  test.describe(`a released version whose page throws ${where}`, () => {
    let released: Awaited<ReturnType<typeof releaseWithEntry>>;

    test.beforeAll(async () => {
      released = await releaseWithEntry(entryWith(fault));
    });

    test.afterAll(async () => void (await released.rollBack()));

    test('gives way to the last good version without a word @O-05 @X-17', async ({
      page,
      frame,
      mapPage,
    }) => {
      await openKnowing(released.bad, page, frame);
      await frame.map.click();
      await expect(page).toHaveURL(/\/en-us\/recycling-points/);
      await expect(mapPage.canvas).toBeVisible();
      await expect(frame.failure).toBeHidden();
      await frame.expectToWork();
    });

    test('does so on the page that the server rendered, too @O-05 @X-17', async ({
      page,
      frame,
      mapPage,
    }) => {
      await page.goto('/en-us/recycling-points');
      await frame.expectSettled();
      await mapPage.expectDrawn();
      await expect(frame.failure).toBeHidden();
      await frame.expectToWork();
    });
  });

test('an open tab whose page failed mends itself after the rollback @O-05 @X-17', async ({
  page,
  frame,
  mapPage,
}) => {
  test.setTimeout(120_000);
  const { good, bad, rollBack } = await releaseWithEntry(entryWith(FAULTS['in a render']));
  const goodFiles = `**/mf/mf-points-map/${good}/**`;
  try {
    await openKnowing(bad, page, frame);
    await page.route(goodFiles, (route) => route.abort());
    await frame.map.click();
    await expect(frame.failure).toBeVisible();
    await page.unroute(goodFiles);
  } finally {
    await rollBack();
  }
  await expect(mapPage.canvas).toBeVisible({ timeout: 60_000 });
  await expect(frame.failure).toBeHidden();
});
