import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import type { PortalFrame } from '../pages/portal-frame.ts';
import { breakWith, faultyEntry, releaseWithEntry } from '../set-up/broken-build.ts';
import { release } from '../set-up/release-tool.ts';

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
    released = await releaseWithEntry('mf-points-map', `throw new Error('broken at birth');`);
  });

  test.afterAll(async () => void (await released.rollBack()));

  test('is replaced by the last good version by itself @O-05', async ({ page, frame }) => {
    const loaded: string[] = [];
    page.on('response', (answer) => loaded.push(new URL(answer.url()).pathname));
    await openKnowing(released.bad, page, frame);
    await frame.map.click();
    await expect(page).toHaveURL(/\/en-us\/recycling-points/);
    await expect(frame.failure).toBeHidden();
    await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    const entries = loaded.filter((path) => path.includes('remoteEntry'));
    expect(entries.at(0)).toContain(`/mf/mf-points-map/${released.bad}/`);
    expect(entries.at(-1)).toContain(`/mf/mf-points-map/${released.good}/`);
  });

  test('is replaced on its own page too, where the server rendered it @O-05', async ({ page, frame }) => {
    await page.goto('/en-us/recycling-points');
    await frame.expectHydrated();
    await expect(frame.failure).toBeHidden();
    await expect(frame.main.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await frame.expectToWork();
  });
});

interface Told {
  readonly edges: readonly { readonly shell: string; readonly revision: number }[];
  readonly revision: number;
  readonly figures: readonly {
    readonly part: string;
    readonly version: string;
    readonly failures: number;
    readonly vitals: Readonly<Record<string, Readonly<Record<string, number>>>>;
  }[];
}

test.describe('what browsers tell', () => {
  const status = async (): Promise<Told> => JSON.parse(await release('status', '--json'));
  let released: Awaited<ReturnType<typeof releaseWithEntry>>;

  test.beforeAll(async () => {
    released = await releaseWithEntry('mf-points-map', `throw new Error('broken at birth');`);
  });

  test.afterAll(async () => {
    expect(await released.rollBack()).toContain('1 of 1 edge has taken it up.');
  });

  test('of failures and of speed is in the status, by part and version @O-09', async ({ page, frame }) => {
    await openKnowing(released.bad, page, frame);
    await frame.map.click();
    await expect(page).toHaveURL(/\/en-us\/recycling-points/);
    const failures = async () => {
      const { figures } = await status();
      return figures.find(({ version }) => version === released.bad)?.failures;
    };
    await expect.poll(failures, { timeout: 30_000 }).toBeGreaterThan(0);

    await page.goto('/en-us');
    await page.waitForRequest(/\/vitals\./);
    await frame.main.click();
    await page.goto('about:blank');
    const measured = async () => {
      const { figures } = await status();
      return Object.keys(figures.find(({ part }) => part === 'mf-public')?.vitals ?? {});
    };
    await expect
      .poll(measured, { timeout: 30_000 })
      .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
    const { edges, revision } = await status();
    expect(edges).toEqual([
      expect.objectContaining({ revision, shell: JSON.parse((await ask('/builds/latest.json')).text).id }),
    ]);
  });
});

const MAP_ROUTE = { id: 'recycling-points', path: 'recycling-points/:id?' };
const SAMPLE = ['in a render', 'in an effect', 'in the loader', 'while its code comes'] as const;

test.describe('a released version whose page throws', () => {
  let released: Awaited<ReturnType<typeof releaseWithEntry>>;
  test.beforeAll(async () => {
    released = await releaseWithEntry('mf-points-map', faultyEntry('mf-points-map', MAP_ROUTE));
  });

  test.afterAll(async () => void (await released.rollBack()));

  for (const fault of SAMPLE)
    test(`${fault} gives way to the last good version without a word @O-05 @X-17`, async ({
      page,
      frame,
      mapPage,
    }) => {
      await breakWith(page, fault);
      await openKnowing(released.bad, page, frame);
      await frame.map.click();
      await expect(page).toHaveURL(/\/en-us\/recycling-points/);
      await expect(mapPage.canvas).toBeVisible();
      await expect(frame.failure).toBeHidden();
      await frame.expectToWork();
    });

  test('gives way on the page that the server rendered, too @O-05 @X-17', async ({
    page,
    frame,
    mapPage,
  }) => {
    await breakWith(page, 'in a render');
    await page.goto('/en-us/recycling-points');
    await mapPage.expectDrawn();
    await expect(frame.failure).toBeHidden();
    await frame.expectToWork();
  });

  test('like the last good one is told of, and the open tab mends itself after the rollback @O-05 @X-17', async ({
    page,
    frame,
    mapPage,
  }) => {
    const goodFiles = `**/mf/mf-points-map/${released.good}/**`;
    await breakWith(page, 'in a render');
    await openKnowing(released.bad, page, frame);
    await page.route(goodFiles, (route) => route.abort());
    await frame.map.click();
    await expect(frame.failure).toBeVisible();
    await page.unroute(goodFiles);
    await released.rollBack();
    await expect(mapPage.canvas).toBeVisible({ timeout: 40_000 });
    await expect(frame.failure).toBeHidden();
  });
});
