import type { Geometry, Point } from 'geojson';
import { labelPoint } from './label-point.ts';
import { type MapFeature, shapeOf, type TaggedGeometry } from './map-feature.ts';

const BUILDINGS_FROM = 14;
const HOUSE_NUMBERS_FROM = 15;
const LONGEST_NUMBER = 16;

function heightOf({ height, 'building:levels': levels }: TaggedGeometry['tags']): { height?: number } {
  const metres = Number.parseFloat(height ?? '') || Number.parseFloat(levels ?? '') * 3;
  return metres > 0 && metres < 1000 ? { height: Math.round(metres) } : {};
}

const pointOf = (geometry: Geometry): Point | null =>
  geometry.type === 'Point' ? geometry : labelPoint(geometry);

function houseNumber({ geometry, tags }: TaggedGeometry): MapFeature[] {
  const number = tags['addr:housenumber']?.trim().slice(0, LONGEST_NUMBER);
  const point = number ? pointOf(geometry) : null;
  if (!number || !point) return [];
  const properties = { kind: 'address', addr_housenumber: number };
  return [{ layer: 'buildings', minZoom: HOUSE_NUMBERS_FROM, geometry: point, properties }];
}

/** Buildings, and house numbers as points of their own. */
export function buildingFeatures(given: TaggedGeometry): readonly MapFeature[] {
  const { geometry, tags } = given;
  const isBuilding = shapeOf(geometry) === 'area' && (tags.building ?? 'no') !== 'no';
  const properties = { kind: 'building', ...heightOf(tags) };
  const building: MapFeature = { layer: 'buildings', minZoom: BUILDINGS_FROM, geometry, properties };
  return [...(isBuilding ? [building] : []), ...houseNumber(given)];
}
