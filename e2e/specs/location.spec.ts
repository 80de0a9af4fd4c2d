import { readOne, toRecyclingPoint } from '@ecocircle/shared-contracts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { OwnPlace } from '../pages/own-place.ts';

const HERE = { longitude: -58.42, latitude: -34.59, accuracy: 500 };
const ALMATY = { longitude: 76.93, latitude: 43.245 };
const MAP = '/en-us/recycling-points?open=now';
const HOUR = 3_600_000;

const keptPosition = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('location') ?? 'null'));

async function coordsOf(id: string) {
  const { text } = await ask(`/api/web/v1/facility/facility/${id}/`);
  return readOne(JSON.parse(text), toRecyclingPoint).coords;
}

/** Metres on a sphere of 6,371,000 m, by the chord through it: not the formula of the product. */
function metresOnSphere(
  from: Pick<typeof HERE, 'longitude' | 'latitude'>,
  to: { lng: number; lat: number },
): number {
  const vector = (longitude: number, latitude: number) => {
    const [along, up] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
    return [Math.cos(up) * Math.cos(along), Math.cos(up) * Math.sin(along), Math.sin(up)] as const;
  };
  const [a, b] = [vector(from.longitude, from.latitude), vector(to.lng, to.lat)];
  return 2 * 6_371_000 * Math.asin(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) / 2);
}

async function middleOf(drawn: Locator) {
  const { x, y, width, height } = (await drawn.boundingBox()) as DOMRect;
  return { x: x + width / 2, y: y + height / 2, width, height };
}

test.describe('the device may be asked', () => {
  test.use({ geolocation: HERE, permissions: ['geolocation'] });

  test('the map shows it in its circle, the list tells how far each point is, nearest first @M-02 @M-04', async ({
    page,
    mapPage,
  }) => {
    const own = new OwnPlace(page);
    await page.goto(MAP);
    await own.locate.click();
    await own.expectFix(HERE.accuracy);
    await expect(own.device).toBeInViewport({ ratio: 1 });
    await mapPage.expectDrawn();
    const [device, circle] = [await middleOf(own.device), await middleOf(own.accuracy)];
    expect(device.width).toBeGreaterThan(12);
    expect(circle.width).toBeGreaterThan(4 * device.width);
    expect([circle.x, circle.y].map(Math.round)).toEqual([device.x, device.y].map(Math.round));

    await expect(async () => {
      const rows = await own.rows();
      const metres = rows.map((row) => row.metres ?? Number.NaN);
      expect(rows.length).toBeGreaterThan(2);
      expect(metres).toEqual(metres.toSorted((one, other) => one - other));
      for (const [at, { id }] of rows.slice(0, 3).entries()) {
        const told = metres[at] ?? Number.NaN;
        const off = Math.abs(told - metresOnSphere(HERE, await coordsOf(id)));
        expect(off).toBeLessThanOrEqual(told < 1000 ? 5 : 50);
      }
    }).toPass();
  });

  for (const width of [360, 1280])
    test(`beside the bar one press finds the visitor, on home and map, ${width} pixels wide @M-02 @X-06`, async ({
      page,
      context,
    }) => {
      const own = new OwnPlace(page);
      await page.setViewportSize({ width, height: 640 });
      await context.setGeolocation({ ...ALMATY, accuracy: 30 });
      await page.goto('/en-us');
      await expect(own.beside.city).toHaveText(/Buenos Aires$/);
      await own.beside.nearMe.click();
      await expect(own.beside.city).toHaveText(/Almaty$/);
      await own.expectCity('Almaty');

      await context.setGeolocation(HERE);
      await page.goto('/en-us/recycling-points');
      await expect(own.beside.city).toBeInViewport({ ratio: 1 });
      await own.beside.nearMe.click();
      await own.expectCity('Buenos Aires');
      await own.expectFix(HERE.accuracy);
      await expect(own.device).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await own.rows())[0]?.metres).toBeGreaterThan(0);
    });

  test('where it goes is seen from the third position on @M-02', async ({ page, context }) => {
    const own = new OwnPlace(page);
    await page.goto(MAP);
    await own.locate.click();
    await own.expectFix(500);
    for (const [step, accuracy] of [
      [1, 60],
      [2, 50],
    ] as const) {
      await expect(own.heading).toBeHidden();
      await context.setGeolocation({ ...HERE, longitude: HERE.longitude + step * 2e-4, accuracy });
      await own.expectFix(accuracy);
    }
    await expect(own.heading).toBeVisible();
    const [device, cone] = [await middleOf(own.device), await middleOf(own.heading)];
    expect(cone.x - device.x).toBeGreaterThan(10);
    expect(Math.abs(cone.y - device.y)).toBeLessThan(5);
  });

  test('its position is kept with its country @M-03', async ({ page }) => {
    const own = new OwnPlace(page);
    await page.goto(MAP);
    await own.locate.click();
    // A country that takes longer than half a second completes what is kept.
    await expect.poll(() => keptPosition(page)).toMatchObject({ countryCode: 'AR' });
  });

  test('its position is kept for an hour, then it is the city again @M-02 @M-03', async ({
    page,
    context,
  }) => {
    const own = new OwnPlace(page);
    await page.goto(MAP);
    await own.locate.click();
    await own.expectFix(HERE.accuracy);
    const kept = () => keptPosition(page);
    await expect.poll(kept).toMatchObject({ lat: HERE.latitude, lng: HERE.longitude });
    // From now on the device cannot tell, as under ground.
    await context.setGeolocation(null);
    const { at } = await kept();
    // One that takes longer than a second to say so is one that has not told yet.
    const notTold = page.getByText(
      /^Your device (cannot tell where you are now|has not told where you are yet)\./,
    );
    const firstDistance = async () => (await own.rows())[0]?.metres;

    await page.clock.setFixedTime(at + HOUR - 60_000);
    await page.reload();
    await own.locate.click();
    await expect(notTold).toBeVisible();
    await expect.poll(firstDistance).toBeGreaterThan(0);

    await page.clock.setFixedTime(at + HOUR + 60_000);
    await page.reload();
    await own.locate.click();
    await expect(notTold).toBeVisible();
    await expect.poll(firstDistance).toBeNull();
    await own.expectCity('Buenos Aires');
  });

  test('that knows only fifty kilometres says so and tells no distances @M-02', async ({ page, context }) => {
    const own = new OwnPlace(page);
    await context.setGeolocation({ ...HERE, accuracy: 50_000 });
    await page.goto(MAP);
    await own.locate.click();
    await own.expectFix(50_000);
    await expect(page.getByText(/only roughly where you are: within 50 km/)).toBeVisible();
    await expect(own.accuracy).toBeInViewport({ ratio: 0.7 });
    const rows = await own.rows();
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter(({ metres }) => metres !== null)).toEqual([]);
  });
});

