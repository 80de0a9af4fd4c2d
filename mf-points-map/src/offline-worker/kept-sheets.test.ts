import { beforeAll, expect, test } from '@jest/globals';
import { memoryCaches } from '../testing/memory-caches.ts';
import { addressesOf, KeptSheets, tilesIn } from './kept-sheets.ts';
import { readTile, sheetsOf } from './kept-tiles.ts';

const BOX = [-58.5, -34.7, -58.3, -34.5] as const;
const ADDRESSES = {
  tiles: '/basemap/{theme}/{z}/{x}/{y}.svg?v=1',
  labels: '/basemap/{theme}/{z}/{x}/{y}.labels.svg?lang=en&v=1',
};

/** A sheet as the server draws it; each tile says where it is. */
function drawn(address: string): string {
  const [, z, x, y, columns, rows] = /(\d+)\/(\d+)\/(\d+)\/(\d)\/(\d)\./.exec(address)?.map(Number) ?? [];
  const tiles = Array.from({ length: (columns ?? 0) * (rows ?? 0) }, (_, at) => {
    const place = `${z}/${(x ?? 0) + (at % (columns ?? 1))}/${(y ?? 0) + Math.floor(at / (columns ?? 1))}`;
    const said = address.includes('labels') ? ' data-streets=""' : '';
    return `<svg x="0" y="0" width="256" height="256" viewBox="0 0 256 256"${said}><g>${place}</g></svg>`;
  });
  const ground = address.includes('labels') ? '' : '<rect width="1280" height="1280" fill="#fff"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280">${ground}${tiles.join('')}</svg>`;
}

let sheets: KeptSheets;
const read = (path: string) => sheets.tile(readTile(path) as NonNullable<ReturnType<typeof readTile>>);

beforeAll(async () => {
  const cache = await memoryCaches().open('set');
  for (const address of sheetsOf(BOX, true).flatMap((sheet) => addressesOf(sheet, ADDRESSES)))
    await cache.put(address, new Response(drawn(address)));
  sheets = new KeptSheets(cache, ADDRESSES, BOX);
});

test('a tile is taken out of its sheet as a drawing of its own: on its ground, with what is said of it @X-08', async () => {
  expect(await read('/basemap/dark/14/5532/9873.svg')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="1280" height="1280" fill="#fff"/><g>14/5532/9873</g></svg>',
  );
  expect(await read('/basemap/light/12/1383/2468.labels.svg')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256" data-streets=""><g>12/1383/2468</g></svg>',
  );
  expect(await read('/basemap/light/12/1300/2468.svg')).toBeNull();
});

test('only the address that was kept is answered for ever: another version or language is not @X-08', async () => {
  const at = (path: string) => sheets.at(new URL(path, 'http://localhost'));
  expect(await at('/basemap/light/12/1383/2468.svg?v=1')).toContain('12/1383/2468');
  expect(await at('/basemap/light/12/1383/2468.labels.svg?lang=en&v=1')).toContain('12/1383/2468');
  expect(await at('/basemap/light/12/1383/2468.svg?v=2')).toBeNull();
  expect(await at('/basemap/light/12/1383/2468.labels.svg?lang=ru&v=1')).toBeNull();
  expect(await at('/assets/a.js')).toBeNull();
});

test('a tile that shows nothing is one, too', () => {
  expect(tilesIn('<svg width="512"><svg x="0" y="0"></svg><svg x="256" y="0"><g/></svg></svg>')).toHaveLength(
    2,
  );
});
