import { expect, test } from '@jest/globals';
import { readMapClusters } from './map-clusters.ts';

const pointsOf = (...points: unknown[][]) =>
  readMapClusters({ version: '1', total: points.length, clusters: [], points, closed: [] }).points;

test('a point of an API that says nothing of hours is one whose hours are not known', () => {
  expect(pointsOf([37.6, 55.75, '7', 'glass'])).toEqual([[37.6, 55.75, '7', 'glass', null, null]]);
});

test('values that a later API adds to a point are left out', () => {
  expect(pointsOf([37.6, 55.75, '7', 'glass', 1, 29_654_320, 'more'])).toEqual([
    [37.6, 55.75, '7', 'glass', 1, 29_654_320],
  ]);
});
