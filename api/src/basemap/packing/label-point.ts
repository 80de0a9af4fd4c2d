import type { Geometry, Point, Position } from 'geojson';

const largestRing = (geometry: Geometry): readonly Position[] => {
  if (geometry.type === 'Polygon') return geometry.coordinates[0] ?? [];
  if (geometry.type !== 'MultiPolygon') return [];
  const rings = geometry.coordinates.map(([outer]) => outer ?? []);
  return rings.reduce((large, ring) => (Math.abs(areaOf(ring)) > Math.abs(areaOf(large)) ? ring : large), []);
};

/** The same for every pair of a ring: twice the area of its triangle with the origin. */
const cross = ([ax = 0, ay = 0]: Position, [bx = 0, by = 0]: Position): number => ax * by - bx * ay;

const pairs = (ring: readonly Position[]): (readonly [Position, Position])[] =>
  ring.slice(1).map((end, at) => [ring[at] ?? end, end]);

const areaOf = (ring: readonly Position[]): number =>
  pairs(ring).reduce((sum, [a, b]) => sum + cross(a, b), 0) / 2;

/** Where the name of an area stands: its centre of gravity. */
export function labelPoint(geometry: Geometry): Point | null {
  const ring = largestRing(geometry);
  const [start] = ring;
  if (!start) return null;
  const [x0 = 0, y0 = 0] = start;
  // From a corner of its own: far from the origin the small areas of buildings would drown in rounding.
  const local = ring.map(([x = 0, y = 0]): Position => [x - x0, y - y0]);
  const area = areaOf(local);
  if (area === 0) return { type: 'Point', coordinates: [x0, y0] };
  let [x, y] = [0, 0];
  for (const [a, b] of pairs(local)) {
    const weight = cross(a, b) / (6 * area);
    x += ((a[0] ?? 0) + (b[0] ?? 0)) * weight;
    y += ((a[1] ?? 0) + (b[1] ?? 0)) * weight;
  }
  return { type: 'Point', coordinates: [x0 + x, y0 + y] };
}
