import type { Geometry, Position } from 'geojson';
import { clipPolygon, clipPolyline } from 'lineclip';
import { zxyToTileId } from 'pmtiles';

/** Tiles of this zoom are packed one after the other, each with all tiles below it. */
export const CELL_ZOOM = 11;

/** How far tiles reach beyond their edges, as a part of a tile. */
export const MARGIN = 1 / 64;

type Box = [west: number, south: number, east: number, north: number];
type Cell = readonly [z: number, x: number, y: number];

const longitude = (x: number, z: number): number => (x / 2 ** z) * 360 - 180;
const latitude = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;

/** The box of a cell with the margin that its tiles need. */
function boxOf([z, x, y]: Cell): Box {
  const margin = MARGIN * 2 ** (z - CELL_ZOOM);
  return [
    longitude(x - margin, z),
    latitude(Math.min(y + 1 + margin, 2 ** z), z),
    longitude(x + 1 + margin, z),
    latitude(Math.max(y - margin, 0), z),
  ];
}

function extend(box: Box, coordinates: unknown): void {
  if (!Array.isArray(coordinates)) return;
  const [first, second] = coordinates;
  if (typeof first !== 'number') {
    for (const part of coordinates) extend(box, part);
    return;
  }
  box[0] = Math.min(box[0], first);
  box[1] = Math.min(box[1], second);
  box[2] = Math.max(box[2], first);
  box[3] = Math.max(box[3], second);
}

/** The box around a geometry. */
export function boundsOf(geometry: Geometry): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  if (geometry.type !== 'GeometryCollection') extend(box, geometry.coordinates);
  return box;
}

const overlaps = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
const isWithin = (a: Box, b: Box): boolean => a[0] >= b[0] && a[1] >= b[1] && a[2] <= b[2] && a[3] <= b[3];

const toPairs = (positions: readonly Position[]): [number, number][] =>
  positions.map(([x = 0, y = 0]) => [x, y]);

const clipRings = (rings: readonly Position[][], box: Box): Position[][] =>
  rings
    .map((ring) => clipPolygon(toPairs(ring), box) as Position[])
    .filter((ring) => ring.length > 2)
    .map((ring) => [...ring, ring[0] as Position]);

const clipLine = (line: readonly Position[], box: Box): Position[][] => clipPolyline(toPairs(line), box);

function linesIn(lines: readonly Position[][], box: Box): Geometry | null {
  const coordinates = lines.flatMap((line) => clipLine(line, box));
  return coordinates.length > 0 ? { type: 'MultiLineString', coordinates } : null;
}

function areasIn(areas: readonly Position[][][], box: Box): Geometry | null {
  const coordinates = areas.map((rings) => clipRings(rings, box)).filter((rings) => rings.length > 0);
  return coordinates.length > 0 ? { type: 'MultiPolygon', coordinates } : null;
}

function clip(geometry: Geometry, box: Box): Geometry | null {
  if (geometry.type === 'LineString') return linesIn([geometry.coordinates], box);
  if (geometry.type === 'MultiLineString') return linesIn(geometry.coordinates, box);
  if (geometry.type === 'Polygon') return areasIn([geometry.coordinates], box);
  if (geometry.type === 'MultiPolygon') return areasIn(geometry.coordinates, box);
  return geometry;
}

const quarters = ([z, x, y]: Cell): Cell[] =>
  [0, 1].flatMap((right) => [0, 1].map((down): Cell => [z + 1, 2 * x + right, 2 * y + down]));

/**
 * Cuts a geometry into the cells that it touches, by quarters, so that a sea costs what its coast does and not the
 * number of its cells times its length.
 */
export function* intoCells(geometry: Geometry, cell: Cell = [0, 0, 0]): Generator<[number, Geometry]> {
  const bounds = boundsOf(geometry);
  if (cell[0] === CELL_ZOOM) {
    yield [zxyToTileId(...(cell as [number, number, number])), geometry];
    return;
  }
  for (const quarter of quarters(cell)) {
    const box = boxOf(quarter);
    if (!overlaps(bounds, box)) continue;
    const part = isWithin(bounds, box) ? geometry : clip(geometry, box);
    if (part) yield* intoCells(part, quarter);
  }
}
