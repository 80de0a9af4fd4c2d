import { expect, test } from '../line-fixtures.ts';
import { barriersOn } from '../pages/barriers.ts';
import { SCHEMES } from '../pages/page-check.ts';

const MAP = '/en-us/recycling-points';
const ENOUGH_BYTES = 500_000_000;

test.use({ provoked: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY|ERR_FAILED/ });
test.setTimeout(180_000);

test('where there is not enough room that is said, nothing half is kept, and with room the next attempt keeps it @X-08', async ({
  page,
  context,
  mapPage,
  city,
}) => {
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const giveRoom = (quotaSize: number) =>
    browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  const tooFull = page.getByText('There is not enough room on this device, so nothing new was kept.');
  await giveRoom(200_000);
  await city.keep.click();
  await expect(tooFull).toBeVisible({ timeout: 90_000 });
  await city.expectNothingKept();
  await giveRoom(ENOUGH_BYTES);
  await city.keepCity();
  await expect(tooFull).toBeHidden();

  const [kept] = Object.entries(await city.caches());
  await giveRoom(200_000);
  await city.update.click();
  await expect(tooFull).toBeVisible({ timeout: 90_000 });
  await expect(city.kept).toBeVisible();
  expect(Object.entries(await city.caches())).toEqual([kept]);
});

test('where the browser throws away what is being kept, or stores nothing, that is said, nothing half is kept, and it can be tried again @X-08', async ({
  page,
  context,
  mapPage,
  city,
}) => {
  const thrownAway = page.getByText('Your browser threw away what was being kept.');
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  const started = context.waitForEvent('serviceworker');
  const release = await city.hold();
  await city.keep.click();
  const worker = await started;
  await city.expectHalfKept();
  await worker.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await release();
  await expect(thrownAway).toBeVisible({ timeout: 90_000 });
  await city.expectNothingKept();

  const browser = await context.newCDPSession(page);
  const releaseAgain = await city.hold();
  await city.keep.click();
  await city.expectHalfKept();
  const { origin } = new URL(page.url());
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await releaseAgain();
  await expect(thrownAway).toBeVisible({ timeout: 90_000 });
  await city.expectNothingKept();

  await page.evaluate(() => {
    const { register } = navigator.serviceWorker;
    Object.defineProperty(navigator.serviceWorker, 'register', {
      configurable: true,
      value: () => Promise.reject(new DOMException('not allowed', 'SecurityError')),
    });
    Object.assign(globalThis, {
      allow: () => Object.defineProperty(navigator.serviceWorker, 'register', { value: register }),
    });
  });
  await city.keep.click();
  await expect(page.getByText('Your browser does not let this site store anything.')).toBeVisible();
  await city.expectNothingKept();
  await page.evaluate(() => (globalThis as unknown as { allow: () => void }).allow());
  await city.keepCity();
});

test('a line that drops while a city is being kept, or before, leaves nothing half, and it can be tried again @X-08', async ({
  page,
  mapPage,
  city,
}) => {
  const brokeOff = page.getByText('The connection broke off, so nothing new was kept. Please try again.');
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await city.loseLine();
  await city.keep.click();
  await expect(brokeOff).toBeVisible();
  await city.findLine();
  const release = await city.hold();
  await city.keep.click();
  await city.expectHalfKept();
  await city.loseLine();
  await release(true);
  await expect(brokeOff).toBeVisible({ timeout: 90_000 });
  await city.expectNothingKept();
  await city.findLine();
  await city.keepCity();
});

test('who stops it hears so, nothing half is kept, what was kept before stays, and it can be tried again @X-08', async ({
  page,
  mapPage,
  city,
}) => {
  const stopped = page.getByText('Stopped. Nothing new was kept.');
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await city.keep.click();
  await city.stop.click();
  await expect(stopped).toBeVisible();
  await city.expectNothingKept();
  const release = await city.hold();
  await city.keep.click();
  await city.expectHalfKept();
  await city.stop.focus();
  await page.keyboard.press('Enter');
  await expect(stopped).toBeVisible();
  await expect(city.controls).toBeFocused();
  await city.expectNothingKept();
  await release();
  await city.keepCity();
  await expect(stopped).toBeHidden();

  const kept = await city.caches();
  const releaseAgain = await city.hold(/\/things\/whole\//);
  await city.update.click();
  await city.stop.click();
  await expect(stopped).toBeVisible();
  await releaseAgain();
  await expect(city.kept).toBeVisible();
  expect(await city.caches()).toEqual(kept);
});

test('by keyboard alone a city is kept and removed, how it goes is said in few words, and no scheme has barriers @X-08', async ({
  page,
  mapPage,
  city,
}) => {
  const expectNoBarriers = async (): Promise<void> => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => barriersOn(page), { message: colorScheme, timeout: 60_000 }).toEqual([]);
    }
  };
  await page.goto(MAP);
  await mapPage.expectTakenOver();
  await city.keep.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar', { name: 'How much is there' })).toBeVisible();
  const heard = await city.hear();
  await expect(city.controls).toBeFocused();
  await expectNoBarriers();
  await expect(city.kept).toBeVisible({ timeout: 90_000 });
  await expect(city.controls).toBeFocused();
  await expectNoBarriers();
  const said = await heard();
  expect(said.at(-1)).toBe('Buenos Aires is kept on this device now.');
  expect(said.slice(0, -1).every((text) => /^Keeping Buenos Aires: (0|25|50|75)%$/.test(text))).toBe(true);
  expect(new Set(said).size).toBe(said.length);

  await city.loseLine();
  await mapPage.choice('Glass').click();
  await expect(city.noLine).toBeVisible();
  await expectNoBarriers();
  await city.findLine();
  await city.controls.focus();
  await page.keyboard.press('Tab');
  await expect(city.update).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(city.remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(city.keep).toBeVisible();
  await expect(city.controls).toBeFocused();
  expect((await heard()).at(-1)).toBe('It is removed from this device.');
  await page.keyboard.press('Tab');
  await expect(city.keep).toBeFocused();
});
