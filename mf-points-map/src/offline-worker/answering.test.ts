import { serverPoint } from '@ecocircle/app-kit/testing';
import { toRecyclingPoint } from '@ecocircle/shared-contracts';
import { beforeAll, expect, test } from '@jest/globals';
import { memoryCaches } from '../testing/memory-caches.ts';
import { kindOf, SetAnswers } from './answering.ts';
import { PAGE, POINTS } from './gather-city.ts';
import { smallPhotosOf } from './kept-photos.ts';
import { wholeThingsUrl } from './kept-things.ts';

const MAP = '/en-us/recycling-points';
const photo = (id: string) => ({
  id,
  url: `/media/${id}.webp`,
  thumbnail_url: `/media/${id}.small.webp`,
  width: 1200,
  height: 800,
});
const withPhotos = (id: string, ...photos: string[]) => {
  const point = serverPoint(id);
  return { ...point, attributes: { ...point.attributes, photos: photos.map(photo) } };
};
const POINTS_SENT = [withPhotos('1', 'a', 'b'), withPhotos('2', 'c', 'a')];

let answers: SetAnswers;
const at = (path: string): URL => new URL(path, 'http://localhost');

beforeAll(async () => {
  const cache = await memoryCaches().open('set');
  const now = '2026-11-24T12:00:00.000Z';
  await cache.put(PAGE, new Response(`<p>{"now":"${now}"}</p>`));
  await cache.put(POINTS, Response.json(POINTS_SENT));
  await cache.put('/media/a.small.webp', new Response('small a'));
  await cache.put(wholeThingsUrl('en-US'), Response.json({ data: [] }));
  const city = { id: 'x', name: 'X', lng: 0, lat: 0 };
  const addresses = { tiles: '/basemap/{theme}/{z}/{x}/{y}.svg', labels: '' };
  const box = [-1, -1, 1, 1] as const;
  const mark = { city, version: '1', now, bytes: 1, points: 2, box, addresses, at: 7 };
  const sheet =
    '<svg width="512"><svg x="0" y="0"><g>first</g></svg><svg x="256" y="0"><g>next</g></svg></svg>';
  await cache.put('/basemap/light/8/127/127/2/2.svg', new Response(sheet));
  answers = new SetAnswers({ name: 'set', mark, cache });
});

test('the worker looks after its own map in its own language, and after what that asks for @X-08', () => {
  const kind = (path: string, isNavigation = false) => kindOf(at(path), MAP, isNavigation);
  expect([MAP, `${MAP}/7`, `${MAP}/`].map((path) => kind(path, true))).toEqual(['page', 'page', 'page']);
  for (const path of ['/en-us/alerts', '/en-us/events', '/es-ar/recycling-points', `${MAP}-of-others`, '/'])
    expect(kind(path, true)).toBeNull();
  expect(kind('/media/a.webp')).toBe('photo');
  expect(kind('/api/web/v1/dictionary/things/find/?ask=jar')).toBe('call');
  expect(kind('/api/web/v1/facility/map/export.csv')).toBeNull();
});

test('the page is given by the clock of now @X-08', async () => {
  const given = await answers.find('page', at(MAP));
  expect(await given?.answer.text()).not.toContain('2026-11-24T12:00');
});

test('the small photo stands in for the large one, and a photo that is not kept for none @X-08', async () => {
  const text = async (path: string) => (await answers.find('photo', at(path)))?.answer.text();
  expect(await text('/media/a.small.webp')).toBe('small a');
  expect(await text('/media/a.webp')).toBe('small a');
  expect(await text('/media/c.webp')).toBeUndefined();
});

test('photos of rows are kept before the others of cards, each once @X-08', () => {
  const order = ['a', 'c', 'b'].map((id) => `/media/${id}.small.webp`);
  expect(smallPhotosOf(POINTS_SENT.map(toRecyclingPoint))).toEqual(order);
});

test('who asks for no thing of the dictionary hears so, and the map is empty where none of it is kept @X-08', async () => {
  const find = at('/api/web/v1/dictionary/things/find/?locale=en-US&ask=zz');
  expect((await answers.find('call', find))?.answer.status).toBe(404);
  const tile = await answers.find('tile', at('/basemap/light/12/1/1.svg'));
  expect(await tile?.answer.text()).toMatch(/^<svg [^>]+\/>$/);
});

test('points that are at hand are as old as the set; of what is beside the city nothing is said @X-08', async () => {
  expect((await answers.find('call', at('/api/web/v1/facility/facility/1/')))?.at).toBe(7);
  expect(await answers.find('call', at('/api/web/v1/facility/facility/3/'))).toBeNull();
  expect(await answers.find('call', at('/api/web/v1/facility/answer/?near=50,50'))).toBeNull();
});

test('a tile of the city is given out of its sheet, one closer by is cut out of it @X-08', async () => {
  const tile = async (path: string) => (await answers.find('tile', at(path)))?.answer.text();
  expect(await tile('/basemap/light/8/128/127.svg')).toContain('<g>next</g>');
  expect(await tile('/basemap/light/15/16384/16300.svg')).toMatch(/viewBox="0 \d+ 2 2".*<g>next<\/g>/);
});
