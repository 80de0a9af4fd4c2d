import type { Geometry, Position } from 'geojson';

const SOUTH_POLE = -90;

/**
 * A ring with longitudes that go on past 180 degrees instead of jumping. The atlas joins what the antimeridian cuts,
 * which is right on a globe and wrong on a flat map; a ring around the pole is closed along the map's lower edge.
 */
export function unstitchRing(ring: readonly Position[]): Position[] {
  let turns = 0;
  const flat = ring.map(([lng = 0, lat = 0], at): Position => {
    const before = ring[at - 1]?.[0] ?? lng;
    if (lng - before > 180) turns -= 360;
    if (before - lng > 180) turns += 360;
    return [lng + turns, lat];
  });
  const [first, last] = [flat[0], flat[flat.length - 1]];
  if (!first || !last || Math.abs((first[0] ?? 0) - (last[0] ?? 0)) < 180) return flat;
  return [...flat, [last[0] ?? 0, SOUTH_POLE], [first[0] ?? 0, SOUTH_POLE], first];
}

/** Every polygon of a geometry, unstitched. */
export function unstitch<T extends Geometry>(geometry: T): T {
  if (geometry.type === 'Polygon')
    return { ...geometry, coordinates: geometry.coordinates.map(unstitchRing) };
  if (geometry.type !== 'MultiPolygon') return geometry;
  return { ...geometry, coordinates: geometry.coordinates.map((polygon) => polygon.map(unstitchRing)) };
}
