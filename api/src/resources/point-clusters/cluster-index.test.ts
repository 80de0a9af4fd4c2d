import { MapClustersSchema } from '@ecocircle/shared-contracts/schemas';
import { expect, test } from '@jest/globals';
import { compressAnswer } from '../../caching/cached-answer.ts';
import { CITIES } from '../../demo-data/cities.ts';
import { SeededRandom } from '../../demo-data/seeded-random.ts';
import { ClusterIndex, type IndexedPoint, LAST_CLUSTERED_ZOOM } from './cluster-index.ts';

function scattered(count: number): IndexedPoint[] {
  const random = new SeededRandom(7);
  const families = ['paper', 'glass', 'metal'];
  return Array.from({ length: count }, (_, index) => {
    const [, lng, lat] = random.pick(random.pick(CITIES).streets);
    const near = () => (random.next() - 0.5) * 0.4;
    return {
      id: index + 1,
      lng: lng + near(),
      lat: lat + near(),
      family: random.pick(families),
      closed: false,
    };
  });
}

test.each([1000, 50_000])('a first view of %i points stays below 5 KB', (count) => {
  const index = new ClusterIndex(scattered(count));
  const views = [
    index.view([-180, -85, 180, 85], 2),
    index.view([30, 50, 46, 60], 6),
    index.view([37.2, 55.5, 38, 56], 11),
    index.view([37.2, 55.5, 38, 56], 14),
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
    expect(brotli.byteLength).toBeLessThan(5 * 1024);
  }
});

test('points at the same place are reachable: one cluster, then all of them', () => {
  const points = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    lng: 37.6,
    lat: 55.7,
    family: 'glass',
    closed: index === 3,
  }));
  const index = new ClusterIndex(points);
  const [cluster] = index.view([37, 55, 38, 56], LAST_CLUSTERED_ZOOM).clusters;
  expect(cluster?.[2]).toBe(12);
  expect(cluster?.[3]).toBe(LAST_CLUSTERED_ZOOM + 1);
  const apart = index.view([37, 55, 38, 56], LAST_CLUSTERED_ZOOM + 1);
  expect(apart.clusters).toEqual([]);
  expect(apart.points.map(({ id }) => id).sort((a, b) => a - b)).toEqual(points.map(({ id }) => id));
  expect(apart.points.filter(({ closed }) => closed).map(({ id }) => id)).toEqual([4]);
});

test('an empty map is an empty view', () => {
  expect(new ClusterIndex([]).view([-180, -85, 180, 85], 3)).toEqual({
    total: 0,
    clusters: [],
    points: [],
  });
});
