import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import * as L from 'leaflet';
import { boxAround, fromPixel, toPixel } from './pixels.ts';

const place = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -85, max: 85, noNaN: true }),
);
const zoom = fc.integer({ min: 3, max: 19 });

test('a place stands on the pixel on which the map draws it, and back', () => {
  fc.assert(
    fc.property(place, zoom, (at, level) => {
      const pixel = toPixel(at, level);
      const drawn = L.CRS.EPSG3857.latLngToPoint(L.latLng(at[1], at[0]), level);
      expect(pixel.x).toBeCloseTo(drawn.x, 3);
      expect(pixel.y).toBeCloseTo(drawn.y, 3);
      const [lng, lat] = fromPixel(pixel, level);
      expect(lng).toBeCloseTo(at[0], 6);
      expect(lat).toBeCloseTo(at[1], 6);
    }),
  );
});

test('a box holds as many pixels to each side of its place', () => {
  const [west, south, east, north] = boxAround([30.31, 59.94], 13, [1000, 760]);
  const middle = toPixel([30.31, 59.94], 13);
  const [first, last] = [toPixel([west, north], 13), toPixel([east, south], 13)];
  expect([middle.x - first.x, last.x - middle.x].map(Math.round)).toEqual([500, 500]);
  expect([middle.y - first.y, last.y - middle.y].map(Math.round)).toEqual([380, 380]);
});

test('a box ends where the map ends', () => {
  const [, south, , north] = boxAround([0, 80], 3, [1000, 4000]);
  expect([south, north].map(Math.round)).toEqual([-85, 85]);
});
