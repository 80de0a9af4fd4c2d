import { test as base, expect } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { expectStayed, watchShifts } from '../pages/shifts.ts';
import { startStillServers } from '../visual/still-portal.ts';
import { MOMENT } from '../visual/stopped-clock.ts';

/** Starting two servers on busy cores is no part of the test's own time. */
const READY_WITHIN = 240_000;

/** How high home may be on a phone. */
const HOME_HEIGHT = 4400;
const COVER_BYTES = 12 * 1024;

const [SUNDAY, SATURDAY] = [0, 6];

/** A portal on a Wednesday. */
const test = base.extend<{ readonly portal: string }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const { url, stop } = await startStillServers();
      await use(url);
      await stop();
    },
    { timeout: READY_WITHIN },
  ],
  baseURL: ({ portal }, use) => use(portal),
});

test.use({ viewport: { width: 360, height: 800 } });

test('on a Wednesday home leads to the weekend, each event with its picture, on a phone @R-01 @L-05', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const home = new HomePage(page);
  const frame = new PortalFrame(page);
  await page.clock.setFixedTime(MOMENT);
  await watchShifts(page);
  for (const [prefix, title] of [
    ['en-us', 'This weekend'],
    ['es-ar', 'Este finde'],
    ['ru-ru', 'В эти выходные'],
    ['kk-kz', 'Осы демалыс күндері'],
    ['ru-kz', 'В эти выходные'],
  ] as const) {
    await home.open(prefix);
    await frame.expectSettled();
    await frame.expectLaidOut();
    await expect(home.eventsTitle).toHaveText(title);
    expect(await home.height(), prefix).toBeLessThan(HOME_HEIGHT);
    const days = (await home.eventStarts()).map((start) => start.getUTCDay());
    expect(days.length).toBeGreaterThanOrEqual(3);
    for (const day of days) expect([SATURDAY, SUNDAY]).toContain(day);
    await expect(home.eventCards.filter({ visible: true })).toHaveCount(3);
    for (const card of await home.eventCards.filter({ visible: true }).all()) {
      await card.scrollIntoViewIfNeeded();
      const cover = card.locator('img');
      await expect(cover).toHaveAttribute('loading', 'lazy');
      await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      const source = await cover.evaluate((img: HTMLImageElement) => img.currentSrc);
      const picture = await page.request.get(source, { headers: { 'accept-encoding': 'br' } });
      expect(Number(picture.headers()['content-length']), source).toBeLessThanOrEqual(COVER_BYTES);
    }
    await expectStayed(page, prefix);
  }
  await home.allEvents.click();
  await expect(page).toHaveURL(/\/ru-kz\/charity-events\?days=weekend$/);
});
