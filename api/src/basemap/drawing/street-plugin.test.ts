import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerSerialization } from '../../plugins/serialization.ts';
import { registerValidation } from '../../plugins/validation.ts';
import { basemapPlugin } from '../basemap-plugin.ts';
import { PALETTES } from '../palette.ts';
import type { VectorSource } from '../sources/vector-source.ts';
import { fixtureSource, TOWN } from './testing/fixture-source.ts';

const TILE = `/basemap/light/${TOWN.z}/${TOWN.x}/${TOWN.y}`;
const STREET = PALETTES.light.sideRoad;

let app: FastifyInstance;
afterEach(() => app.close());

async function start(sources: readonly VectorSource[], limits = {}) {
  const lines: string[] = [];
  app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } });
  registerValidation(app);
  registerSerialization(app);
  await app.register(basemapPlugin, { streets: { current: () => sources }, limits });
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  return { get, lines };
}

test('serves streets where an archive has them and the ground elsewhere @X-11', async () => {
  const { get } = await start([fixtureSource()]);
  const street = await get(`${TILE}.svg`, { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(street.rawPayload).toString()).toContain(STREET);
  expect(street.rawPayload.length).toBeLessThan(15 * 1024);
  const elsewhere = await get('/basemap/light/14/100/100.svg');
  expect([elsewhere.statusCode, elsewhere.payload.includes(STREET)]).toEqual([200, false]);
  expect((await get(`/basemap/dark/19/${TOWN.x * 32 + 14}/${TOWN.y * 32 + 14}.svg`)).statusCode).toBe(200);
  expect((await get(`/basemap/light/20/1/1.svg`)).statusCode).toBe(400);
}, 20_000);

test('serves names on a layer of their own, and in the ground where a language is named', async () => {
  const { get } = await start([fixtureSource()]);
  const name = 'улица Комсомольская';
  const names = await get(`${TILE}.labels.svg?lang=ru`);
  expect(names.payload).toContain(name);
  expect(names.payload).not.toContain(STREET);
  expect((await get(`${TILE}.svg`)).payload).not.toContain(name);
  expect((await get(`${TILE}.svg?lang=ru`)).payload).toContain(name);
  expect((await get('/basemap/light/4/9/5.labels.svg?lang=ru')).payload).toContain('>Москва</text>');
  expect((await get(`${TILE}.labels.svg?lang=fr`)).statusCode).toBe(400);
}, 20_000);

test('says where archives know the streets, and of each tile whether they do @X-11', async () => {
  const { get } = await start([fixtureSource()]);
  const { streets } = (await get('/basemap/info.json')).json();
  expect(streets).toEqual([{ box: [60.7, 56.0, 60.85, 56.15] }]);
  const knows = async (path: string) =>
    (await get(`/basemap/light/${path}.labels.svg?lang=ru`)).payload.includes(' data-streets=""');
  expect(await knows(`${TOWN.z}/${TOWN.x}/${TOWN.y}`)).toBe(true);
  expect(await knows(`19/${TOWN.x * 32}/${TOWN.y * 32}`)).toBe(true);
  expect(await knows(`${TOWN.z}/${TOWN.x + 1}/${TOWN.y - 40}`)).toBe(false);
  expect(await knows('4/10/4')).toBe(false);
}, 20_000);

test('a tile with nothing in it is known where the archive has what lies around', async () => {
  const source = fixtureSource();
  const [column, row] = [TOWN.x >> 2, TOWN.y >> 2];
  const sparse: VectorSource = {
    ...source,
    tileAt: async (z, x, y) =>
      z === 12 && x === column && y === row ? source.tileAt(TOWN.z, TOWN.x, TOWN.y) : null,
  };
  const { get } = await start([sparse]);
  const knows = async (x: number, y: number) =>
    (await get(`/basemap/light/${TOWN.z}/${x}/${y}.labels.svg`)).payload.includes('data-streets');
  expect(await knows(TOWN.x, TOWN.y)).toBe(true);
  expect(await knows((column + 1) * 4, TOWN.y)).toBe(false);
}, 20_000);

test('one zoom before its first an archive is drawn from the tiles below, and not before', async () => {
  const { get } = await start([fixtureSource({ minZoom: TOWN.z })]);
  const drawn = async (zoomsOut: number) => {
    const path = `/basemap/light/${TOWN.z - zoomsOut}/${TOWN.x >> zoomsOut}/${TOWN.y >> zoomsOut}`;
    const [ground, names] = [await get(`${path}.svg`), await get(`${path}.labels.svg`)];
    return [ground.payload.includes(STREET), names.payload.includes('data-streets')];
  };
  expect(await drawn(1)).toEqual([true, true]);
  expect(await drawn(2)).toEqual([false, false]);
}, 20_000);

test('gives each street in a sheet an id of its own', async () => {
  const { get } = await start([fixtureSource()]);
  const sheet = await get(`${TILE}/2/2.svg?lang=ru`);
  const ids = [...sheet.payload.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
}, 20_000);

test('a sheet brings the letters of Onest that its names need; a tile has none of its own @X-11', async () => {
  const { get } = await start([fixtureSource()]);
  const sheet = await get(`${TILE}/2/2.svg?lang=ru`, { 'accept-encoding': 'br' });
  const svg = brotliDecompressSync(sheet.rawPayload).toString();
  expect(svg.match(/<style>@font-face{font-family:Onest;/g)).toHaveLength(1);
  expect((await get(`${TILE}/2/2.svg`)).payload).not.toContain('<style>');
  expect((await get(`${TILE}.svg?lang=ru`)).payload).not.toContain('<style>');
  const withoutFont = (await get(`${TILE}/2/2.svg`, { 'accept-encoding': 'br' })).rawPayload.length;
  expect(sheet.rawPayload.length - withoutFont).toBeLessThan(12 * 1024);
}, 20_000);

test('a sheet whose letters cannot be made now goes out without them, for seconds', async () => {
  const { get, lines } = await start([], { waiting: 0 });
  const { payload, headers } = await get('/basemap/light/4/9/5/2/2.svg?lang=ru');
  expect([payload.includes('>Москва</text>'), payload.includes('<style>')]).toEqual([true, false]);
  expect(headers['cache-control']).toBe('public, max-age=5');
  expect(lines.join()).toContain('could not be drawn');
});

test('draws anew and names another version when an archive was replaced', async () => {
  let version = '1';
  const source = fixtureSource();
  const replaced: VectorSource = {
    ...source,
    get version() {
      return version;
    },
    tileAt: async (z, x, y) => (version === '1' ? source.tileAt(z, x, y) : null),
  };
  const { get } = await start([replaced]);
  const infoOf = async () => (await get('/basemap/info.json')).json();
  const first = await infoOf();
  expect(first.attribution).toBe('Natural Earth · GeoNames · © OpenStreetMap contributors');
  const { headers, payload } = await get(`${TILE}.svg?v=${first.version}`);
  expect([headers['cache-control'], payload.includes(STREET)]).toEqual([
    'public, max-age=31536000, immutable',
    true,
  ]);
  version = '2';
  expect((await infoOf()).version).not.toBe(first.version);
  const later = await get(`${TILE}.svg?v=${first.version}`);
  expect([later.headers['cache-control'], later.payload.includes(STREET)]).toEqual([
    'public, max-age=86400',
    false,
  ]);
}, 20_000);

test('an archive that cannot be read leaves the ground for seconds, and says why itself', async () => {
  const source = fixtureSource({
    tileAt: async () => {
      throw new Error('the host does not answer');
    },
  });
  const { get, lines } = await start([source]);
  for (const part of ['.svg', '.labels.svg?lang=ru', '/2/2.svg']) {
    const { statusCode, headers } = await get(TILE + part);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=5']);
  }
  expect(lines).toEqual([]);
}, 20_000);

test('a bad tile leaves the ground in its place, says so once, and the others go on', async () => {
  const source = fixtureSource();
  const damaged: VectorSource = {
    ...source,
    tileAt: async (z, x, y) =>
      x === TOWN.x && y === TOWN.y ? Buffer.from('<html>') : source.tileAt(z, x, y),
  };
  const { get, lines } = await start([damaged]);
  expect((await get(`${TILE}.svg`)).payload).not.toContain(STREET);
  await get(`${TILE}.labels.svg?lang=ru`);
  expect((await get(`/basemap/light/${TOWN.z}/${TOWN.x + 1}/${TOWN.y}.svg`)).payload).toContain(STREET);
  expect(lines.filter((line) => line.includes('not a vector tile'))).toHaveLength(1);
}, 20_000);

test('a drawing that takes too long is given up, and a new thread draws the others', async () => {
  const source = fixtureSource();
  const hanging: VectorSource = {
    ...source,
    tileAt: async (z, x, y) => {
      if (x === TOWN.x) await delay(60_000, undefined, { ref: false });
      return source.tileAt(z, x, y);
    },
  };
  const { get, lines } = await start([hanging], { longest: 2000 });
  const [given, other] = await Promise.all([
    get(`${TILE}.svg`),
    delay(200).then(() => get(`/basemap/light/${TOWN.z}/${TOWN.x + 1}/${TOWN.y}.svg`)),
  ]);
  expect([given.statusCode, given.payload.includes(STREET)]).toEqual([200, false]);
  expect(other.payload).toContain(STREET);
  expect(lines.filter((line) => line.includes('could not be drawn'))).toHaveLength(1);
  expect((await get(`/basemap/light/${TOWN.z}/${TOWN.x + 1}/${TOWN.y + 1}.svg`)).payload).toContain(STREET);
}, 30_000);

test('a thread without work ends after a while, and another one draws what is wanted later', async () => {
  const source = fixtureSource();
  let reads = 0;
  const counted: VectorSource = {
    ...source,
    tileAt: async (z, x, y) => {
      reads += 1;
      return source.tileAt(z, x, y);
    },
  };
  const { get } = await start([counted], { idle: 300 });
  const drawn = async (theme: string): Promise<number> => {
    const before = reads;
    const { payload } = await get(`/basemap/${theme}/${TOWN.z}/${TOWN.x}/${TOWN.y}.svg`);
    expect(payload).toContain('<path');
    return reads - before;
  };
  // What a thread has read ends with it.
  expect([await drawn('light'), await drawn('dark')]).toEqual([1, 0]);
  await delay(1000);
  expect((await get(`${TILE}/1/1.svg`)).payload).toContain(STREET);
  expect(reads).toBe(2);
}, 20_000);

test('more tiles than may wait are answered with the ground at once', async () => {
  const { get, lines } = await start([fixtureSource()], { waiting: 0 });
  const { headers, payload } = await get(`${TILE}.svg`);
  expect([headers['cache-control'], payload.includes(STREET)]).toEqual(['public, max-age=5', false]);
  expect(lines.join('')).toContain('too many tiles');
});
