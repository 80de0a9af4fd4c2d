import {
  ALERT_LIMITS,
  ALERT_RADII,
  type AlertRadius,
  type Coordinates,
  metresBetween,
} from '@ecocircle/shared-contracts';
import type { Box } from '../points-data/point-queries.ts';
import type { AlertMaterial } from './alert-values.ts';

/**
 * The materials that an address asks for, in the order of the dictionary: their ids, joined by commas or full stops, and
 * names of families.
 */
export function wishedMaterials(search: URLSearchParams, materials: readonly AlertMaterial[]): string[] {
  const names = new Set((search.get('materials') ?? '').split(/[.,]/));
  const ids = new Set(materials.map(({ id }) => id));
  return materials
    .filter(({ id, family }) => names.has(id) || (names.has(family) && !ids.has(family)))
    .slice(0, ALERT_LIMITS.materials)
    .map(({ id }) => id);
}

const SIDES = 4;
const POLE = 85;

/** The part of the map that an address names; null where it names none. */
export function wishedBox(search: URLSearchParams): Box | null {
  const sides = (search.get('bbox') ?? '')
    .split(',')
    .map((side) => (side.trim() === '' ? Number.NaN : Number(side)));
  const [west = 0, south = 0, east = 0, north = 0] = sides;
  const isOnMap = Math.max(-west, east) <= 180 && Math.max(-south, north) <= POLE;
  // Compared so that no number at all is wrong, too.
  return sides.length === SIDES && isOnMap && west < east && south < north
    ? [west, south, east, north]
    : null;
}

export const middleOf = ([west, south, east, north]: Box): Coordinates => ({
  lng: (west + east) / 2,
  lat: (south + north) / 2,
});

/** The widest reach around the middle of a part of the map that ends within it; the closest where none does. */
export function reachWithin(box: Box): AlertRadius {
  const [west, south] = box;
  const middle = middleOf(box);
  const across = metresBetween({ ...middle, lng: west }, middle);
  const down = metresBetween({ ...middle, lat: south }, middle);
  const [closest] = ALERT_RADII;
  return ALERT_RADII.filter((radius) => radius <= Math.min(across, down)).at(-1) ?? closest;
}
