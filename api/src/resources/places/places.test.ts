import { readFoundPlaces, readPositionFacts } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

const search = async (query: Record<string, string>) =>
  readFoundPlaces((await api.get(`/api/web/v1/places/search/?${new URLSearchParams(query)}`)).json());
const reverse = async (lng: number, lat: number, lang = 'en') =>
  readPositionFacts((await api.get(`/api/web/v1/places/reverse/?lng=${lng}&lat=${lat}&lang=${lang}`)).json());

describe('the search without a geocoder', () => {
  test.each([
    ['almaty', 'en', 'Almaty', 'Kazakhstan'],
    ['алматы', 'ru', 'Алматы', 'Казахстан'],
    ['Астана', 'kk', 'Астана', 'Қазақстан'],
    ['cordoba', 'es', 'Córdoba', ''],
    ['МОСКВА', 'es', 'Moscú', 'Rusia'],
    ['Мәскеу', 'ru', 'Москва', 'Россия'],
  ])('finds %s and names it in %s', async (q, lang, title, country) => {
    const [first] = await search({ q, lang });
    expect(first?.title).toBe(title);
    expect(first?.address).toContain(country);
  });

  test('knows a place by the beginning of its name, the most populous first', async () => {
    const found = await search({ q: 'san f', lang: 'en' });
    expect(found[0]).toMatchObject({ title: 'San Francisco', country: 'US', kind: 'city' });
    expect(found.every(({ title }) => /(^|\W)san f/i.test(title))).toBe(true);
    expect(found).toHaveLength(8);
  });

  test('prefers what is near the person', async () => {
    const inSpain = await search({ q: 'Córdoba', lang: 'es', near: '-4.5,37.5' });
    const inArgentina = await search({ q: 'Córdoba', lang: 'es', near: '-64,-31' });
    expect([inSpain[0]?.country, inArgentina[0]?.country]).toEqual(['ES', 'AR']);
  });

  test('takes the city of an address whose street it does not know', async () => {
    const [first] = await search({ q: 'Абая 10, Алматы', lang: 'ru' });
    expect(first?.title).toBe('Алматы');
  });

  test.each(['%%', '||', '--', 'qqqqqqqq', "'; drop table accounts; --"])(
    'finds nothing by %s',
    async (q) => {
      expect(await search({ q })).toEqual([]);
    },
  );
});

describe('a position without a geocoder', () => {
  test.each([
    [76.9452, 43.2381, 'Almaty', 'KZ', 'Asia/Almaty'],
    [37.62, 55.75, 'Moscow', 'RU', 'Europe/Moscow'],
    [-58.38, -34.61, 'Buenos Aires', 'AR', 'America/Argentina/Buenos_Aires'],
  ])('%d, %d is %s', async (lng, lat, city, country, timeZone) => {
    expect(await reverse(lng, lat)).toEqual({ address: '', city, country, timeZone });
  });

  test('is named in the language that is asked for', async () => {
    expect((await reverse(37.62, 55.75, 'kk')).city).toBe('Мәскеу');
  });

  test.each([
    [0, 90],
    [180, -90],
    [-180, 0],
    [-140, -30],
  ])('%d, %d is far from anything and has a time zone all the same', async (lng, lat) => {
    expect((await reverse(lng, lat)).timeZone).toMatch(/^[\w+/-]+$/);
  });
});

test.each([
  ['search/', 'q'],
  ['search/?q=a', 'q'],
  ['search/?q=%00%00', 'q'],
  [`search/?q=${'x'.repeat(101)}`, 'q'],
  ['search/?q=almaty&lang=de', 'lang'],
  ['search/?q=almaty&near=200,0', 'near'],
  ['search/?q=almaty&limit=1', 'limit'],
  ['reverse/?lng=76', 'lat'],
  ['reverse/?lng=76&lat=91', 'lat'],
  ['reverse/?lng=181&lat=0', 'lng'],
  ['reverse/?lng=1e999&lat=0', 'lng'],
  ['reverse/?lng=NaN&lat=0', 'lng'],
])('%s is refused at %s @V-05', async (path, parameter) => {
  const answer = await api.get(`/api/web/v1/places/${path}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0].source).toEqual({ parameter });
});

test('one address may not ask without end', async () => {
  const limited = await startTestApp({ points: 1, searchesPerMinute: 2 });
  const ask = () =>
    limited.get('/api/web/v1/places/search/?q=almaty', { headers: { 'x-forwarded-for': '203.0.113.9' } });
  const statuses = [await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode);
  await limited.close();
  expect(statuses).toEqual([200, 200, 429]);
});
