import { fromText } from './from-text.ts';
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

/** So many decimals, separated by commas. */
function readDecimals(list: string, count: number): number[] | undefined {
  const parts = list.split(',');
  return parts.length === count && parts.every((part) => DECIMAL.test(part)) ? parts.map(Number) : undefined;
}

function readBox(list: string): BoundingBox | undefined {
  const numbers = readDecimals(list, 4);
  if (!numbers) return undefined;
  const [west, south, east, north] = numbers as unknown as BoundingBox;
  const isBox =
    Math.abs(west) <= 720 && Math.abs(east) <= 720 && south >= -90 && north <= 90 && south <= north;
  return isBox ? normalise([west, south, east, north]) : undefined;
}

function readPlace(list: string): [lng: number, lat: number] | undefined {
  const [lng = Number.NaN, lat = Number.NaN] = readDecimals(list, 2) ?? [];
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : undefined;
}

/** `w,s,e,n` in a query. */
export const BoundingBoxSchema = fromText({
  read: readBox,
  must: 'must be four numbers west,south,east,north: degrees, south at most north, latitudes from -90 to 90',
  jsonSchema: { type: 'string', examples: ['71.2,51,71.6,51.3'] },
});

/** `lng,lat` in a query. */
export const PlaceSchema = fromText({
  read: readPlace,
  must: 'must be two numbers longitude,latitude: degrees on the globe',
  jsonSchema: { type: 'string', examples: ['71.43,51.13'] },
});
