import { expect, test } from '@jest/globals';
import { checkedGeometry } from './checked-geometry.ts';

const RING = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 0],
];

test('what can be drawn is kept without heights and without broken parts', () => {
  expect(
    checkedGeometry({
      type: 'LineString',
      coordinates: [
        [1, 2, 300],
        [3, 4],
      ],
    }),
  ).toEqual({
    type: 'LineString',
    coordinates: [
      [1, 2],
      [3, 4],
    ],
  });
  expect(checkedGeometry({ type: 'MultiPolygon', coordinates: [[RING], [[[0, 0]]]] })).toEqual({
    type: 'MultiPolygon',
    coordinates: [[RING]],
  });
  expect(checkedGeometry({ type: 'Polygon', coordinates: [RING, [[0, 0]]] })).toEqual({
    type: 'Polygon',
    coordinates: [RING],
  });
});

test.each([
  null,
  'LineString',
  {},
  { type: 'Circle', coordinates: [1, 2] },
  { type: 'constructor', coordinates: [1, 2] },
  { type: 'LineString', coordinates: [[1, 2]] },
  {
    type: 'LineString',
    coordinates: [
      [1, 2],
      [Number.NaN, 3],
    ],
  },
  {
    type: 'LineString',
    coordinates: [
      [1, 2],
      ['3', 3],
    ],
  },
  { type: 'Point', coordinates: [190, 0] },
  { type: 'Point', coordinates: [0, 90] },
  {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [1, 1],
      ],
    ],
  },
  { type: 'MultiPolygon', coordinates: [] },
  { type: 'GeometryCollection', geometries: [] },
])('%#. %j is broken', (given) => {
  expect(checkedGeometry(given)).toBeNull();
});
