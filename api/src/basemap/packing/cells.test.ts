import { expect, test } from '@jest/globals';
import type { Geometry } from 'geojson';
import { tileIdToZxy, zxyToTileId } from 'pmtiles';
import { boundsOf, CELL_ZOOM, intoCells } from './cells.ts';

const CELL_DEGREES = 360 / 2 ** CELL_ZOOM;

test('a small thing lies whole in its cell', () => {
  const geometry: Geometry = {
    type: 'LineString',
    coordinates: [
      [60.9888, 54.9991],
      [60.99, 54.9991],
    ],
  };
  expect([...intoCells(geometry)]).toEqual([[zxyToTileId(11, 1370, 647), geometry]]);
});

test('a long road is cut into its cells, each with its part and a margin', () => {
  const parts = [
    ...intoCells({
      type: 'LineString',
      coordinates: [
        [10.05, 0.05],
        [12.05, 0.05],
      ],
    }),
  ];
  expect(parts).toHaveLength(Math.floor(12.05 / CELL_DEGREES) - Math.floor(10.05 / CELL_DEGREES) + 1);
  for (const [cell, geometry] of parts) {
    const [, x] = tileIdToZxy(cell);
    const [west, , east] = boundsOf(geometry);
    expect(west).toBeGreaterThanOrEqual((x - 1 / 32) * CELL_DEGREES - 180);
    expect(east).toBeLessThanOrEqual((x + 1 + 1 / 32) * CELL_DEGREES - 180);
  }
});

test('a sea fills the cells within it, and keeps its islands', () => {
  const box = (from: number, to: number): number[][] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ];
  const cells = new Map(intoCells({ type: 'Polygon', coordinates: [box(1, 3), box(1.9, 2.1)] }));
  const side = Math.ceil(3 / CELL_DEGREES) - Math.floor(1 / CELL_DEGREES);
  expect(cells.size).toBeLessThanOrEqual((side + 1) ** 2);
  expect(cells.size).toBeGreaterThanOrEqual(side ** 2);
  const middle = (cells.get(zxyToTileId(11, 1024 + 11, 1023 - 11)) as { coordinates: number[][][][] })
    .coordinates[0];
  expect(middle).toHaveLength(2);
});
