import {
  type ApiCall,
  editionCity,
  type KeptPosition,
  type ListedCity,
  type LocateOutcome,
  type LocateProblem,
  type VisitorPlace,
} from '@ecocircle/shared-contracts';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { follow, type LocatingParts, locate } from './locating.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const ALMATY: ListedCity = { ...editionCity('kk-KZ'), points: 9, events: 0 };
const ASTANA: ListedCity = {
  id: 'kz-astana',
  name: 'Астана',
  country: 'KZ',
  lng: 71.43,
  lat: 51.13,
  spellings: ['Астана'],
  points: 5,
  events: 1,
};
const IN_ASTANA = { lng: 71.42917, lat: 51.12833 };

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

/** A visitor in Almaty by the edition, whose device and server answer as told. */
function visitor(
  changes: Partial<LocatingParts> & { readonly country?: string; readonly byIp?: unknown } = {},
) {
  const { country = 'KZ', byIp = null, ...parts } = changes;
  const watching: Parameters<Geolocation['watchPosition']>[] = [];
  const seen = { calls: [] as ApiCall[], kept: [] as KeptPosition[], city: '', left: 0 };
  let place: VisitorPlace = { city: ALMATY, position: null, source: 'edition' };
  const all: LocatingParts = {
    context: { edition: 'kz', locale: 'kk-KZ' },
    device: {
      watchPosition: (...asked) => watching.push(asked),
      clearWatch: () => void seen.left++,
    },
    now: Date.now,
    async request(call) {
      seen.calls.push(call);
      return { data: call.path.includes('by-ip') ? byIp : { country } };
    },
    cities: async () => [ALMATY, ASTANA],
    keptPosition: () => null,
    keepPosition: (position) => void seen.kept.push(position),
    place: () => place,
    setPlace: (next) => {
      place = next;
    },
    keepCity: ({ id }) => {
      seen.city = id;
    },
    ...parts,
  };
  const tell = (coords: { lng: number; lat: number; accuracy?: number; heading?: number | null }) =>
    watching.at(-1)?.[0]({
      coords: {
        longitude: coords.lng,
        latitude: coords.lat,
        accuracy: coords.accuracy ?? 20,
        heading: coords.heading ?? null,
      },
      timestamp: Date.now(),
    } as GeolocationPosition);
  const fail = (code: number) => watching.at(-1)?.[1]?.({ code } as GeolocationPositionError);
  return { parts: all, seen, watching, tell, fail, place: () => place };
}

