import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readCountries } from '../countries.ts';
import { TILE_SIZE, toUnit } from '../mercator.ts';
import { PALETTES } from '../palette.ts';
import { PlaceTable } from '../place-table.ts';
import type { VectorSource } from '../sources/vector-source.ts';
import type { BasemapLanguage, TileAddress } from '../tile-address.ts';
import { tileSvg } from '../tile-svg.ts';
import { openWorldPack } from '../world-pack.ts';
import { drawGround } from './draw-ground.ts';
import { drawNames } from './draw-names.ts';
import { factsOf } from './source-facts.ts';
import { fixtureSource, TOWN } from './testing/fixture-source.ts';
import { feature, madeTile } from './testing/made-tile.ts';
import { TileShelf } from './tile-shelf.ts';

const world = { pack: openWorldPack(), places: new PlaceTable(), countries: readCountries() };

/** Draws from an archive without the thread. */
function drawingOf(source: VectorSource) {
  const shelf = new TileShelf(({ z, x, y }) => source.tileAt(z, x, y));
  const sources = [factsOf(source, 0)];
  const ground = (tile: TileAddress): Promise<string | null> =>
    drawGround(shelf.reader(), world, { tile, key: '', sources });
  const names = (tile: TileAddress, lang: BasemapLanguage = 'ru'): Promise<string> =>
    drawNames(shelf.reader(), world, { tile: { ...tile, lang }, key: 'k', sources });
  return { ground, names };
}

const town = drawingOf(fixtureSource());

/** The tile at a part of the town's tile, some zooms deeper. */
const inTown = (deeper: number, right = 0.5, down = 0.5, theme: 'light' | 'dark' = 'light'): TileAddress => ({
  theme,
  z: TOWN.z + deeper,
  x: Math.floor((TOWN.x + right) * 2 ** deeper),
  y: Math.floor((TOWN.y + down) * 2 ** deeper),
});

const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;

