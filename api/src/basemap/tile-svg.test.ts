import { brotliCompressSync, constants } from 'node:zlib';
import { withNote } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readCountries } from './countries.ts';
import { TILE_SIZE, toUnit } from './mercator.ts';
import { PALETTES } from './palette.ts';
import { PlaceTable } from './place-table.ts';
import { readPlaces } from './places.ts';
import type { TileAddress } from './tile-address.ts';
import { tileSvg, type World, worldTile } from './tile-svg.ts';
import { openWorldPack } from './world-pack.ts';

const world = { pack: openWorldPack(), places: new PlaceTable(), countries: readCountries() };
const places = readPlaces();
const noLabels = { ...world, places: new PlaceTable(Buffer.alloc(0)), countries: [] };

const draw = (data: World, tile: TileAddress): string => tileSvg(tile, worldTile(data, tile, ''));

function tileAt(z: number, lng: number, lat: number) {
  const { x, y } = toUnit(lng, lat);
  const scale = 2 ** z;
  const [column, row] = [Math.floor(x * scale), Math.floor(y * scale)];
  const pixel = {
    left: Math.floor((x * scale - column) * TILE_SIZE),
    top: Math.floor((y * scale - row) * TILE_SIZE),
  };
  return { address: { theme: 'light', lang: 'en', z, x: column, y: row } as TileAddress, pixel };
}

async function colourAt(z: number, lng: number, lat: number, theme: 'light' | 'dark'): Promise<string> {
  const { address, pixel } = tileAt(z, lng, lat);
  const svg = draw(noLabels, { ...address, theme });
  const raw = await sharp(Buffer.from(svg))
    .extract({ ...pixel, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${raw.toString('hex')}`;
}

const PLACES_OF_GROUND = [
  ['land', 'Moscow', 37.9, 55.4],
  ['land', 'Voronezh', 39.2, 51.67],
  ['land', 'Astana', 71.44, 51.16],
  ['land', 'Chukotka, beyond 180 degrees', -175, 66.5],
  ['land', 'Antarctica', 100, -80],
  ['land', 'Buenos Aires', -58.6, -34.7],
  ['land', 'Salzburg', 13.04, 47.8],
  ['water', 'the Atlantic', -40, 0],
  ['water', 'the Caspian Sea', 51, 42],
  ['water', 'Lake Balkhash', 74.6, 46.3],
  ['water', 'the Río de la Plata', -57.6, -34.8],
  ['water', 'the Barents Sea', 40, 74],
] as const;

test.each(PLACES_OF_GROUND)(
  'draws %s at %s in both schemes',
  async (ground, _name, lng, lat) => {
    for (const zoom of [4, 6, 9])
      for (const theme of ['light', 'dark'] as const)
        await withNote(`zoom ${zoom}, ${theme}`, async () =>
          expect(await colourAt(zoom, lng, lat, theme)).toBe(PALETTES[theme][ground]),
        );
  },
  20_000,
);

test.each([
  ['ru', 'Москва'],
  ['kk', 'Мәскеу'],
  ['es', 'Moscú'],
  ['en', 'Moscow'],
] as const)('names places in %s @I-01', (lang, name) => {
  expect(draw(world, { ...tileAt(6, 37.61, 55.75).address, lang })).toContain(`>${name}</text>`);
});

test('names countries in the language of the map', () => {
  const { address } = tileAt(3, 67.5, 48.3);
  expect(draw(world, { ...address, lang: 'kk' })).toContain('>ҚАЗАҚСТАН</text>');
  expect(draw(world, { ...address, lang: 'es' })).toContain('>KAZAJISTÁN</text>');
});

test('draws a name that crosses a tile border on both sides of it, at the same place', () => {
  const nameAt = (x: number): number | undefined => {
    const svg = draw(world, { theme: 'light', lang: 'en', z: 9, x, y: row });
    const found = /<text x="(-?[\d.]+)"[^>]*>([^<]*)<\/text>/g;
    return [...svg.matchAll(found)].find((match) => match[2] === crossing.names.en)?.[1] as never;
  };
  const scale = 2 ** 9;
  const crossing = places.find(({ x, labelZoom }) => {
    const inTile = ((x * scale) % 1) * TILE_SIZE;
    return labelZoom > 0 && labelZoom <= 9 && inTile > TILE_SIZE - 8;
  }) as (typeof places)[number];
  const [column, row] = [Math.floor(crossing.x * scale), Math.floor(crossing.y * scale)];
  expect(Number(nameAt(column + 1))).toBeCloseTo(Number(nameAt(column)) - TILE_SIZE, 1);
});

test('keeps every tile of the first zooms and every city tile within 6 KB', () => {
  const addresses: TileAddress[] = [];
  for (const z of [0, 1, 2, 3, 4])
    for (let x = 0; x < 2 ** z; x += 1)
      for (let y = 0; y < 2 ** z; y += 1) addresses.push({ theme: 'light', lang: 'ru', z, x, y });
  for (const z of [5, 6, 7, 8, 9, 10, 12, 15, 19])
    for (const place of places.slice(0, 25)) addresses.push(tileAt(z, place.lng, place.lat).address);
  for (const z of [5, 6, 7, 8]) addresses.push(tileAt(z, 6.5, 61.5).address, tileAt(z, -73, -48).address);
  const sizes = addresses.map((address) => ({
    address,
    size: brotliCompressSync(draw(world, address), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      .length,
  }));
  expect(sizes.filter(({ size }) => size > 6 * 1024)).toEqual([]);
}, 30_000);

test('finds in the table what the list has', () => {
  const table = world.places;
  expect(table.size).toBe(places.length);
  const box = { left: 0.3, top: 0.5, right: 0.4, bottom: 0.7 };
  const inBox = places.filter(({ x, y }) => x >= 0.3 && x <= 0.4 && y >= 0.5 && y <= 0.7);
  expect(table.labelled(box, 6)).toEqual(inBox.filter(({ labelZoom }) => labelZoom > 0 && labelZoom <= 6));
  expect(table.populous(box, 1_000_000)).toEqual(inBox.filter(({ population }) => population >= 1_000_000));
});