/** What was found so far. */
function outcomeOf(asked: Promise<LocateOutcome>) {
  const found: { outcome?: LocateOutcome } = {};
  void asked.then((outcome) => {
    found.outcome = outcome;
  });
  return found;
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('a device that tells where it is', () => {
  test('is asked with high accuracy for a second, its position of the last six may serve @M-02', () => {
    const { parts, watching } = visitor();
    void locate(parts);
    expect(watching[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 1000, maximumAge: 6000 });
  });

  test('gives the position and its city, which are remembered; nobody is followed after it @M-02 @M-03', async () => {
    const { parts, seen, tell } = visitor();
    const asked = locate(parts);
    tell(IN_ASTANA);
    const { place, problem, isElsewhere } = await asked;
    expect([place.city.id, place.source, problem, isElsewhere]).toEqual(['kz-astana', 'gps', null, false]);
    expect(place.position).toEqual({ ...IN_ASTANA, accuracy: 20, heading: null, at: NOW });
    expect(seen).toMatchObject({ city: 'kz-astana', left: 1 });
    expect(seen.kept).toEqual([{ ...IN_ASTANA, accuracy: 20, countryCode: 'KZ', at: NOW }]);
  });

  test('is told to the server to about a kilometre @M-03', async () => {
    const { parts, seen, tell } = visitor();
    const asked = locate(parts);
    tell(IN_ASTANA);
    await asked;
    expect(seen.calls.map(({ path, query }) => [path, query])).toEqual([
      ['/api/web/v1/places/country/', { lng: 71.43, lat: 51.13 }],
    ]);
  });

  test('counts although its country does not come within 500 ms @M-02', async () => {
    const { parts, seen, tell } = visitor({
      request: ({ signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
    });
    const found = outcomeOf(locate(parts));
    tell(IN_ASTANA);
    await wait(499);
    expect(found.outcome).toBeUndefined();
    await wait(1);
    expect(found.outcome?.place.city.id).toBe('kz-astana');
    expect(seen.kept[0]?.countryCode).toBe('');
  });

  describe('whose country comes late', () => {
    /** The country comes after so many milliseconds; the browser keeps what it is given. */
    async function late(country: string, where: { lng: number; lat: number }, after = 2000) {
      let kept: KeptPosition | null = null;
      const { parts, seen, tell, place } = visitor({
        request: () => new Promise((resolve) => setTimeout(resolve, after, { data: { country } })),
        keptPosition: () => kept,
        keepPosition: (position) => {
          kept = position;
        },
      });
      const asked = locate(parts);
      tell(where);
      await wait(500);
      expect(kept).toMatchObject({ countryCode: '' });
      expect((await asked).place.city.id).toBe('kz-astana');
      return { seen, place, parts, kept: () => kept };
    }

    test('is kept with it once it has come @M-03', async () => {
      const { kept, place } = await late('KZ', IN_ASTANA);
      await wait(1500);
      expect(kept()).toEqual({ ...IN_ASTANA, accuracy: 20, countryCode: 'KZ', at: NOW });
      expect(place().city.id).toBe('kz-astana');
    });

    test('gives the city back where it is abroad @M-02', async () => {
      const { kept, place, seen } = await late('RU', { lng: 71.5, lat: 51.2 });
      await wait(1500);
      expect(kept()).toMatchObject({ countryCode: 'RU' });
      expect([place().city.id, seen.city]).toEqual(['kz-almaty', 'kz-almaty']);
    });

    test('leaves a newer position, and a city that was chosen meanwhile @M-03', async () => {
      const { kept, place, parts } = await late('RU', { lng: 71.5, lat: 51.2 });
      const newer = { ...IN_ASTANA, accuracy: 5, countryCode: '', at: NOW + 900 };
      parts.keepPosition(newer);
      await wait(1500);
      expect([kept(), place().city.id]).toEqual([newer, 'kz-astana']);
    });
  });

  test.each([
    ['on the pole', { lng: 0, lat: 90 }, ''],
    ['in another country', { lng: 37.6, lat: 55.75 }, 'RU'],
    ['across the border of a city', { lng: 71.5, lat: 51.2 }, 'RU'],
  ])('is %s: the city stays, and it is said @M-02', async (_, where, country) => {
    const { parts, seen, tell } = visitor({ country });
    const asked = locate(parts);
    tell(where);
    const { place, isElsewhere } = await asked;
    expect([place.city.id, place.position?.lat, isElsewhere, seen.city]).toEqual([
      'kz-almaty',
      where.lat,
      true,
      '',
    ]);
  });

  test('may be wrong by 50 km and is still in a city @M-02', async () => {
    const { parts, tell } = visitor();
    const asked = locate(parts);
    tell({ lng: 71.9, lat: 51.3, accuracy: 50_000 });
    expect((await asked).place).toMatchObject({ city: ASTANA, position: { accuracy: 50_000 } });
  });

  test('keeps the city where no cities come', async () => {
    const { parts, tell } = visitor({ cities: () => Promise.reject(new Error('offline')) });
    const asked = locate(parts);
    tell(IN_ASTANA);
    expect(await asked).toMatchObject({ place: { city: ALMATY, source: 'gps' }, isElsewhere: false });
  });
});

describe('a device that does not', () => {
  test.each<[number, LocateProblem]>([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
    [9, 'unavailable'],
  ])('an error of code %d is %s, half a second later @M-02', async (code, problem) => {
    const { parts, fail } = visitor();
    const found = outcomeOf(locate(parts));
    fail(code);
    await wait(499);
    expect(found.outcome).toBeUndefined();
    await wait(1);
    expect(found.outcome).toMatchObject({ problem, place: { source: 'edition', city: { id: 'kz-almaty' } } });
  });

  test('an error that a position follows at once is none @M-02', async () => {
    const { parts, fail, tell } = visitor();
    const found = outcomeOf(locate(parts));
    fail(3);
    await wait(400);
    tell(IN_ASTANA);
    await wait(1000);
    expect(found.outcome).toMatchObject({ problem: null, place: { source: 'gps' } });
  });

  test('a position that is late counts for ten seconds @M-02', async () => {
    const { parts, fail, tell, place, seen } = visitor();
    const found = outcomeOf(locate(parts));
    fail(3);
    await wait(500);
    expect(found.outcome).toMatchObject({ problem: 'timeout' });
    await wait(5000);
    tell(IN_ASTANA);
    await wait(0);
    expect(place()).toMatchObject({ source: 'gps', city: { id: 'kz-astana' } });
    expect(seen.left).toBe(1);
  });

  test('nobody waits longer for it', async () => {
    const { parts, seen } = visitor();
    void locate(parts);
    await wait(10_000);
    expect(seen.left).toBe(1);
  });

  test('there is none @M-02', async () => {
    const { parts } = visitor({ device: undefined });
    expect(await locate(parts)).toMatchObject({ problem: 'unsupported', place: { source: 'edition' } });
  });

  const denied = async (changes: Parameters<typeof visitor>[0], before?: VisitorPlace) => {
    const { parts, fail, seen } = visitor(changes);
    if (before) parts.setPlace(before);
    const asked = locate(parts);
    fail(1);
    await wait(500);
    return { ...(await asked), calls: seen.calls };
  };
  const before = (age: number): VisitorPlace => ({
    city: ASTANA,
    position: { ...IN_ASTANA, accuracy: 20, heading: 12, at: NOW - age },
    source: 'gps',
  });

  test('its position of six seconds ago stands, an older one does not @M-02', async () => {
    expect((await denied({}, before(5500))).place).toEqual(before(5500));
    const { place } = await denied({ context: { edition: 'kz', locale: 'kk-KZ' } }, before(6000));
    expect(place).toMatchObject({ position: null, source: 'edition' });
  });

  test('the position of the last hour comes before the address @M-02 @M-03', async () => {
    const kept = { ...IN_ASTANA, accuracy: 30, countryCode: 'KZ', at: NOW - 1_000_000 };
    const { place, calls } = await denied({
      keptPosition: () => kept,
      byIp: { ...IN_ASTANA, country: 'KZ' },
    });
    expect(place).toEqual({
      city: ALMATY,
      position: { ...IN_ASTANA, accuracy: 30, heading: null, at: kept.at },
      source: 'cache',
    });
    expect(calls).toEqual([]);
  });

  test('a chosen city stays', async () => {
    const chosen: VisitorPlace = { city: ASTANA, position: null, source: 'chosen' };
    expect((await denied({}, chosen)).place).toEqual(chosen);
  });

  test('the address on the net comes before the edition @M-02', async () => {
    const { place } = await denied({ byIp: { ...IN_ASTANA, country: 'KZ' } });
    expect(place).toEqual({ city: ASTANA, position: null, source: 'ip' });
  });

  test.each([
    ['abroad', { lng: 37.6, lat: 55.7, country: 'RU' }],
    ['far from all cities', { lng: 55, lat: 46, country: 'KZ' }],
    ['unknown', null],
    ['nonsense', { lng: 900, lat: 0, country: 'KZ' }],
  ])('an address that is %s gives the edition’s city @M-02', async (_, byIp) => {
    expect((await denied({ byIp })).place).toMatchObject({ source: 'edition', city: { id: 'kz-almaty' } });
  });
});

describe('who is followed', () => {
  test('is settled once, then every position sharpens the place; three without a heading give one @M-02', async () => {
    const { parts, tell, place, seen } = visitor();
    const leave = follow(parts, () => {});
    for (let step = 0; step < 3; step += 1) {
      tell({ lng: IN_ASTANA.lng + step * 1e-3, lat: IN_ASTANA.lat });
      await wait(1000);
      expect(place().position?.heading ?? null).toEqual(step < 2 ? null : expect.closeTo(90, 0));
    }
    expect(place()).toMatchObject({ source: 'gps', city: { id: 'kz-astana' }, position: { lng: 71.43117 } });
    expect(seen.calls).toHaveLength(1);
    leave();
    expect(seen.left).toBe(1);
  });

  test('keeps the last position while the device is late, and hears why @M-02', async () => {
    const { parts, tell, fail, place } = visitor();
    const problems: LocateProblem[] = [];
    follow(parts, (problem) => void problems.push(problem));
    tell(IN_ASTANA);
    await wait(20_000);
    fail(3);
    await wait(500);
    expect(problems).toEqual(['timeout']);
    expect(place().position).toMatchObject(IN_ASTANA);
  });

  test('a position that comes while the first is settled is not undone', async () => {
    let answer: (value: unknown) => void = () => {};
    const { parts, tell, place } = visitor({
      request: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    follow(parts, () => {});
    tell(IN_ASTANA);
    await wait(100);
    tell({ lng: 71.44, lat: 51.12833 });
    answer({ data: { country: 'KZ' } });
    await wait(0);
    expect(place().position?.lng).toBe(71.44);
  });

  test('denied at once, the place is what is known without the device @M-02', async () => {
    const { parts, fail, place } = visitor({ byIp: { ...IN_ASTANA, country: 'KZ' } });
    follow(parts, () => {});
    fail(1);
    await wait(500);
    expect(place()).toMatchObject({ source: 'ip', city: { id: 'kz-astana' } });
  });
});