test('who does not tell where they are is told how to, and chooses a city instead, for good @M-02', async ({
  page,
  frame,
}) => {
  const own = new OwnPlace(page);
  await page.goto('/en-us/recycling-points');
  await own.expectCity('Buenos Aires');
  await own.locate.click();
  const note = page.getByRole('status').filter({ hasText: 'The browser may not see where you are.' });
  await note.getByRole('button', { name: 'Choose a city' }).click();
  await own.dialog.getByRole('searchbox').fill('алмат');
  await own.dialog.getByRole('link', { name: /^Almaty/ }).click();
  await expect(own.dialog).toBeHidden();
  await own.expectCity('Almaty');
  const isInAlmaty = async () => {
    const [first] = await own.rows();
    return first !== undefined && metresOnSphere(ALMATY, await coordsOf(first.id)) < 30_000;
  };
  await expect.poll(isInAlmaty).toBe(true);

  await page.reload();
  await own.expectCity('Almaty');
  await expect.poll(isInAlmaty).toBe(true);
  await page.goto('/en-us');
  await own.expectCity('Almaty');
  await expect(frame.main.getByRole('heading', { name: 'Almaty on the map' })).toBeVisible();
  await page.goto('/en-us/charity-events');
  await expect(frame.main.getByText('Almaty first')).toBeVisible();
});

test('beside the bar who does not tell where they are is told how to, and chooses a city @M-02', async ({
  page,
}) => {
  const own = new OwnPlace(page);
  await page.goto('/en-us');
  await own.beside.nearMe.click();
  await expect(page.getByText('The browser may not see where you are')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a city' }).click();
  await own.dialog.getByRole('link', { name: /^Almaty/ }).click();
  await expect(own.beside.city).toHaveText(/Almaty$/);
  await expect(own.beside.nearMe).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('beside the bar the city leads to its page and back, and nobody is offered to be found @M-02 @X-13', async ({
    page,
    frame,
  }) => {
    const own = new OwnPlace(page);
    await page.goto('/en-us/recycling-points?open=now');
    await expect(own.beside.nearMe).toBeHidden();
    await own.beside.city.click();
    await frame.main.getByRole('link', { name: /^Almaty/ }).click();
    await expect(page).toHaveURL(/\/recycling-points\?open=now$/);
    await expect(own.beside.city).toHaveText(/Almaty$/);
  });

  test('a city is found by a form, chosen by a link, and leads back @M-02 @X-13', async ({ page, frame }) => {
    const own = new OwnPlace(page);
    await page.goto('/en-us/charity-events');
    await own.city.click();
    await frame.main.getByRole('searchbox').fill('almaty');
    await frame.main.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/en-us\/city\?.*q=almaty/);
    await frame.main.getByRole('link', { name: /^Almaty/ }).click();
    await expect(page).toHaveURL(/\/en-us\/charity-events$/);
    await own.expectCity('Almaty');
  });

  test('a city that the edition does not have is that of the edition', async ({ page, context, baseURL }) => {
    const own = new OwnPlace(page);
    for (const value of ['kz-nowhere', '%3Cscript%3E', '../almaty']) {
      await context.addCookies([{ name: 'city', value, url: baseURL ?? '' }]);
      await page.goto('/en-us/recycling-points');
      await own.expectCity('Buenos Aires');
    }
  });
});
