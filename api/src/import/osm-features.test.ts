import { expect, test } from '@jest/globals';
import { readOsmFeatures } from './osm-features.ts';

const collection = (...features: unknown[]): string =>
  JSON.stringify({ type: 'FeatureCollection', features });
const feature = (
  properties: object,
  geometry: object | null = { type: 'Point', coordinates: [13.04, 47.8] },
) => ({
  type: 'Feature',
  properties,
  geometry,
});
const read = (...features: unknown[]) => readOsmFeatures(collection(...features), 'a.geojson');

test('reads tags', () => {
  const [row] = read(
    feature({
      '@id': 'node/1',
      amenity: 'recycling',
      name: 'Hof',
      'recycling:glass_bottles': 'Yes',
      'recycling:paper': 'no',
      'recycling:glass_bottles:colour': 'brown',
      opening_hours: 'Mo 08:00-12:00',
      'addr:street': 'Römerstraße',
      'addr:housenumber': 31,
      recycling_type: 'centre',
    }),
  );
  expect(row).toMatchObject({
    row: 'node/1',
    point: {
      ref: 'node/1',
      name: 'Hof',
      rates: [{ materialId: 'glass-bottles', price: null, unit: '' }],
      hours: { notation: 'osm', text: 'Mo 08:00-12:00' },
      address: 'Römerstraße 31',
      isCentre: true,
    },
  });
});

test('puts an area at its middle', () => {
  const ring = [
    [
      [10, 40],
      [12, 40],
      [12, 44],
      [10, 44],
      [10, 40],
    ],
  ];
  const [row] = read(
    feature({ '@id': 'way/1', amenity: 'recycling' }, { type: 'Polygon', coordinates: ring }),
  );
  expect(row).toMatchObject({ point: { lng: 11, lat: 42 } });
});

test('says of each feature that is left out why', () => {
  const rows = read(
    feature({ '@id': 'node/1', amenity: 'bench' }),
    feature({ amenity: 'recycling' }),
    feature({ '@id': 'node/2', amenity: 'recycling' }, null),
    feature({ '@id': 'node/3', amenity: 'recycling' }, { type: 'Point', coordinates: [13, 147] }),
    'nonsense',
  );
  expect(rows).toMatchObject([
    { row: 'node/1', skipped: expect.stringContaining('no recycling point') },
    { row: 'feature 2', skipped: expect.stringContaining('no id') },
    { row: 'node/2', skipped: 'has no position' },
    { row: 'node/3', skipped: expect.stringContaining('swapped') },
    { row: 'feature 5', skipped: expect.stringContaining('no GeoJSON feature') },
  ]);
});

test.each([
  ['{"type":', /is not JSON/],
  ['{"type":"Feature"}', /no GeoJSON FeatureCollection/],
  ['{"type":"FeatureCollection","features":[]}', /no features/],
])('refuses %s', (text, message) => {
  expect(() => readOsmFeatures(text, 'a.geojson')).toThrow(message);
});
