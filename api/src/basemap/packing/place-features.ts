import type { Geometry } from 'geojson';
import { hasName, namesOf } from './feature-names.ts';
import { labelPoint } from './label-point.ts';
import { type MapFeature, shapeOf, type TaggedGeometry } from './map-feature.ts';

/** The kind of a place, and the zoom from which it is named. */
const PLACES: Readonly<Record<string, readonly [kind: string, minZoom: number]>> = {
  city: ['locality', 11],
  town: ['locality', 11],
  village: ['locality', 11],
  hamlet: ['locality', 13],
  isolated_dwelling: ['locality', 14],
  suburb: ['neighbourhood', 12],
  borough: ['neighbourhood', 12],
  quarter: ['neighbourhood', 13],
  neighbourhood: ['neighbourhood', 13],
};

/** `railway`, `public_transport`, `amenity` and `aeroway` of what people arrive at. */
const STATIONS: Readonly<Record<string, string>> = {
  'railway=station': 'station',
  'railway=halt': 'station',
  'railway=tram_stop': 'tram_stop',
  'amenity=bus_station': 'bus_station',
  'amenity=ferry_terminal': 'ferry_terminal',
  'aeroway=aerodrome': 'aerodrome',
};

function stationKind(tags: TaggedGeometry['tags']): string | undefined {
  const found = Object.keys(STATIONS).find((pair) => {
    const [key = '', value] = pair.split('=');
    return tags[key] === value;
  });
  return found && (tags.station === 'subway' ? 'subway_station' : STATIONS[found]);
}

function pointOf(geometry: Geometry): Geometry | null {
  const shape = shapeOf(geometry);
  if (shape === 'point') return geometry;
  return shape === 'area' ? labelPoint(geometry) : null;
}

function place(geometry: Geometry, tags: TaggedGeometry['tags']): MapFeature[] {
  const { place: detail = '', population } = tags;
  const known = PLACES[detail];
  if (!known) return [];
  const people = Number.parseInt(population ?? '', 10);
  const [kind, minZoom] = known;
  const properties = {
    kind,
    kind_detail: detail,
    ...(people > 0 && { population: people }),
    ...namesOf(tags),
  };
  return [{ layer: 'places', minZoom, geometry, properties }];
}

/** Towns and their parts, and stations: each a named point. */
export function placeFeatures({ geometry, tags }: TaggedGeometry): readonly MapFeature[] {
  const kind = stationKind(tags);
  if (!hasName(tags) || !(kind || tags.place)) return [];
  const point = pointOf(geometry);
  if (!point) return [];
  if (!kind) return place(point, tags);
  const minZoom = kind === 'tram_stop' ? 15 : 13;
  return [{ layer: 'pois', minZoom, geometry: point, properties: { kind, ...namesOf(tags) } }];
}
