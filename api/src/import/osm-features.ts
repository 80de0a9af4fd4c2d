import { checkCoordinates } from '../reading/coordinates.ts';
import { type Feature, readFeatures } from '../reading/geojson-features.ts';
import { asRates } from '../reading/material-rates.ts';
import { readMaterials } from '../reading/material-words.ts';
import type { RawPoint, ReadRow } from './raw-point.ts';

type Tags = Readonly<Record<string, string>>;
type Position = readonly [number, number];

const isPosition = (value: unknown): value is Position =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'number';

function positionsIn(value: unknown): Position[] {
  if (isPosition(value)) return [value];
  return Array.isArray(value) ? value.flatMap(positionsIn) : [];
}

/** The point itself, or the middle of a way's or an area's box. */
function middle(coordinates: unknown): Position | null {
  const positions = positionsIn(coordinates);
  if (positions.length === 0) return null;
  const between = (values: number[]): number =>
    positions.length === 1 ? (values[0] as number) : (Math.min(...values) + Math.max(...values)) / 2;
  return [between(positions.map(([lng]) => lng)), between(positions.map(([, lat]) => lat))];
}

const toTags = (properties: Record<string, unknown>): Tags =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([key, value]) =>
      value === null || value === undefined || typeof value === 'object' ? [] : [[key, String(value).trim()]],
    ),
  );

/** `recycling:glass_bottles=yes` says glass bottles; `recycling:glass_bottles:colour` names no material. */
const materialWords = (tags: Tags): string[] =>
  Object.entries(tags)
    .filter(([key, value]) => /^recycling:[^:]+$/.test(key) && /^(yes|only)$/i.test(value))
    .map(([key]) => key.slice('recycling:'.length).replaceAll('_', ' '));

function address(tags: Tags): string {
  const street = tags['addr:street'] ?? tags['addr:place'] ?? '';
  return tags['addr:full'] ?? [street, tags['addr:housenumber'] ?? ''].join(' ').trim();
}

function toPoint(ref: string, tags: Tags, [lng, lat]: Position): RawPoint {
  const materials = readMaterials(materialWords(tags));
  return {
    ref,
    name: tags.name ?? '',
    lng,
    lat,
    address: address(tags),
    city: tags['addr:city'] ?? '',
    country: (tags['addr:country'] ?? '').toUpperCase(),
    icon: '',
    rates: asRates(materials.ids),
    unknownMaterials: materials.unknown,
    hours: tags.opening_hours ? { notation: 'osm', text: tags.opening_hours } : null,
    operator: tags.operator ?? '',
    rules: tags.description ?? '',
    comment: tags.note ?? '',
    contact: '',
    phone: tags['contact:phone'] ?? tags.phone ?? '',
    email: tags['contact:email'] ?? tags.email ?? '',
    isCentre: tags.recycling_type === 'centre',
  };
}

const isRecycling = (tags: Tags): boolean =>
  tags.amenity === 'recycling' || Object.keys(tags).some((key) => key.startsWith('recycling:'));

function readFeature(feature: Feature | null, at: number): ReadRow {
  const numbered = `feature ${at + 1}`;
  if (!feature) return { row: numbered, skipped: 'is no GeoJSON feature' };
  const { id, properties, geometry } = feature;
  const tags = toTags(properties ?? {});
  const ref = tags['@id'] ?? (id === undefined ? '' : String(id));
  if (!ref) return { row: numbered, skipped: 'has no id (@id or id), so that it could not be found again' };
  if (!isRecycling(tags))
    return { row: ref, skipped: 'is no recycling point (amenity=recycling or recycling:…)' };
  const position = middle(geometry?.coordinates);
  if (!position) return { row: ref, skipped: 'has no position' };
  const place = checkCoordinates(position[0], position[1], position.join(', '));
  if (!place.ok) return { row: ref, skipped: place.reason };
  return { row: ref, point: toPoint(ref, tags, position) };
}

/** Reads recycling points out of OpenStreetMap's GeoJSON; one row for each feature, whatever it is. */
export const readOsmFeatures = (text: string, file: string): ReadRow[] =>
  readFeatures(text, file).map(readFeature);
