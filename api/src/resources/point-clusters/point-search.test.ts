import { eachDay, NO_TIMES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_SPECIAL_HOURS_COLUMNS } from '../../special-days/special-days.ts';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import { NO_WISHES } from '../point-finding/point-wishes.ts';
import { ClusterIndex } from './cluster-index.ts';
import { leastMetres, metresBetween } from './distances.ts';
import { hoursText } from './hours-text.ts';
import type { MapRow } from './map-rows.ts';
import type { PointSearch } from './point-search.ts';
import { areaOfTile, placeInGrid } from './tile-grid.ts';

const NOON = new Date('2026-03-16T12:00:00Z');

const hoursOf = (start: string, end: string): string => {
  const day = { ...NO_TIMES, start: `1970-01-01T${start}:00.000Z`, end: `1970-01-01T${end}:00.000Z` };
  const facts = { works_full_day: false, no_lunch_break: true, no_data: false };
  return hoursText({
    ...NO_SPECIAL_HOURS_COLUMNS,
    time_zone: 'UTC',
    country: 'AR',
    lng: 0,
    lat: 0,
    working_hours: JSON.stringify(eachDay(() => ({ ...day, ...facts }))),
  });
};
const OPEN = hoursOf('09:00', '18:00');
const SHUT = hoursOf('18:00', '20:00');

const ALL: PointSearch = { ...NO_WISHES, order: 'near', skip: 0, take: 1000 };

const decimal = (limit: number) => fc.integer({ min: -limit * 100, max: limit * 100 }).map((n) => n / 100);
/** Crowded in one town, and anywhere. */
const place = fc.oneof(
  fc.tuple(
    fc.integer({ min: 0, max: 40 }).map((n) => 39.3 + n / 1000),
    fc.constantFrom(55.7, 55.705),
  ),
  fc.tuple(fc.constantFrom(-180, 180, 30), fc.constantFrom(-90, 0, 90)),
  fc.tuple(decimal(180), decimal(90)),
);
const point = fc.record({
  place,
  materials: fc.constantFrom('', 'glass', 'glass$', 'glass,paper', 'glass,paper$', 'metal$,paper'),
  where: fc.constantFrom('AR Salta', 'AR Buenos Aires', 'KZ Salta'),
  hours: fc.constantFrom('', OPEN, SHUT),
  closed: fc.boolean(),
});
const points = fc.array(point, { maxLength: 80 }).map((all) =>
  all.map(
    ({ place: [lng, lat], where, ...facts }, at): MapRow => ({
      ...facts,
      id: at + 1,
      lng,
      lat,
      family: 'glass',
      place: where,
    }),
  ),
);
const box = fc.constantFrom<BoundingBox | undefined>(
  undefined,
  [39.31, 55.6, 39.33, 55.9],
  [170, -90, -170, 90],
  [-60, -40, 60, 60],
);
const search = fc.record({
  groups: fc.constantFrom<string[][]>([], [['glass']], [['metal', 'glass']], [['glass'], ['paper']]),
  openOnly: fc.boolean(),
  paidOnly: fc.boolean(),
  country: fc.constantFrom(undefined, 'AR'),
  notCountries: fc.constantFrom(undefined, ['RU']),
  cities: fc.constantFrom(undefined, ['Salta']),
  bbox: box,
  near: fc.option(place, { nil: undefined }),
  order: fc.constantFrom<'near' | 'open'>('near', 'open'),
  skip: fc.nat(6),
  take: fc.integer({ min: 1, max: 9 }),
});

const isOpen = ({ closed, hours }: MapRow): boolean => !closed && hours === OPEN;

function isWanted(row: MapRow, search: PointSearch): boolean {
  const { groups, paidOnly, country, notCountries, cities, bbox } = search;
  const entries = row.materials.split(',');
  const taken = entries.map((entry) => entry.replace('$', ''));
  const wanted = groups.flat();
  const pays = (entry: string) =>
    entry.endsWith('$') && (wanted.length === 0 || wanted.includes(entry.slice(0, -1)));
  const [west, south, east, north] = bbox ?? [-180, -90, 180, 90];
  const end = east < west ? east + 360 : east;
  return (
    groups.every((group) => group.some((material) => taken.includes(material))) &&
    (!paidOnly || entries.some(pays)) &&
    (!country || row.place.startsWith(country)) &&
    !notCountries?.some((code) => row.place.startsWith(code)) &&
    (!cities || cities.some((city) => row.place.endsWith(` ${city}`))) &&
    row.lat >= south &&
    row.lat <= north &&
    [row.lng - 360, row.lng, row.lng + 360].some((lng) => lng >= west && lng <= end)
  );
}

/** The same by looking at every point. */
function lookedUp(rows: readonly MapRow[], asked: PointSearch) {
  const wanted = rows.filter((row) => isWanted(row, asked));
  const ranked = wanted
    .filter((row) => !asked.openOnly || isOpen(row))
    .map((row) => ({
      id: row.id,
      metres: asked.near ? Math.round(metresBetween(asked.near, row.lng, row.lat)) : 0,
      rank: asked.order === 'open' && !isOpen(row) ? 1 : 0,
    }))
    .sort((a, b) => a.rank - b.rank || a.metres - b.metres || a.id - b.id);
  return {
    total: ranked.length,
    openNow: wanted.filter(isOpen).length,
    ids: ranked.slice(asked.skip, asked.skip + asked.take).map(({ id, metres }) => [id, metres]),
  };
}

test('a search finds what looking at every point finds, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(points, search, async (rows, asked) => {
      const found = await ClusterIndex.of(rows).find(asked, null, NOON);
      const { total, openNow, ids } = lookedUp(rows, asked);
      expect({ total: found.total, openNow: found.openNow }).toEqual({ total, openNow });
      expect(found.points.map(({ id, metres }) => [id, metres])).toEqual(ids);
    }),
    { numRuns: 300 },
  );
});

test('of words that were looked for, only the points that have them are counted', async () => {
  const rows = [1, 2, 3].map(
    (id): MapRow => ({
      id,
      lng: id,
      lat: 0,
      family: 'glass',
      closed: id === 2,
      materials: 'glass',
      place: 'AR Salta',
      hours: OPEN,
    }),
  );
  const found = await ClusterIndex.of(rows).find({ ...ALL, near: [4, 0] }, new Set([1, 2]), NOON);
  expect(found).toEqual({
    total: 2,
    openNow: 1,
    points: [
      { id: 2, metres: 222_390, open: [0, null] },
      { id: 1, metres: 333_585, open: [1, Date.parse('2026-03-16T18:00:00Z') / 60_000] },
    ],
  });
});

test('no point of a tile is nearer than the tile', () => {
  fc.assert(
    fc.property(place, place, (from, [lng, lat]) => {
      const area = areaOfTile(placeInGrid(lng, lat).tile);
      expect(metresBetween(from, lng, lat)).toBeGreaterThanOrEqual(leastMetres(from, area) - 0.01);
    }),
    { numRuns: 2000 },
  );
});
