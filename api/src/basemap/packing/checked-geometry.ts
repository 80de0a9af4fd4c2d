import type { Geometry, Position } from 'geojson';

/** The projection of maps ends here. */
const FARTHEST_LATITUDE = 85.05;

/** The least number of positions of a ring: a triangle, closed. */
const RING = 4;

const isPosition = (given: unknown): given is Position =>
  Array.isArray(given) &&
  Number.isFinite(given[0]) &&
  Number.isFinite(given[1]) &&
  Math.abs(given[0]) <= 180 &&
  Math.abs(given[1]) <= FARTHEST_LATITUDE;

/** A list of at least so many positions, without heights; null where one of them is broken. */
function positions(given: unknown, least: number): Position[] | null {
  if (!Array.isArray(given) || given.length < least || !given.every(isPosition)) return null;
  return given.map(([x = 0, y = 0]) => [x, y]);
}

/** Reads each part; the broken ones are left out, and null is the answer where nothing remains. */
function parts<Part>(given: unknown, read: (part: unknown) => Part | null): Part[] | null {
  if (!Array.isArray(given)) return null;
  const readable = given.flatMap((part) => {
    const one = read(part);
    return one === null ? [] : [one];
  });
  return readable.length > 0 ? readable : null;
}

/** An area is nothing without its outer ring. */
function rings(given: unknown): Position[][] | null {
  if (!Array.isArray(given) || !positions(given[0], RING)) return null;
  return parts(given, (ring) => positions(ring, RING));
}

const READERS: Readonly<Record<string, (given: unknown) => unknown>> = {
  Point: (given) => positions([given], 1)?.[0] ?? null,
  MultiPoint: (given) => positions(given, 1),
  LineString: (given) => positions(given, 2),
  MultiLineString: (given) => parts(given, (line) => positions(line, 2)),
  Polygon: rings,
  MultiPolygon: (given) => parts(given, rings),
};

/** A geometry that can be drawn, without its broken parts; null where none is left. */
export function checkedGeometry(given: unknown): Geometry | null {
  if (typeof given !== 'object' || given === null) return null;
  const { type, coordinates } = given as { type?: unknown; coordinates?: unknown };
  const reader = typeof type === 'string' && Object.hasOwn(READERS, type) ? READERS[type] : undefined;
  const checked = reader?.(coordinates) ?? null;
  return checked === null ? null : ({ type, coordinates: checked } as Geometry);
}
