import { serverPoint } from '@ecocircle/app-kit/testing';
import { type RecyclingPoint, readMapClusters, toRecyclingPoint } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupMarks } from './group-marks.ts';

const NOW = new Date('2026-11-24T15:00:00Z');

const at = (id: string, lng: number, lat: number): RecyclingPoint => ({
  ...toRecyclingPoint(serverPoint(id)),
  coords: { lng, lat },
});

const points = fc
  .array(
    fc.tuple(
      fc.double({ min: -58.6, max: -58.2, noNaN: true }),
      fc.double({ min: -34.8, max: -34.4, noNaN: true }),
    ),
    {
      maxLength: 60,
    },
  )
  .map((places) => places.map(([lng, lat], index) => at(String(index + 1), lng, lat)));

test('every point is behind one mark at every zoom, and each by itself closest by @X-08', () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 0, max: 18 }), (all, zoom) => {
      const marks = readMapClusters(groupMarks(all, zoom, NOW));
      const grouped = marks.clusters.reduce((sum, [, , count]) => sum + count, 0);
      expect(grouped + marks.points.length).toBe(all.length);
      expect(marks.total).toBe(all.length);
      for (const [, , , expansion] of marks.clusters) expect(expansion).toBeGreaterThan(zoom);
      if (zoom >= 17) expect(marks.clusters).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('a group falls apart at the zoom that it names', () => {
  const two = [at('1', -58.43, -34.6), at('2', -58.42, -34.6)];
  const [[, , count, expansion] = []] = readMapClusters(groupMarks(two, 8, NOW)).clusters;
  expect(count).toBe(2);
  expect(readMapClusters(groupMarks(two, (expansion ?? 0) - 1, NOW)).clusters).toHaveLength(1);
  expect(readMapClusters(groupMarks(two, expansion ?? 0, NOW)).points.map(([, , id]) => id)).toEqual([
    '1',
    '2',
  ]);
});
