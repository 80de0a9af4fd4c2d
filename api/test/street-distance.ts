import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { toUnit } from '../src/basemap/mercator.ts';
import type { VectorSource } from '../src/basemap/sources/vector-source.ts';

const METRES_PER_DEGREE = 111_320;

type Metres = readonly [east: number, north: number];

/** How far the middle is from a piece of a line. */
function fromMiddle([ax, ay]: Metres, [bx, by]: Metres): number {
  const [dx, dy] = [bx - ax, by - ay];
  const part = dx || dy ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / (dx ** 2 + dy ** 2))) : 0;
  return Math.hypot(ax + dx * part, ay + dy * part);
}

const STREETS = new Set(['highway', 'major_road', 'minor_road']);

function streetsOf(bytes: Uint8Array | null, z: number, x: number, y: number): number[][][] {
  const roads = bytes ? new VectorTile(new PbfReader(bytes)).layers.roads : undefined;
  return Array.from({ length: roads?.length ?? 0 }, (_, at) => roads?.feature(at)).flatMap((road) => {
    if (!road || !STREETS.has(String(road.properties.kind))) return [];
    const { geometry } = road.toGeoJSON(x, y, z);
    if (geometry.type === 'LineString') return [geometry.coordinates];
    return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
  });
}

/** How many metres a place is from the nearest street of an archive; infinite where its tile has none. */
export async function metresToStreet(
  { maxZoom, tileAt }: Pick<VectorSource, 'maxZoom' | 'tileAt'>,
  lng: number,
  lat: number,
): Promise<number> {
  const unit = toUnit(lng, lat);
  const [x, y] = [Math.floor(unit.x * 2 ** maxZoom), Math.floor(unit.y * 2 ** maxZoom)];
  const shrink = Math.cos((lat * Math.PI) / 180);
  const metres = ([east = 0, north = 0]: number[]): Metres => [
    (east - lng) * shrink * METRES_PER_DEGREE,
    (north - lat) * METRES_PER_DEGREE,
  ];
  const streets = streetsOf(await tileAt(maxZoom, x, y), maxZoom, x, y);
  const distances = streets.flatMap((line) =>
    line.slice(1).map((end, at) => fromMiddle(metres(line[at] as number[]), metres(end))),
  );
  return Math.min(Infinity, ...distances);
}
