import * as v from 'valibot';
import { DECIMAL } from './numbers.ts';

/** West, south, east, north in degrees; west lies east of `east` where the box crosses the date line. */
export type BoundingBox = readonly [west: number, south: number, east: number, north: number];

const wrap = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;

/** A map shows the world several times, so that its edges may lie beyond 180 degrees. */
function normalise([west, south, east, north]: BoundingBox): BoundingBox {
  if (east - west >= 360) return [-180, south, 180, north];
  if (west >= -180 && east <= 180) return [west, south, east, north];
  return [wrap(west), south, wrap(east), north];
}

const isBox = (numbers: number[]): boolean => {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers;
  return Math.abs(west) <= 720 && Math.abs(east) <= 720 && south >= -90 && north <= 90 && south <= north;
};

/** `w,s,e,n` in a query. */
export const BoundingBoxSchema = v.pipe(
  v.string(),
  v.check((text) => {
    const parts = text.split(',');
    return parts.length === 4 && parts.every((part) => DECIMAL.test(part));
  }, 'must be four numbers: west,south,east,north'),
  v.transform((text) => text.split(',').map(Number)),
  v.check(isBox, 'must be degrees with south at most north, latitudes from -90 to 90'),
  v.transform((numbers) => normalise(numbers as unknown as BoundingBox)),
);

/** `lng,lat` in a query. */
export const PlaceSchema = v.pipe(
  v.string(),
  v.check((text) => {
    const parts = text.split(',');
    return parts.length === 2 && parts.every((part) => DECIMAL.test(part));
  }, 'must be two numbers: longitude,latitude'),
  v.transform((text) => text.split(',').map(Number) as [number, number]),
  v.check(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90, 'must be degrees on the globe'),
);
