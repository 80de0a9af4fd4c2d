import { MapClustersSchema } from '@ecocircle/shared-contracts/schemas';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compressAnswer } from '../../caching/cached-answer.ts';
import { CITIES } from '../../demo-data/cities.ts';
import { SeededRandom } from '../../demo-data/seeded-random.ts';
import type { BoundingBox } from '../../validation/bounding-box.ts';
import { NO_WISHES } from '../point-finding/point-wishes.ts';
import { ClusterIndex } from './cluster-index.ts';
import type { MapRow } from './map-rows.ts';
import { LAST_CLUSTERED_ZOOM } from './weighted-clusters.ts';

const WORLD: BoundingBox = [-180, -90, 180, 90];
const SINGLE = LAST_CLUSTERED_ZOOM + 1;

const at = (id: number, lng: number, lat: number, more: Partial<MapRow> = {}): MapRow => ({
  id,
  lng,
  lat,
  family: 'glass',
  closed: false,
  materials: 'glass',
  place: 'AR Salta',
  hours: '',
  ...more,
});

function scattered(count: number): MapRow[] {
  const random = new SeededRandom(7);
  const families = ['paper', 'glass', 'metal'];
  return Array.from({ length: count }, (_, index) => {
    const [, lng, lat] = random.pick(random.pick(CITIES).streets);
    const near = () => (random.next() - 0.5) * 0.4;
    const family = random.pick(families);
    return at(index + 1, lng + near(), lat + near(), { family, materials: family });
  });
}

const idsIn = (index: ClusterIndex, box: BoundingBox, zoom = SINGLE): number[] =>
  index
    .view(box, zoom)
    .points.map(({ id }) => id)
    .sort((a, b) => a - b);

test.each([1000, 50_000])('a view of %i points stays below 3.5 KB', (count) => {
  const index = ClusterIndex.of(scattered(count));
  const views = [
    index.view([-180, -85, 180, 85], 2),
    index.view([30, 50, 46, 60], 6),
    index.view([37.2, 55.5, 38, 56], 11),
    index.view([37.2, 55.5, 38, 56], 14),
    index.view([37.45, 55.65, 37.6, 55.75], 17),
  ];
  for (const view of views) {
    expect(view.total).toBeGreaterThan(0);
    const points = view.points.map(({ id, lng, lat, family }) => [
      lng,
      lat,
      String(id),
      family,
      id % 2,
      29_654_000 + (id % 7) * 60,
    ]);
    const { brotli } = compressAnswer(
      MapClustersSchema,
      { version: '1-abcdefgh', ...view, points, closed: [] },
      '1',
    );
    expect(brotli.byteLength).toBeLessThan(3.5 * 1024);
  }
});

test('points at the same place are reachable: one cluster, then all of them', () => {
  const points = Array.from({ length: 12 }, (_, index) => at(index + 1, 37.6, 55.7, { closed: index === 3 }));
  const index = ClusterIndex.of(points);
  for (const zoom of [0, 4, LAST_CLUSTERED_ZOOM]) {
    const [cluster] = index.view([37, 55, 38, 56], zoom).clusters;
    expect(cluster?.slice(2)).toEqual([12, SINGLE]);
  }
  const apart = index.view([37, 55, 38, 56], SINGLE);
  expect(apart.clusters).toEqual([]);
  expect(apart.points.map(({ id }) => id).sort((a, b) => a - b)).toEqual(points.map(({ id }) => id));
  expect(apart.points.filter(({ closed }) => closed).map(({ id }) => id)).toEqual([4]);
});

test('an empty map is an empty view', () => {
  expect(ClusterIndex.of([]).view([-180, -85, 180, 85], 3)).toEqual({ total: 0, clusters: [], points: [] });
});

test('ten thousand points in one place are one mark at every zoom', () => {
  const index = ClusterIndex.of(Array.from({ length: 10_000 }, (_, id) => at(id + 1, 30.3, 59.9)));
  for (const zoom of [0, 9, 10, 16, 17, 22])
    expect(index.view([30.2, 59.8, 30.4, 60], zoom)).toMatchObject({
      total: 10_000,
      clusters: [[expect.closeTo(30.3, 1), expect.closeTo(59.9, 1), 10_000, SINGLE]],
      points: [],
    });
});

test('points on the poles and at the ends of the world are on the map', () => {
  const index = ClusterIndex.of([at(1, 0, 90), at(2, 10, -90), at(3, 180, 0), at(4, -180, 0)]);
  for (const zoom of [0, 9, 10, 22]) expect(index.view(WORLD, zoom).total).toBe(4);
  expect(idsIn(index, WORLD)).toEqual([1, 2, 3, 4]);
  expect(idsIn(index, [-1, 89, 1, 90])).toEqual([1]);
  expect(idsIn(index, [9, -90, 11, -89])).toEqual([2]);
});

test('a box across the date line holds what lies on both sides of it', () => {
  const index = ClusterIndex.of([at(1, 179.9, 10), at(2, -179.9, 10), at(3, 170, 10), at(4, 0, 10)]);
  expect(idsIn(index, [179, 9, -179, 11])).toEqual([1, 2]);
  const near = index.view([178, 9, -178, 11], 10);
  expect(near.points.map(({ lng }) => lng)).toEqual([-179.9, 179.9]);
  const pair = ClusterIndex.of([at(1, 179.999, 10), at(2, -179.999, 10)]);
  const [far] = pair.view([178, 9, -178, 11], 10).clusters;
  expect(far?.[2]).toBe(2);
  expect(Math.abs(far?.[0] ?? 0)).toBeCloseTo(180, 1);
});

