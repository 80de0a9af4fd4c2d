import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as L from 'leaflet';
import { type BeyondOwnData, END_OF_OWN_DATA, lookBeyond } from './beyond-own-data.ts';
import { PROBE_MS, REST_MS } from './elsewhere-service.ts';

const ASTANA: L.LatLngTuple = [51.13, 71.43];
const CITY_ZOOM = END_OF_OWN_DATA;
/** Of streets in this half of the view the own map knows. */
const isWest = ({ x, z }: L.Coords): boolean => x < Math.floor(((ASTANA[1] + 180) / 360) * 2 ** z);

/** Every test has a service of its own: whether one answers is known to the whole page. */
let services = 0;
let url: string;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  services += 1;
  url = `https://tiles${services}.example/{z}/{x}/{y}.png`;
});
afterEach(() => void jest.useRealTimers());

/** Names of the own map; their drawings come when the test lets them. */
class Names extends L.GridLayer {
  readonly #hasStreets: (coords: L.Coords) => boolean;

  constructor(hasStreets: (coords: L.Coords) => boolean) {
    super();
    this.#hasStreets = hasStreets;
  }

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('div');
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    drawing.toggleAttribute('data-streets', this.#hasStreets(coords));
    tile.append(drawing);
    queueMicrotask(() => done(undefined, tile));
    return tile;
  }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

const isAsked = ({ src }: HTMLImageElement): boolean => src.startsWith('https://tiles');

interface Setting {
  readonly zoom?: number;
  readonly isAsked?: boolean;
}

/** A map of 512 × 512 pixels on which nothing moves; it asks the service of the test, or none. */
async function openMap(
  hasStreets: (coords: L.Coords) => boolean,
  { zoom = CITY_ZOOM, isAsked: asks = true }: Setting = {},
) {
  const element = document.body.appendChild(document.createElement('div'));
  Object.defineProperties(element, { clientWidth: { value: 512 }, clientHeight: { value: 512 } });
  const map = L.map(element, { zoomAnimation: false, fadeAnimation: false, maxZoom: 19 });
  map.setView(ASTANA, zoom, { animate: false });
  const names = new Names(hasStreets).addTo(map);
  const told: BeyondOwnData[] = [];
  const tiles = asks ? { url, attribution: '' } : null;
  const { openTo } = lookBeyond(map, { tiles, names, onChange: (beyond) => told.push(beyond) });
  await settled();
  const images = () => [...element.querySelectorAll('img')];
  const waiting = () => images().filter((image) => isAsked(image) && !('answered' in image.dataset));
  return {
    map,
    openTo,
    images,
    waiting,
    told: () => told.at(-1),
    zoomTo: async (next: number) => {
      map.setZoom(next, { animate: false });
      await settled();
    },
    panBy: async (x: number) => {
      map.panBy([x, 0], { animate: false });
      await settled();
    },
    /** Lets every picture that is asked for come, or fail. */
    answer: async (kind: 'load' | 'error') => {
      for (const image of waiting()) {
        if (kind === 'load') image.dataset.answered = '';
        image.dispatchEvent(new Event(kind));
      }
      await settled();
    },
  };
}

const nowhere = () => false;
const everywhere = () => true;

test('one tile shows that the service answers before the others are asked for @X-11', async () => {
  const { waiting, answer, images, told } = await openMap(nowhere);
  expect(waiting()).toHaveLength(1);
  expect(told()).toBeUndefined();
  await answer('load');
  expect(told()).toEqual({ isElsewhereShown: true, isAtEnd: false });
  expect(waiting().length).toBeGreaterThan(3);
  await answer('load');
  expect(images().every(({ classList }) => classList.contains('leaflet-tile-loaded'))).toBe(true);
});

test('a tile of ours with streets is not asked for elsewhere @X-11', async () => {
  const { waiting, answer, images } = await openMap(isWest);
  await answer('load');
  await answer('load');
  const columns = images()
    .filter(isAsked)
    .map(({ src }) => Number(new URL(src).pathname.split('/')[2]));
  expect(columns.length).toBeGreaterThan(1);
  expect(columns.some((x) => isWest({ x, z: CITY_ZOOM } as L.Coords))).toBe(false);
  expect(columns.length).toBeLessThan(images().length);
  expect(waiting()).toEqual([]);
});

test.each([
  ['where the own map has streets everywhere', everywhere, CITY_ZOOM],
  ['in a view of a country', nowhere, 9],
])('nobody is asked %s @X-11', async (_case, hasStreets, zoom) => {
  const { images, told, map } = await openMap(hasStreets, { zoom });
  expect(images().filter(isAsked)).toEqual([]);
  expect(told()).toBeUndefined();
  expect(map.getMaxZoom()).toBe(19);
});

test('the service hears which site asks, also from a page that hides its address from others', async () => {
  const { waiting } = await openMap(nowhere);
  expect(waiting().map(({ referrerPolicy }) => referrerPolicy)).toEqual(['strict-origin-when-cross-origin']);
});

test('only what is seen is asked for, in the size in which it is shown', async () => {
  const { map, images, answer } = await openMap(nowhere);
  await answer('load');
  const { min, max } = map.getPixelBounds() as { min: L.Point; max: L.Point };
  for (const { src } of images()) {
    const [z, x, y] = new URL(src).pathname.slice(1, -4).split('/').map(Number) as [number, number, number];
    expect(z).toBe(CITY_ZOOM);
    expect((x + 1) * 256).toBeGreaterThan(min.x);
    expect(x * 256).toBeLessThan(max.x);
    expect((y + 1) * 256).toBeGreaterThan(min.y);
    expect(y * 256).toBeLessThan(max.y);
  }
});

const DEAD: readonly (readonly [string, (page: Awaited<ReturnType<typeof openMap>>) => Promise<void>])[] = [
  ['refuses', ({ answer }) => answer('error')],
  [
    'hangs',
    async () => {
      jest.advanceTimersByTime(PROBE_MS);
      await settled();
    },
  ],
];

test.each(DEAD)(
  'a service that %s is left alone, and zooming ends with the own data @X-11',
  async (_how, fail) => {
    const page = await openMap(nowhere);
    await fail(page);
    expect(page.told()).toEqual({ isElsewhereShown: false, isAtEnd: true });
    expect(page.map.getMaxZoom()).toBe(END_OF_OWN_DATA);
    await page.panBy(600);
    await page.zoomTo(19);
    expect(page.map.getZoom()).toBe(END_OF_OWN_DATA);
    expect(page.waiting()).toEqual([]);
  },
);

test('a map that asks nobody ends with the own data, too @X-11', async () => {
  const { images, told, map, zoomTo } = await openMap(nowhere, { isAsked: false });
  expect(images()).toEqual([]);
  expect(told()).toEqual({ isElsewhereShown: false, isAtEnd: true });
  await zoomTo(19);
  expect(map.getZoom()).toBe(END_OF_OWN_DATA);
});

test('from farther away nothing is said of streets, which are not missed yet', async () => {
  const { told, map, zoomTo } = await openMap(nowhere, { zoom: 11, isAsked: false });
  expect(told()).toBeUndefined();
  expect(map.getMaxZoom()).toBe(END_OF_OWN_DATA);
  await zoomTo(END_OF_OWN_DATA);
  expect(told()).toEqual({ isElsewhereShown: false, isAtEnd: true });
});

test('marks can be told apart where no streets are, as long as there are any', async () => {
  const { map, openTo, zoomTo, told } = await openMap(nowhere, { isAsked: false });
  openTo(18);
  await zoomTo(19);
  expect([map.getZoom(), told()?.isAtEnd]).toEqual([18, true]);
  await zoomTo(14);
  openTo(0);
  expect(map.getMaxZoom()).toBe(14);
});

test('a service that has rested is asked again with one tile, when the map moves', async () => {
  const { answer, waiting, panBy, told, map } = await openMap(nowhere);
  await answer('error');
  jest.advanceTimersByTime(REST_MS);
  await settled();
  expect(waiting()).toEqual([]);
  await panBy(1);
  expect(waiting()).toHaveLength(1);
  await answer('load');
  expect(told()).toEqual({ isElsewhereShown: true, isAtEnd: false });
  expect(map.getMaxZoom()).toBe(19);
});

test('where the own map has streets zooming goes on though the service is dead @X-11', async () => {
  const { answer, told, map, panBy } = await openMap((coords) => !isWest(coords));
  await answer('error');
  expect(told()).toBeUndefined();
  expect(map.getMaxZoom()).toBe(19);
  await panBy(-2048);
  expect(told()).toEqual({ isElsewhereShown: false, isAtEnd: true });
  expect(map.getMaxZoom()).toBe(END_OF_OWN_DATA);
  await panBy(4096);
  expect(told()).toEqual({ isElsewhereShown: false, isAtEnd: false });
  expect(map.getMaxZoom()).toBe(19);
});

test('who stands deeper than the own data stays there', async () => {
  const { answer, map, zoomTo } = await openMap(nowhere, { zoom: 17 });
  await answer('error');
  expect([map.getZoom(), map.getMaxZoom()]).toEqual([17, 17]);
  await zoomTo(15);
  expect(map.getMaxZoom()).toBe(15);
});

test('one tile that is missing among others says nothing of the service', async () => {
  const { answer, waiting, told } = await openMap(nowhere);
  await answer('load');
  const [first] = waiting();
  first?.dispatchEvent(new Event('error'));
  await settled();
  await answer('load');
  expect(told()).toEqual({ isElsewhereShown: true, isAtEnd: false });
});

test('a second map of the page knows what the first has found out', async () => {
  const { answer } = await openMap(nowhere);
  await answer('error');
  const { waiting, told } = await openMap(nowhere);
  expect(waiting()).toEqual([]);
  expect(told()).toEqual({ isElsewhereShown: false, isAtEnd: true });
});

test('a tile that left the view before it came says nothing of the service', async () => {
  const { panBy, waiting, answer, told } = await openMap(nowhere);
  const [probe] = waiting();
  await panBy(5120);
  expect(probe?.isConnected).toBe(false);
  expect(waiting()).toHaveLength(1);
  await answer('load');
  expect(told()).toEqual({ isElsewhereShown: true, isAtEnd: false });
});

test('a zoom asks for the tiles of its own alone', async () => {
  const { zoomTo, waiting, answer } = await openMap(nowhere);
  await answer('load');
  await zoomTo(14);
  const zooms = new Set(waiting().map(({ src }) => new URL(src).pathname.split('/')[1]));
  expect([...zooms]).toEqual(['14']);
});
