import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startGeocoder, type TestGeocoder } from '../../../test/geocoder.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let geocoder: TestGeocoder;
let api: TestApp;
beforeEach(async () => {
  geocoder = await startGeocoder();
  const settings = { url: geocoder.url, perSecond: 100, userAgent: 'EcoCircle of a test' };
  api = await startTestApp({ points: 1, geocoder: settings });
});
afterEach(async () => {
  await api.close();
  await geocoder.close();
});

const search = async (q: string) =>
  (await api.get(`/api/web/v1/places/search/?lang=ru&near=76.9,43.2&q=${encodeURIComponent(q)}`)).json().data;
const reverse = async () =>
  (await api.get('/api/web/v1/places/reverse/?lng=76.9452&lat=43.2381&lang=ru')).json().data;

const ALMATY = { title: 'Алматы', kind: 'city', country: 'KZ' };

test('addresses are asked of the geocoder, in the language and near the person', async () => {
  expect(await search('Абая 10')).toEqual([
    {
      title: 'проспект Абая, 10',
      address: '10, проспект Абая, Алматы, Казахстан',
      city: 'Алматы',
      country: 'KZ',
      lng: 76.9452,
      lat: 43.2381,
      kind: 'house',
    },
  ]);
  const [{ url, userAgent } = { url: new URL('http://none') }] = geocoder.asked;
  expect(url.pathname).toBe('/nominatim/search');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: 'of-the-operator',
    format: 'jsonv2',
    addressdetails: '1',
    q: 'Абая 10',
    'accept-language': 'ru',
    limit: '8',
    viewbox: '76.40,43.70,77.40,42.70',
  });
  expect(userAgent).toBe('EcoCircle of a test');
});

test('a position gets its street from the geocoder and its time zone from the portal', async () => {
  expect(await reverse()).toEqual({
    address: 'проспект Абая, 10',
    city: 'Алматы',
    country: 'KZ',
    time_zone: 'Asia/Almaty',
  });
});

test('the same question is asked once', async () => {
  await Promise.all([search('Абая 10'), search('Абая 10')]);
  await search('Абая 10');
  expect(geocoder.asked).toHaveLength(1);
});

test.each(['fails', 'talks-nonsense', 'hangs'] as const)(
  'the places of the map answer when it %s, and nobody waits for it again at once',
  async (behaviour) => {
    geocoder.behave(behaviour);
    expect((await search('Алматы'))[0]).toMatchObject(ALMATY);
    expect(await reverse()).toMatchObject({ address: '', city: 'Алматы', country: 'KZ' });
    expect(geocoder.asked).toHaveLength(1);
  },
);

test('the places of the map answer when it knows nothing', async () => {
  geocoder.behave('knows-nothing');
  expect((await search('Алматы'))[0]).toMatchObject(ALMATY);
  expect(await reverse()).toMatchObject({ address: '', city: 'Алматы' });
});

test('a crowd asks it no faster than it may be asked', async () => {
  await api.close();
  const settings = { url: geocoder.url, perSecond: 1, userAgent: 'EcoCircle of a test' };
  api = await startTestApp({ points: 1, geocoder: settings });
  const answers = await Promise.all(['Алматы', 'Астана', 'Москва', 'Минск', 'Омск'].map(search));
  expect(geocoder.asked).toHaveLength(2);
  expect(answers.filter(([first]) => first.kind === 'city')).toHaveLength(3);
});
