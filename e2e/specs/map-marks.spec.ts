import { expect, test } from '../fixtures.ts';
import { ask } from '../http/ask.ts';
import { findingsOn } from '../pages/barriers.ts';

interface Point {
  readonly id: string;
  readonly attributes: { readonly name: string; readonly address: string };
}

const CLUSTERS = '/api/web/v1/facility/clusters/';

/** The streets of the demo data, where all points can be seen singly. */
const STREETS = [30.3, 59.95, 30.4, 60.0] as const;
const LAST_ZOOM = 18;

type MapPoint = readonly [
  lng: number,
  lat: number,
  id: string,
  family: string,
  open: number | null,
  until: number,
];

/** The single points of a box, a piece of it after the other. */
async function singlePoints(): Promise<MapPoint[]> {
  const [west, south, east, north] = STREETS;
  const PIECES = 5;
  const points: MapPoint[] = [];
  for (let column = 0; column < PIECES; column += 1) {
    const step = (east - west) / PIECES;
    const box = [west + column * step, south, west + (column + 1) * step, north];
    const { text } = await ask(`${CLUSTERS}?bbox=${box.join()}&zoom=${LAST_ZOOM}`);
    points.push(...(JSON.parse(text) as { points: MapPoint[] }).points);
  }
  return points;
}

/** Two points of one place. */
async function neighbours(): Promise<[string, string]> {
  const points = await singlePoints();
  for (const [index, [lng, lat, id]] of points.entries()) {
    const other = points.slice(index + 1).find((point) => point[0] === lng && point[1] === lat);
    if (other) return [id, other[2]];
  }
  throw new Error('no two points of the demo data share a place');
}

test('points that share a place can each be pressed @M-06', async ({ page, mapPage }) => {
  const [one, other] = await neighbours();
  await page.goto(`/en-us/recycling-points/${one}`);
  await expect(mapPage.markOf(one)).toBeVisible();
  await mapPage.zoomInTo(mapPage.markOf(other));
  await mapPage.expectApart([mapPage.markOf(one), mapPage.markOf(other)]);
  const { text } = await ask(`/api/web/v1/facility/facility/${other}/`);
  const { data } = JSON.parse(text) as { data: Point };
  await mapPage.markOf(other).click();
  await expect(mapPage.card(data.attributes.name)).toBeVisible();
});

test.describe('on a phone where a notice takes of the height', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the buttons of the map do not stand below the chips: they wait for the notice to end @M-05 @L-05', async ({
    page,
    mapPage,
    samples,
  }) => {
    await page.goto(`/en-us/recycling-points/${samples.point.id}`);
    await mapPage.expectUncovered(mapPage.markOf(samples.point.id));
    const locate = page.getByRole('main').getByRole('button', { name: 'Show where I am' });
    await expect(locate).toBeHidden();
    await page.getByRole('button', { name: 'OK' }).click();
    await locate.click({ trial: true });
  });
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height } });

    test('what a search found stands beside the search, the chips and the panel @M-01', async ({
      page,
      mapPage,
    }) => {
      await page.goto(`/en-us/recycling-points?q=${encodeURIComponent('Лесной проспект')}`);
      await mapPage.expectUncovered(mapPage.clusters.or(mapPage.pointMarks));
    });

    test('the point of the address and one that is chosen stand where nothing covers them @M-05', async ({
      page,
      frame,
      mapPage,
      samples,
    }) => {
      await page.goto(`/en-us/recycling-points/${samples.point.id}`);
      await mapPage.expectUncovered(mapPage.markOf(samples.point.id));
      await mapPage.back.click();
      await frame.expectHydrated();
      const next = mapPage.points.nth(1);
      const id = (await next.getAttribute('data-point')) ?? '';
      await next.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/recycling-points/${id}$`));
      await mapPage.expectUncovered(mapPage.markOf(id));
    });

    test('axe finds nothing on the map and on the page of a point @M-06', async ({
      page,
      mapPage,
      samples,
    }) => {
      await page.goto('/en-us/recycling-points');
      await mapPage.expectMarks();
      expect(await findingsOn(page)).toEqual([]);
      await page.goto(`/en-us/recycling-points/${samples.point.id}`);
      await expect(mapPage.markOf(samples.point.id)).toBeVisible();
      expect(await findingsOn(page)).toEqual([]);
    });
  });
}

test('a mark is reached and opened by the keyboard, and has the focus again when its card closes @M-06', async ({
  page,
  frame,
  mapPage,
}) => {
  const [id, other] = await neighbours();
  await page.goto(`/en-us/recycling-points/${id}`);
  await frame.expectHydrated();
  const mark = mapPage.markOf(other);
  await mapPage.zoomInTo(mark);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/recycling-points/${other}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/recycling-points$/);
  await expect(mark).toBeFocused();
});

test('a mark that the map is dragged by is not opened, and can be pressed after it @M-06', async ({
  page,
  frame,
  mapPage,
}) => {
  const [[lng, lat, id] = [0, 0, '']] = await singlePoints();
  await page.goto(`/en-us/recycling-points?at=${lng},${lat},${LAST_ZOOM}`);
  await frame.expectHydrated();
  await mapPage.expectDrawn();
  const mark = mapPage.markOf(id);
  const before = await mapPage.left();
  await mapPage.dragBy(mark, 80, 40);
  expect(await mapPage.left()).toBeGreaterThan(before + 40);
  await expect(page).not.toHaveURL(new RegExp(id));
  await mark.click();
  await expect(page).toHaveURL(new RegExp(`/recycling-points/${id}$`));
});

test('the map is moved and zoomed by keys @M-06', async ({ page, mapPage }) => {
  await page.goto('/en-us/recycling-points');
  await mapPage.expectMarks();
  const zoom = await mapPage.zoom();
  await mapPage.canvas.focus();
  await page.keyboard.press('Equal');
  await expect.poll(() => mapPage.zoom()).toBe(zoom + 1);
  const before = await mapPage.left();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => mapPage.left()).toBeLessThan(before - 20);
});

test('a point closes on the map when its time has come @M-01', async ({ page, mapPage }) => {
  const open = (await singlePoints()).find(([, , , , isOpen, until]) => isOpen === 1 && until !== null);
  if (!open) throw new Error('no point of the demo data is open now');
  const [, , id, , , until] = open;
  await page.clock.install({ time: new Date() });
  await page.goto(`/en-us/recycling-points/${id}`);
  // A page whose clock jumps while it is taken over is none that the server rendered.
  await mapPage.expectTakenOver();
  await expect.poll(() => mapPage.standingOf(id)).toBe('open');
  await page.clock.fastForward(until * 60_000 - Date.now() + 1000);
  await expect.poll(() => mapPage.standingOf(id)).toBe('closed');
});
