import { expect, test } from '@jest/globals';
import { cutSvg, cutsOf, KEPT_ZOOMS, tilesOf } from './kept-tiles.ts';

test('the tiles of a box are those that it touches, at every zoom that is kept @X-08', () => {
  const box = [-58.5, -34.7, -58.3, -34.5] as const;
  const tiles = tilesOf(box, true);
  for (let zoom = KEPT_ZOOMS.furthest; zoom <= KEPT_ZOOMS.closest; zoom += 1)
    expect(tiles.some(({ z }) => z === zoom)).toBe(true);
  expect(tilesOf(box, false)).toEqual(tiles.filter(({ z }) => z < KEPT_ZOOMS.closest));
  expect(tiles).toContainEqual({ z: 12, x: 1383, y: 2468 });
  expect(new Set(tiles.map(({ z, x, y }) => `${z}/${x}/${y}`)).size).toBe(tiles.length);
});

test('a city at the edge of the map has no tiles beyond it', () => {
  for (const { z, x, y } of tilesOf([179.9, 84.9, 180.1, 85.2], true))
    expect([x, y].every((tile) => tile >= 0 && tile < 2 ** z)).toBe(true);
});

test('a tile closer by is cut out of the closest one that is kept, and its letters stay as large @X-08', () => {
  const [cut] = cutsOf('/basemap/dark/16/22131/39494.labels.svg');
  expect(cut).toEqual({
    path: '/basemap/dark/14/5532/9873.labels.svg',
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

test('a tile beside the city is cut out of one that is further out; what is no tile is not cut', () => {
  expect(cutsOf('/basemap/light/10/345/617.svg').map(({ path }) => path)).toEqual([
    '/basemap/light/9/172/308.svg',
    '/basemap/light/8/86/154.svg',
  ]);
  expect(cutsOf('/basemap/light/8/86/154.svg')).toEqual([]);
  expect(cutsOf('/basemap/info.json')).toEqual([]);
  expect(cutsOf('/basemap/light/12/1383/2468/3/3.svg')).toEqual([]);
});
