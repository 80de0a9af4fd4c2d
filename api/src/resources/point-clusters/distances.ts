import { type Area, shifted } from './tile-grid.ts';

/** Longitude and latitude in degrees. */
export type LngLat = readonly [lng: number, lat: number];

const EARTH_RADIUS_M = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres between two places on the globe. */
export function metresBetween([lng, lat]: LngLat, otherLng: number, otherLat: number): number {
  const [east, north] = [radians(otherLng - lng), radians(otherLat - lat)];
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(lat)) * Math.cos(radians(otherLat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Degrees from a place to a range of degrees; 0 inside. */
const degreesTo = (at: number, from: number, to: number): number => Math.max(0, from - at, at - to);

/** So many metres any place of an area is away at least. */
export function leastMetres([lng, lat]: LngLat, area: Area): number {
  const north = radians(degreesTo(lat, area.south, area.north));
  const turns = [0, -360, 360].map((turn) => shifted(area, turn));
  const east = Math.min(90, ...turns.map(({ west, east: end }) => degreesTo(lng, west, end)));
  // To a meridian it is nearest where the way meets it at a right angle.
  const toMeridian = Math.asin(Math.cos(radians(lat)) * Math.sin(radians(east)));
  return EARTH_RADIUS_M * Math.max(north, toMeridian);
}
