import { expect, test } from '@jest/globals';
import {
  cutSvg,
  cutsOf,
  KEPT_ZOOMS,
  readTile,
  type Sheet,
  sheetsOf,
  sheetWith,
  type Tile,
} from './kept-tiles.ts';

const BOX = [-58.5, -34.7, -58.3, -34.5] as const;
const MOST_IN_A_ROW = 5;

const tilesOf = ({ z, x, y, columns, rows }: Sheet): Tile[] =>
  Array.from({ length: columns * rows }, (_, at) => ({
    z,
    x: x + (at % columns),
    y: y + Math.floor(at / columns),
  }));

test('the sheets of a box hold every tile that it touches once, at every zoom that is kept, in drawings that the server makes @X-08', () => {
  const sheets = sheetsOf(BOX, true);
  const tiles = sheets.flatMap(tilesOf);
  for (let zoom = KEPT_ZOOMS.furthest; zoom <= KEPT_ZOOMS.closest; zoom += 1)
    expect(tiles.some(({ z }) => z === zoom)).toBe(true);
  expect(sheetsOf(BOX, false)).toEqual(sheets.filter(({ z }) => z < KEPT_ZOOMS.closest));
  expect(tiles).toContainEqual({ z: 12, x: 1383, y: 2468 });
  expect(new Set(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`)).size).toBe(tiles.length);
  expect(tiles).toHaveLength(179);
  for (const { columns, rows } of sheets) {
    expect(Math.min(columns, rows)).toBeGreaterThanOrEqual(1);
    expect(Math.max(columns, rows)).toBeLessThanOrEqual(MOST_IN_A_ROW);
  }
});

test('a tile is found in the sheet that holds it, and beside the box in none @X-08', () => {
  const sheets = sheetsOf(BOX, true);
  for (const sheet of sheets) for (const tile of tilesOf(sheet)) expect(sheetWith(BOX, tile)).toEqual(sheet);
  expect(sheetWith(BOX, { z: 12, x: 1300, y: 2468 })).toBeNull();
  expect(sheetWith(BOX, { z: 12, x: 1383, y: 2500 })).toBeNull();
});

test('a city at the edge of the map has no tiles beyond it', () => {
  for (const { z, x, y } of sheetsOf([179.9, 84.9, 180.1, 85.2], true).flatMap(tilesOf))
    expect([x, y].every((tile) => tile >= 0 && tile < 2 ** z)).toBe(true);
});

test('a tile closer by is cut out of the closest one that is kept, and its letters stay as large @X-08', () => {
  const asked = readTile('/basemap/dark/16/22131/39494.labels.svg');
  const [cut] = asked ? cutsOf(asked) : [];
  expect(cut).toEqual({
    tile: { theme: 'dark', z: 14, x: 5532, y: 9873, layer: 'labels' },
    left: 192,
    top: 128,
    side: 64,
  });
  const drawing =
    '<svg width="256" height="256" viewBox="0 0 256 256" data-streets=""><g stroke-width="3"><text font-size="12">A</text></g></svg>';
  expect(cut && cutSvg(drawing, cut)).toBe(
    '<svg width="256" height="256" viewBox="192 128 64 64" data-streets=""><g stroke-width="0.75"><text font-size="3">A</text></g></svg>',
  );
});

test('a tile beside the city is cut out of one that is further out', () => {
  const cuts = (z: number, x: number, y: number) =>
    cutsOf({ theme: 'light', layer: 'tiles', z, x, y }).map(({ tile }) => [tile.z, tile.x, tile.y]);
  expect(cuts(10, 345, 617)).toEqual([
    [9, 172, 308],
    [8, 86, 154],
  ]);
  expect(cuts(8, 86, 154)).toEqual([]);
});

test('what is no tile is none', () => {
  expect(readTile('/basemap/info.json')).toBeNull();
  expect(readTile('/basemap/light/12/1383/2468/3/3.svg')).toBeNull();
});