/** A column of pixels, which may lie in the strip that is drawn beyond the tile. */
async function column(tile: TileAddress, x: number): Promise<Buffer> {
  const ground = `<rect x="-9" width="299" height="${TILE_SIZE}" fill="${PALETTES.light.land}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="${TILE_SIZE}" viewBox="${x} 0 1 ${TILE_SIZE}">${ground}${await town.ground(tile)}</svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

/** How many rows of two columns differ so that one could see it. */
function differences(a: Buffer, b: Buffer): number {
  const rows = Array.from({ length: TILE_SIZE }, (_, y) =>
    Math.max(...[0, 1, 2].map((at) => Math.abs((a[y * 3 + at] ?? 0) - (b[y * 3 + at] ?? 0)))),
  );
  return rows.filter((difference) => difference > 10).length;
}

test.each([0, 1, 2, 3, 4, 5])(
  'draws roads, paths, houses and woods %s zooms below the town @X-11',
  async (deeper) => {
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const tiles = parts.flatMap((right) => parts.map((down) => inTown(deeper, right, down)));
    const drawn = (await Promise.all(tiles.map((tile) => town.ground(tile)))).join('');
    for (const colour of ['sideRoad', 'sideCasing', 'building', 'wood'] as const)
      expect(drawn.includes(PALETTES.light[colour])).toBe(true);
    expect(drawn.includes(PALETTES.light.path)).toBe(deeper > 0);
    expect(drawn).not.toMatch(/NaN|Infinity|style=/);
  },
);

test('draws the same streets from both schemas', async () => {
  const other = drawingOf(fixtureSource({ schema: 'openmaptiles' }));
  const pathOf = (content: string | null): string | undefined =>
    /<path id="tertiary" d="([^"]+)"/.exec(content ?? '')?.[1];
  const [one, two] = [await town.ground(inTown(0)), await other.ground(inTown(0))];
  expect(pathOf(one)).toMatch(/^M/);
  expect(pathOf(two)).toBe(pathOf(one));
});

test.each([0, 1, 2, 4])(
  'draws what lies at a border alike from both sides, %s zooms below the archive',
  async (deeper) => {
    const left = inTown(deeper, 0.9999);
    const right = { ...left, x: left.x + 1 };
    expect(differences(await column(left, TILE_SIZE), await column(right, 0))).toBeLessThan(8);
    if (deeper < 2)
      expect(differences(await column(left, TILE_SIZE), await column(right, 40))).toBeGreaterThan(30);
  },
);

interface Stand {
  readonly name: string;
  readonly x: number;
  /** How far from its middle it certainly reaches to the sides. */
  readonly reach: number;
}

/** Where the straight names of a tile stand. */
async function standsOf(tile: TileAddress): Promise<Stand[]> {
  const found = (await town.names(tile)).matchAll(
    /translate\((-?[\d.]+) (-?[\d.]+)\)rotate\((-?[\d.]+)\)"[^>]*>([^<]+)<|<text x="(-?[\d.]+)" y="(-?[\d.]+)"[^>]*>([^<]+)</g,
  );
  return [...found].map(([, x, y, angle, street, pointX, pointY, point]) => {
    const isFlat = Math.abs(Number(angle)) < 30;
    return {
      name: `${street ?? point} ${Math.round(Number(y ?? pointY))}`,
      x: Number(x ?? pointX),
      reach: isFlat ? 20 : 3,
    };
  });
}

test('draws a name that crosses a border on both sides of it', async () => {
  let shared = 0;
  for (const deeper of [0, 2, 3, 4])
    for (const down of [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95])
      for (const across of [0.2, 0.5, 0.8, 0.9999]) {
        const left = inTown(deeper, across, down);
        const [here, there] = [await standsOf(left), await standsOf({ ...left, x: left.x + 1 })];
        const crossing = here.filter(({ x, reach }) => Math.abs(x - TILE_SIZE) < reach);
        for (const { name, x } of crossing)
          expect(
            there.filter((other) => other.name === name && Math.abs(other.x - x + TILE_SIZE) < 0.2),
          ).toHaveLength(1);
        for (const { name } of there.filter(({ x, reach }) => Math.abs(x) < reach))
          expect(here.map((other) => other.name)).toContain(name);
        shared += crossing.length;
      }
  expect(shared).toBeGreaterThan(5);
}, 20_000);

test('keeps the ground of every tile of the town within 15 KB, and its names within 4', async () => {
  for (const deeper of [0, 1, 2, 3, 4, 5])
    for (const right of [0, 0.2, 0.4, 0.6, 0.8, 1.2, 1.5, 1.8])
      for (const theme of ['light', 'dark'] as const) {
        const tile = inTown(deeper, right, right, theme);
        expect(brotliSize((await town.ground(tile)) ?? '')).toBeLessThan(15 * 1024);
        expect(brotliSize(await town.names(tile))).toBeLessThan(4 * 1024);
      }
});

test('keeps a centre of 6,000 houses and 700 streets within 15 KB', async () => {
  const tile = inTown(0);
  const unit = 360 / 2 ** tile.z;
  const corner = [tile.x * unit - 180, 56.0846] as const;
  const noise = (seed: number): number => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;
  const at = (x: number, y: number): [number, number] => [corner[0] + x * unit, corner[1] - y * unit * 0.558];
  const houses = Array.from({ length: 6000 }, (_, n) => {
    const [x, y, size] = [noise(n), noise(n + 0.5), 0.004 + noise(n + 0.2) * 0.02];
    const ring = [
      at(x, y),
      at(x + size, y + size / 5),
      at(x + size, y + size),
      at(x - size / 5, y + size),
      at(x, y),
    ];
    return feature({ type: 'Polygon', coordinates: [ring] }, { kind: 'building' });
  });
  const streets = Array.from({ length: 700 }, (_, n) => {
    const [x, y] = [noise(n + 0.3), noise(n + 0.7)];
    const line = n % 2 ? [at(x, y), at(x + 0.05, y + 0.004)] : [at(x, y), at(x + 0.004, y + 0.05)];
    return feature(
      { type: 'LineString', coordinates: line },
      { kind: 'minor_road', kind_detail: 'residential' },
    );
  });
  const made = madeTile({ buildings: houses, roads: streets }, tile);
  const content = (await drawingOf(fixtureSource({ tileAt: async () => made })).ground(tile)) ?? '';
  expect(content.length).toBeGreaterThan(20_000);
  expect(brotliSize(content)).toBeLessThan(15 * 1024);
});

test('numbers the houses when they are close', async () => {
  const numbers = async (deeper: number): Promise<number> => {
    const parts = [0.1, 0.3, 0.5, 0.7];
    const drawn = await Promise.all(parts.map((part) => town.names(inTown(deeper, part, part))));
    return (drawn.join('').match(/<g class="house"/g) ?? []).length;
  };
  expect([await numbers(2), (await numbers(4)) > 0]).toEqual([0, true]);
});

test('names the town in the language of the page, once', async () => {
  const at = toUnit(60.7325, 56.0852);
  const tile = {
    theme: 'light',
    z: 12,
    x: Math.floor(at.x * 2 ** 12),
    y: Math.floor(at.y * 2 ** 12),
  } as const;
  const made = madeTile(
    {
      places: [
        feature(
          { type: 'Point', coordinates: [60.7325, 56.0852] },
          { kind: 'locality', kind_detail: 'town', name: 'Снежинск', 'name:en': 'Snezhinsk' },
        ),
      ],
    },
    tile,
  );
  const source = drawingOf(
    fixtureSource({ tileAt: async (z, x, y) => (z === 12 && x === tile.x && y === tile.y ? made : null) }),
  );
  const namesIn = async (lang: BasemapLanguage) =>
    [...(await source.names(tile, lang)).matchAll(/>([^<>]+)<\/text>/g)].map(([, name]) => name);
  expect(await namesIn('en')).toEqual(['Snezhinsk']);
  expect(await namesIn('es')).toEqual(['Снежинск']);
});

test('writes a name with markup as letters', async () => {
  const { x, y, z } = inTown(0);
  const line = [60.736, 60.74, 60.75].map((lng) => [lng, 56.08]);
  const name = `<script>'"&</script>`;
  const made = madeTile(
    {
      roads: [
        feature(
          { type: 'LineString', coordinates: line },
          { kind: 'major_road', kind_detail: 'primary', name },
        ),
      ],
    },
    { z, x, y },
  );
  const hostile = drawingOf(fixtureSource({ tileAt: async () => made }));
  const content = await hostile.names(inTown(0));
  expect(content).toContain('&#60;script&#62;&#39;&#34;&#38;&#60;/script&#62;');
  expect(content).not.toContain('<script');
  await expect(
    sharp(Buffer.from(tileSvg(inTown(0), content)))
      .png()
      .toBuffer(),
  ).resolves.toBeDefined();
});
