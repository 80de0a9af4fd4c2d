import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { areSimilar } from './nearby-duplicates.ts';
import { type Creator, inStatus, signedIn } from './testing/creator.ts';

const DUPLICATES = '/api/web/v1/facility/duplicates/';

let api: TestApp;
let ada: Creator;
let headers: { authorization: string };
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  ada = await signedIn(api, 'all@demo.test');
  headers = await api.signIn('points@demo.test');
});
afterAll(() => api.close());

test.each([
  ['Пункт «Ёлка»', 'елка, пункт', true],
  ['Jars and paper', 'Paper & jars', true],
  ['Jars and paper', 'Old tyres', false],
  ['', 'Old tyres', false],
])('%s and %s are similar: %s @X-10', (one, other, expected) => {
  expect(areSimilar(one, other)).toBe(expected);
});

test('a public point within 100 metres and with a similar name is told while it is typed @X-10', async () => {
  const coords = { lng: 71.4123, lat: 51.1701 };
  const point = await ada.makes({ name: 'Bottles and cans', coords });
  const ask = async (query: string) =>
    (await api.get(`${DUPLICATES}?${query}`, { headers })).json().data.map(({ id }: { id: string }) => id);
  const near = 'lng=71.4124&lat=51.1705&name=cans%20bottles';
  expect(await ask(near)).toEqual([]);
  await inStatus(api, point, 'accepted');
  expect(await ask(near)).toEqual([point.id]);
  expect(await ask('lng=71.4124&lat=51.1715&name=cans%20bottles')).toEqual([]);
  expect(await ask('lng=71.4124&lat=51.1705&name=paper')).toEqual([]);
  expect(await ask(`${near}&except=${point.id}`)).toEqual([]);
});

test.each(['lng=181&lat=0&name=a', 'lng=x&lat=0&name=a', 'lat=0&name=a', 'lng=1&lat=1'])(
  'is refused for %s @V-05',
  async (query) => {
    expect((await api.get(`${DUPLICATES}?${query}`, { headers })).statusCode).toBe(400);
  },
);
