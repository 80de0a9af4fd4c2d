import { expect, test } from '@jest/globals';
import type { Geometry } from 'geojson';
import type { MapFeature } from './map-feature.ts';
import { toMapFeatures } from './to-map-features.ts';

const LINE: Geometry = {
  type: 'LineString',
  coordinates: [
    [0, 0],
    [1, 1],
  ],
};
const AREA: Geometry = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ],
  ],
};
const POINT: Geometry = { type: 'Point', coordinates: [1, 1] };

const shown = (geometry: Geometry, tags: Record<string, string>): unknown[] =>
  toMapFeatures({ geometry, tags }).map(({ layer, properties }: MapFeature) => [layer, properties]);

test.each([
  [
    LINE,
    { highway: 'trunk_link', ref: 'М-5', bridge: 'yes' },
    'roads',
    { kind: 'major_road', kind_detail: 'trunk_link', is_link: true, is_bridge: true, ref: 'М-5' },
  ],
  [
    LINE,
    { highway: 'footway', tunnel: 'yes' },
    'roads',
    { kind: 'path', kind_detail: 'footway', is_tunnel: true },
  ],
  [LINE, { railway: 'tram' }, 'roads', { kind: 'rail', kind_detail: 'tram' }],
  [LINE, { waterway: 'stream', name: 'Ключ' }, 'water', { kind: 'stream', name: 'Ключ' }],
  [AREA, { natural: 'water' }, 'water', { kind: 'water' }],
  [AREA, { landuse: 'forest' }, 'landuse', { kind: 'forest' }],
  [AREA, { leisure: 'sports_centre' }, 'landuse', { kind: 'pitch' }],
  [AREA, { highway: 'pedestrian' }, 'landuse', { kind: 'pedestrian' }],
  [AREA, { building: 'house', 'building:levels': '5' }, 'buildings', { kind: 'building', height: 15 }],
  [POINT, { 'addr:housenumber': '7/2' }, 'buildings', { kind: 'address', addr_housenumber: '7/2' }],
  [
    POINT,
    { railway: 'station', name: 'Тихая', station: 'subway' },
    'pois',
    { kind: 'subway_station', name: 'Тихая' },
  ],
  [
    POINT,
    { place: 'suburb', name: 'Заречье' },
    'places',
    { kind: 'neighbourhood', kind_detail: 'suburb', name: 'Заречье' },
  ],
])('%#. of %j it makes Protomaps’ feature', (geometry, tags, layer, properties) => {
  expect(shown(geometry as Geometry, tags as Record<string, string>)).toEqual([[layer, properties]]);
});

test('a name is kept in all languages of the portal and in no other', () => {
  const names = {
    name: 'Абай көшесі',
    'name:ru': 'улица Абая',
    'name:kk': 'Абай көшесі',
    'name:en': 'Abay St',
    'name:es': 'Calle Abay',
  };
  expect(shown(LINE, { highway: 'residential', ...names, 'name:de': 'Abaystraße' })).toEqual([
    ['roads', { kind: 'minor_road', kind_detail: 'residential', ...names }],
  ]);
});

test('a named park, and a house with a number, are an area and a point in its middle', () => {
  const park = toMapFeatures({ geometry: AREA, tags: { leisure: 'park', name: 'Сад' } });
  expect(park.map(({ layer, geometry }) => [layer, geometry.type])).toEqual([
    ['landuse', 'Polygon'],
    ['pois', 'Point'],
  ]);
  const house = toMapFeatures({ geometry: AREA, tags: { building: 'yes', 'addr:housenumber': '1' } });
  expect(house[1]?.geometry).toEqual({ type: 'Point', coordinates: [1, 1] });
});

test.each([
  [LINE, { highway: 'proposed' }],
  [POINT, { amenity: 'bench' }],
  [POINT, { place: 'town' }],
  [AREA, { building: 'no' }],
  [LINE, {}],
])('%#. %j is not on the map', (geometry, tags) => {
  expect(shown(geometry as Geometry, tags as Record<string, string>)).toEqual([]);
});
