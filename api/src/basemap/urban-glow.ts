import { TILE_SIZE } from './mercator.ts';
import type { BasemapPalette } from './palette.ts';
import type { PlaceTable } from './place-table.ts';
import type { Place } from './places.ts';
import { type TileAddress, tileBox } from './tile-address.ts';

const FIRST_ZOOM = 6;
/** Deeper, a spot does not pass for the outline of a town. */
const LAST_ZOOM = 7;
const LEAST_POPULATION = 40_000;
const EARTH_CIRCUMFERENCE_KM = 40_075;

/** About how far a city reaches: cities of a like density grow with the square root of their people. */
const reachKm = (population: number): number => 0.0085 * Math.sqrt(population) + 0.6;

/** No town reaches farther on the unit square. */
const WIDEST_REACH = 0.004;

/** A town's shape is drawn as one spot and a few more around it, always the same for the same town. */
const LOBES = 7;

function lobes(seed: number): { dx: number; dy: number; size: number }[] {
  const noise = (n: number): number => {
    const value = Math.sin(seed * 12.9898 + n * 78.233) * 43758.5453;
    return value - Math.floor(value);
  };
  const around = Array.from({ length: LOBES }, (_, n) => {
    const angle = ((n + noise(n) * 0.8) / LOBES) * 2 * Math.PI;
    const distance = 0.42 + noise(n + 20) * 0.3;
    return {
      dx: Math.cos(angle) * distance,
      dy: Math.sin(angle) * distance,
      size: 0.3 + noise(n + 40) * 0.3,
    };
  });
  return [{ dx: 0, dy: 0, size: 0.72 }, ...around];
}

/** Below this radius in pixels a town is one spot. */
const LEAST_LOBED_RADIUS = 14;

function spots(place: Place, tile: TileAddress): string {
  const scale = TILE_SIZE * 2 ** tile.z;
  const kmPerUnit = EARTH_CIRCUMFERENCE_KM * Math.cos((place.lat * Math.PI) / 180);
  const radius = (reachKm(place.population) / kmPerUnit) * scale;
  const [px, py] = [place.x * scale - tile.x * TILE_SIZE, place.y * scale - tile.y * TILE_SIZE];
  const shape = radius < LEAST_LOBED_RADIUS ? [{ dx: 0, dy: 0, size: 1 }] : lobes(place.x * 1e4 + place.y);
  const circles = shape.map(({ dx, dy, size }) => {
    const [cx, cy, r] = [px + dx * radius, py + dy * radius, size * radius];
    const reaches = (at: number): boolean => at > -r && at < TILE_SIZE + r;
    if (r < 1.5 || !reaches(cx) || !reaches(cy)) return '';
    return `<circle cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(r)}"/>`;
  });
  return circles.join('');
}

/** A soft tint under each town instead of an outline, which the data does not have. Its ids end with the key. */
export function urbanGlow(
  places: PlaceTable,
  tile: TileAddress,
  palette: BasemapPalette,
  key: string,
): string {
  if (tile.z < FIRST_ZOOM || tile.z > LAST_ZOOM) return '';
  const box = tileBox(tile, WIDEST_REACH, WIDEST_REACH);
  const towns = places.populous(box, LEAST_POPULATION).filter(({ kind }) => kind !== 'part');
  const circles = towns.map((place) => spots(place, tile)).join('');
  if (!circles) return '';
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${palette.urban}" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="u${key}">${stop(0, 0.9)}${stop(0.55, 0.7)}${stop(0.82, 0.3)}${stop(1, 0)}</radialGradient><g fill="url(#u${key})">${circles}</g>`;
}
