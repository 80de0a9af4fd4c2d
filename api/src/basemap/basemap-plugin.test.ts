import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import sharp from 'sharp';
import { registerSerialization } from '../plugins/serialization.ts';
import { registerValidation } from '../plugins/validation.ts';
import { BASEMAP_ATTRIBUTION, basemapPlugin } from './basemap-plugin.ts';
import { PALETTES } from './palette.ts';

const app = Fastify();
registerValidation(app);
registerSerialization(app);
await app.register(basemapPlugin);
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('sends a tile compressed as the browser likes it', async () => {
  const url = '/basemap/light/4/9/5.svg?lang=ru';
  const plain = await get(url);
  expect([plain.statusCode, plain.headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  const brotli = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.payload);
  const gzip = await get(url, { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.payload);
});

test('sends many tiles as one drawing, in which each has ids of its own', async () => {
  const sheet = await get('/basemap/light/7/41/76/5/4.svg?lang=es');
  expect(sheet.payload).toMatch(/^<svg [^>]*width="1280" height="1024"/);
  expect(sheet.payload.match(/<svg x=/g)).toHaveLength(20);
  const ids = [...sheet.payload.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(20);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the tiles of a sheet, and of one of names, are each what they are alone but for their ids', async () => {
  const withoutIds = (svg: string) => svg.replace(/ id="[^"]*"|="#[^"]*"|url\(#[^)]*\)/g, '');
  const contentOf = (svg: string) =>
    withoutIds(/^<svg [^>]*>(?:<rect [^>]*>)?(.*)<\/svg>$/s.exec(svg)?.[1] ?? '');
  for (const [of, tile] of [
    ['.svg', /<svg x="[^>]*>(.*?)<\/svg>/gs],
    ['.labels.svg?lang=es', /<svg x="[^>]*>(.*?)<\/svg>/gs],
  ] as const) {
    const sheet = (await get(`/basemap/dark/8/86/153/3/2${of}`)).payload;
    const tiles = [...sheet.matchAll(tile)].map(([, content = '']) => withoutIds(content));
    const alone = await Promise.all(
      [153, 154].flatMap((y) => [86, 87, 88].map((x) => get(`/basemap/dark/8/${x}/${y}${of}`))),
    );
    expect(tiles).toEqual(alone.map(({ payload }) => contentOf(payload)));
    expect(tiles.some((content) => content !== '')).toBe(true);
  }
});

test('a sheet has no lines between its tiles, in whatever size it is shown', async () => {
  const steppe = await get('/basemap/light/11/1404/710/3/2.svg');
  const shown = sharp(Buffer.from(steppe.payload), { density: 72 * 1.17 });
  const { data, info } = await shown.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colours = new Set(
    Array.from({ length: info.width * info.height }, (_, at) =>
      data.subarray(at * 3, at * 3 + 3).toString('hex'),
    ),
  );
  expect([...colours]).toEqual([PALETTES.light.land.slice(1)]);
});

test('answers 304 when the tile is known', async () => {
  const first = await get('/basemap/dark/2/1/1.svg');
  const again = await get('/basemap/dark/2/1/1.svg', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test('lets browsers keep a tile of the current version for ever, any other for a day', async () => {
  const { version, tiles, attribution } = (await get('/basemap/info.json')).json();
  expect(attribution).toBe(BASEMAP_ATTRIBUTION);
  expect(tiles).toContain(`v=${version}`);
  const cacheOf = async (v: string) =>
    (await get(`/basemap/light/1/0/0.svg?v=${v}`)).headers['cache-control'];
  expect(await cacheOf(version)).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('old')).toBe('public, max-age=86400');
});

test.each([
  ['/basemap/blue/1/0/0.svg', 'theme'],
  ['/basemap/light/20/0/0.svg', 'z'],
  ['/basemap/light/-1/0/0.svg', 'z'],
  ['/basemap/light/1/2/0.svg', 'x'],
  ['/basemap/light/1/0.5/0.svg', 'x'],
  ['/basemap/light/1/0/0/3/1.svg', 'x'],
  ['/basemap/light/9/0/0/1/9.svg', 'rows'],
  ['/basemap/light/9/0/0/0/1.svg', 'columns'],
  ['/basemap/light/1/0/1e9.svg', 'y'],
  ['/basemap/light/1/0/99999999999999999999.svg', 'y'],
  ['/basemap/light/1/0/0.svg?lang=fr', 'lang'],
  ['/basemap/light/1/0/0.svg?lang=en&lang=ru', 'lang'],
])('refuses %s and names %s', async (url, parameter) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].source).toEqual({ parameter });
});
