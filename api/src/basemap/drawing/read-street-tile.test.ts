import { expect, test } from '@jest/globals';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { readStreetTile } from './read-street-tile.ts';
import { fixtureTile, TOWN } from './testing/fixture-source.ts';

const bytesOf = (schema: 'protomaps' | 'openmaptiles'): Uint8Array =>
  fixtureTile(schema, TOWN.z, TOWN.x, TOWN.y) as Uint8Array;

test('reads both schemas into the same classes @X-11', () => {
  const [protomaps, openmaptiles] = (['protomaps', 'openmaptiles'] as const).map((schema) =>
    readStreetTile(bytesOf(schema), schema),
  );
  for (const tile of [protomaps, openmaptiles]) {
    expect([...(tile?.lines.keys() ?? [])]).toEqual(expect.arrayContaining(['tertiary', 'service', 'path']));
    expect([...(tile?.areas.keys() ?? [])]).toEqual(expect.arrayContaining(['built', 'wood', 'building']));
    expect(tile?.points.filter(({ kind }) => kind === 'house').length).toBeGreaterThan(50);
    expect(tile?.ways.map(({ names }) => names.local)).toContain('улица Комсомольская');
  }
  const count = (tile: typeof protomaps): number | undefined => tile?.areas.get('building')?.length;
  expect(count(protomaps)).toBe(count(openmaptiles));
});

test('makes one line of a street that is cut at every crossing', () => {
  const { ways } = readStreetTile(bytesOf('protomaps'), 'protomaps');
  expect(ways.find(({ names }) => names.local === 'улица Комсомольская')?.shapes).toHaveLength(1);
});

const point = (x: number, y: number, count = 1) => ({
  features: Array.from({ length: count }, () => ({
    type: 1,
    geometry: [[x, y]],
    tags: { kind: 'park', name: 'a' },
  })),
});
const packed = (layer: object): Uint8Array => fromGeojsonVt({ pois: layer }, { version: 2, extent: 4096 });

test.each([
  ['cut off', () => bytesOf('protomaps').subarray(0, 5000), 'not a vector tile'],
  ['no tile', () => Buffer.from('<html>404</html>'), 'not a vector tile'],
  ['still compressed', () => Buffer.from([0x1f, 0x8b, 8, 0]), 'not a vector tile'],
  ['far outside of itself', () => packed(point(900_000, 12)), 'far outside'],
  ['too much', () => packed(point(1, 1, 60_001)), 'more than 60000 features'],
  ['too large', () => Buffer.alloc(8_000_001, 0x1a), '8000001 bytes'],
])('refuses a tile that is %s', (_what, bytes, reason) => {
  expect(() => readStreetTile(bytes(), 'protomaps')).toThrow(reason);
});

test('takes a tile without anything in it', () => {
  expect(readStreetTile(new Uint8Array(), 'protomaps').lines.size).toBe(0);
});
