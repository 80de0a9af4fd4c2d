import {
  editionCity,
  LOCALES,
  readCountry,
  readIpPosition,
  readListedCities,
} from '@ecocircle/shared-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { startIpService, type TestIpService } from '../../../test/ip-service.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { ipLocationOf, missingForIpLocation } from './ip-location-variables.ts';

const ALL = { edition: 'local', locale: 'en-US' } as const;

describe('the cities of visitors', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.close());

  const citiesOf = async (query: string) =>
    readListedCities((await api.get(`/api/web/v1/places/cities/?${query}`)).json(), ALL);

  test('are those with points or events, the largest first, in the language', async () => {
    const cities = await citiesOf('lang=en&country=KZ');
    expect(cities.map(({ country }) => country)).toEqual(cities.map(() => 'KZ'));
    expect(cities[0]).toMatchObject({ id: 'kz-almaty', name: 'Almaty', spellings: ['Алматы'] });
    const counts = cities.map(({ points }) => points);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const russian = await citiesOf('lang=ru&country=KZ');
    expect(russian.map(({ id }) => id)).toEqual(cities.map(({ id }) => id));
    expect(russian[0]?.name).toBe('Алматы');
  });

  test('their ids are theirs alone, and can be written anywhere', async () => {
    const ids = (await citiesOf('lang=ru')).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]{2}-[a-z0-9-]{1,60}$/);
  });

  test('those of the editions are where the contract says, with their points', async () => {
    const cities = await citiesOf('lang=en');
    for (const { id, lng, lat, spellings } of LOCALES.map(editionCity)) {
      const listed = cities.find((city) => city.id === id);
      expect(listed).toMatchObject({ lng, lat, spellings });
      expect(listed?.points).toBeGreaterThan(10);
    }
  });

  test('a city has the points that its spelling finds', async () => {
    for (const { spellings, points } of (await citiesOf('lang=es')).slice(0, 5)) {
      const query = new URLSearchParams({ city: spellings.join() });
      expect((await api.get(`/api/web/v1/facility/facility/?${query}`)).json().meta.total).toBe(points);
    }
  });

  test.each(['lang=xx', 'country=kz', 'country=KAZ', 'lang=en&x=1'])('%s is refused @V-05', async (query) => {
    expect((await api.get(`/api/web/v1/places/cities/?${query}`)).statusCode).toBe(400);
  });

  test.each([
    ['in a city', 76.9, 43.2, 'KZ'],
    ['in another', -58.4, -34.6, 'AR'],
    ['at sea', -30, -40, ''],
    ['on the pole', 0, 90, ''],
  ])('the country of who is %s is known without asking anybody @M-03', async (_, lng, lat, country) => {
    expect(readCountry((await api.get(`/api/web/v1/places/country/?lng=${lng}&lat=${lat}`)).json())).toBe(
      country,
    );
  });

  test.each(['lng=1', 'lng=181&lat=0', 'lng=0&lat=91', 'lng=a&lat=0'])(
    '%s is no position @V-05',
    async (query) => {
      expect((await api.get(`/api/web/v1/places/country/?${query}`)).statusCode).toBe(400);
    },
  );

  test('nobody is asked where an address is unless a service is named @M-02', async () => {
    const answer = await api.get('/api/web/v1/places/by-ip/');
    expect(readIpPosition(answer.json())).toBeNull();
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });
});

describe('an address on the net', () => {
  let api: TestApp;
  let service: TestIpService;
  beforeEach(async () => {
    service = await startIpService();
    const ipLocation = ipLocationOf({ IP_LOCATION_URL: service.url, IP_LOCATION_KEY: 'of the/operator' });
    api = await startTestApp({ points: 1, ipLocation });
  });
  afterEach(async () => {
    await api.close();
    await service.close();
  });

  const locate = async (ip = '203.0.113.7') =>
    readIpPosition(
      (await api.get('/api/web/v1/places/by-ip/', { headers: { 'x-forwarded-for': ip } })).json(),
    );

  test('is looked up with the operator’s key, once an hour @M-02', async () => {
    const found = { lng: 76.945, lat: 43.238, country: 'KZ' };
    expect([await locate(), await locate()]).toEqual([found, found]);
    expect(service.asked).toEqual(['/geo?key=of%20the%2Foperator&ip=203.0.113.7']);
    await locate('2001:db8::1');
    expect(service.asked[1]).toBe('/geo?key=of%20the%2Foperator&ip=2001%3Adb8%3A%3A1');
  });

  test.each(['knows-nothing', 'talks-nonsense', 'is-empty'] as const)(
    'is nowhere where the service %s',
    async (behaviour) => {
      service.behave(behaviour);
      expect(await locate()).toBeNull();
    },
  );

  test.each(['fails', 'hangs', 'sends-html'] as const)(
    'is nowhere where the service %s, and nobody waits for it again at once',
    async (behaviour) => {
      service.behave(behaviour);
      expect(await locate()).toBeNull();
      expect(await locate('203.0.113.8')).toBeNull();
      expect(service.asked).toHaveLength(1);
    },
  );
});

test.each([
  [{}, [], null],
  [{ IP_LOCATION_URL: 'https://a.example/?ip={ip}' }, [], 'https://a.example/?ip={ip}'],
  [{ IP_LOCATION_URL: 'https://a.example/?k={key}', IP_LOCATION_KEY: 'x' }, [], 'https://a.example/?k=x'],
  [
    { IP_LOCATION_URL: 'https://a.example/?k={key}' },
    ['IP_LOCATION_URL has {key} and needs IP_LOCATION_KEY'],
    'https://a.example/?k=',
  ],
])('%j as settings', (variables, missing, url) => {
  expect(missingForIpLocation(variables)).toEqual(missing);
  expect(ipLocationOf(variables)?.url ?? null).toBe(url);
});