test('a box without extent holds what stands in it', () => {
  const index = ClusterIndex.of([at(1, 37.6, 55.7), at(2, 37.7, 55.7)]);
  expect(idsIn(index, [37.6, 55.7, 37.6, 55.7])).toEqual([1]);
  expect(index.view([1, 1, 1, 1], 12)).toEqual({ total: 0, clusters: [], points: [] });
});

test('all the world at the deepest zoom has no more marks than a screen', () => {
  const { total, clusters, points } = ClusterIndex.of(scattered(20_000)).view(WORLD, 22);
  expect(total).toBe(20_000);
  expect(clusters.length + points.length).toBeLessThanOrEqual(240);
});

test('marks of neighbouring tiles do not touch', () => {
  const border = 39.375;
  const index = ClusterIndex.of([at(1, border - 0.0001, 50), at(2, border + 0.0001, 50)]);
  for (const zoom of [10, 12, 14])
    expect(index.view([39, 49, 40, 51], zoom)).toMatchObject({
      total: 2,
      clusters: [[39.375, 50, 2, expect.any(Number)]],
    });
  expect(idsIn(index, [39, 49, 40, 51])).toEqual([1, 2]);
});

const wished = (...groups: string[][]) => ({ ...NO_WISHES, groups });

const decimal = (min: number, max: number) =>
  fc.integer({ min: min * 1e4, max: max * 1e4 }).map((number) => number / 1e4);
const degree = (limit: number) => decimal(-limit, limit);
const materials = fc.constantFrom('', 'glass', 'glass,paper$', 'metal');
/** Crowded where tiles meet, and anywhere. */
const place = fc.oneof(
  fc.tuple(decimal(39.2, 39.5), decimal(55.6, 55.9)),
  fc.tuple(fc.constantFrom(-180, 180, 30), fc.constantFrom(-90, 0, 90)),
  fc.tuple(degree(180), degree(90)),
);
const row = fc.record({
  id: fc.integer({ min: 1, max: 60 }),
  place,
  materials,
  closed: fc.boolean(),
  isShown: fc.boolean(),
});
const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 60 });
const box = fc.oneof(
  fc.constant(WORLD),
  fc.constant<BoundingBox>([39.2, 55.6, 39.5, 55.9]),
  fc
    .tuple(degree(180), degree(90), degree(180), degree(90))
    .map(([west, a, east, b]): BoundingBox => [west, Math.min(a, b), east, Math.max(a, b)]),
);
const toRow = ({
  id,
  place: [lng, lat],
  ...facts
}: {
  id: number;
  place: [number, number];
  materials: string;
  closed: boolean;
}) => at(id, lng, lat, facts);

/** Whether a box holds a point; the date line lies on both sides of the world. */
const isIn = ([west, south, east, north]: BoundingBox, { lng, lat }: MapRow): boolean =>
  lat >= south &&
  lat <= north &&
  [lng - 360, lng, lng + 360].some((turned) => turned >= west && turned <= (east < west ? east + 360 : east));

test('an index that followed changes shows what one of the same points shows that was built at once', () => {
  const views = fc.array(
    fc.tuple(box, fc.nat(22), fc.constantFrom(NO_WISHES, wished(['glass']), wished(['metal', 'paper']))),
    {
      minLength: 1,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(rows, fc.array(rows, { maxLength: 4 }), views, (first, changes, seen) => {
      const byId = (list: readonly MapRow[]) => [...list].sort((a, b) => a.id - b.id);
      const shown = new Map(first.map((one) => [one.id, toRow(one)]));
      const followed = ClusterIndex.of(byId([...shown.values()]));
      for (const changed of changes) {
        for (const [seenBox, zoom, wanted] of seen) followed.view(seenBox, zoom, wanted);
        for (const one of changed) {
          if (one.isShown) shown.set(one.id, toRow(one));
          else shown.delete(one.id);
        }
        followed.change(
          changed.map(({ id }) => id),
          byId(changed.filter(({ isShown }) => isShown).map(toRow)),
        );
      }
      const anew = ClusterIndex.of(byId([...shown.values()]));
      for (const [seenBox, zoom, wanted] of seen) {
        const view = followed.view(seenBox, zoom, wanted);
        expect(view).toEqual(anew.view(seenBox, zoom, wanted));
        const inside = byId([...shown.values()].filter((one) => isIn(seenBox, one)));
        expect(idsIn(followed, seenBox)).toEqual(inside.map(({ id }) => id));
      }
      for (const zoom of [0, 5, 9, 10, 13, 16, 17, 22])
        expect(followed.view(WORLD, zoom).total).toBe(shown.size);
    }),
    { numRuns: 150 },
  );
});

test('points read anew leave tiles as they are where nothing changed', () => {
  const points = scattered(300);
  const index = ClusterIndex.of(points);
  const before = index.view(WORLD, 3);
  const [first, ...others] = points as [MapRow, ...MapRow[]];
  const collected = index.collect();
  for (const point of others) collected.add(point);
  index.replaceAll(collected);
  expect(index.view(WORLD, 3)).toEqual(ClusterIndex.of(others).view(WORLD, 3));
  index.change([first.id], [first]);
  expect(index.view(WORLD, 3)).toEqual(before);
});
