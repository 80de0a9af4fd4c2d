import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { roadNames, tileContent } from '../../../test/tile-content.ts';
import { STREET_TILE, street, writeLayer } from '../../../test/tiny-archive.ts';
import { openArchive } from '../sources/archive-reader.ts';
import { diskRanges } from '../sources/disk-ranges.ts';
import { type PackOrder, packBasemap } from './pack-basemap.ts';
import { readExtract } from './read-extract.ts';

const EXTRACT = join(import.meta.dirname, 'fixtures', 'invented-town.osm.pbf');
const LICENCE = { attribution: '© Tests', licence: 'none' };

let scratch: string;
let folder: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'pack-'));
  folder = join(scratch, 'basemap');
});
afterEach(() => rmSync(scratch, { recursive: true }));

const pack = (files: readonly string[], more: Partial<PackOrder> = {}) =>
  packBasemap({ ...LICENCE, files, folder, ...more });
const archives = (): string[] => readdirSync(folder);
const open = (name: string) => openArchive(diskRanges(join(folder, `${name}.pmtiles`)));
const layer = (features: readonly unknown[]): string => writeLayer(scratch, 'town', features);

test('packs a layer; the same again changes nothing, and another one takes its place', async () => {
  const file = layer([street('First Street')]);
  expect(await pack([file])).toMatchObject({
    kind: 'packed',
    report: { name: 'town', features: { roads: 1 }, tiles: 4 },
  });
  const before = readFileSync(join(folder, 'town.pmtiles'));
  expect(await pack([file])).toEqual({ kind: 'unchanged', name: 'town' });
  expect(await pack([file], { name: 'other' })).toEqual({ kind: 'unchanged', name: 'town' });
  expect(readFileSync(join(folder, 'town.pmtiles'))).toEqual(before);
  expect(await pack([layer([street('Second Street')])])).toMatchObject({ kind: 'packed' });
  expect(roadNames(await (await open('town')).tileAt(...STREET_TILE))).toEqual(['Second Street']);
  expect(archives()).toEqual(['town.pmtiles']);
});

test('an extract becomes roads, areas with holes, buildings with numbers, towns and stations', async () => {
  const result = await packBasemap({ files: [EXTRACT], folder });
  expect(result).toMatchObject({
    report: {
      features: { roads: 3, landuse: 1, buildings: 2, places: 1, pois: 2 },
      skipped: { 'nothing that the map shows': 1 },
    },
  });
  const reader = await open('invented-town');
  expect(reader.attribution).toContain('© OpenStreetMap contributors');
  const content = tileContent(await reader.tileAt(12, 2742, 1295));
  expect(content.roads).toContainEqual({
    kind: 'minor_road',
    kind_detail: 'residential',
    name: 'Абай көшесі',
    'name:ru': 'улица Абая',
  });
  expect(content.roads?.map(({ kind_detail }) => kind_detail).sort()).toEqual([
    'rail',
    'residential',
    'tertiary',
  ]);
  expect(content.places).toEqual([
    {
      kind: 'locality',
      kind_detail: 'town',
      population: 4200,
      name: 'Городок',
      'name:kk': 'Қалашық',
      'name:en': 'Townlet',
    },
  ]);
  const close = tileContent(await reader.tileAt(15, 21936, 10364));
  expect(close.buildings).toEqual([{ kind: 'building' }, { kind: 'address', addr_housenumber: '12А' }]);
}, 30_000);

test('several layers become one archive, and a tag stands in for one that is missing', async () => {
  const roads = writeLayer(scratch, 'roads', [street('Main Street')]);
  const rails = writeLayer(scratch, 'rails', [{ ...street(''), properties: {} }]);
  const result = await pack([roads, `${rails}:railway=rail`], { name: 'both' });
  expect(result).toMatchObject({ report: { name: 'both', features: { roads: 2 } } });
});

test('what is broken or not on the map is left out and counted', async () => {
  const broken = { ...street('Broken'), geometry: { type: 'LineString', coordinates: [[1, 'x'], [2]] } };
  const bench = { ...street(''), properties: { amenity: 'bench' } };
  const result = await pack([layer([street('Whole'), broken, null, { type: 'Feature' }, bench])]);
  expect(result).toMatchObject({
    report: { features: { roads: 1 }, skipped: { 'broken geometry': 3, 'nothing that the map shows': 1 } },
  });
});

const file = (name: string, text: string | Uint8Array): string => {
  const path = join(scratch, name);
  writeFileSync(path, text);
  return path;
};

test.each<[string, () => string, string]>([
  ['a file that is not there', () => join(scratch, 'none.geojson'), 'There is no file'],
  ['another format', () => file('a.shp', 'x'), 'neither an OpenStreetMap extract'],
  ['an empty file', () => file('a.geojson', ''), 'is empty'],
  ['no JSON', () => file('a.geojson', '<html>'), 'is not GeoJSON'],
  [
    'half a file',
    () => file('a.geojson', JSON.stringify({ features: [street('A')] }).slice(0, -9)),
    'is not GeoJSON',
  ],
  ['JSON without features', () => file('a.geojson', '{"rows": [1, 2]}'), 'holds no features'],
  ['a layer of other things', () => layer([{ ...street(''), properties: {} }]), 'nothing in'],
  ['an extract that is none', () => file('a.osm.pbf', 'no protocol buffers'), 'osmium cannot read'],
  [
    'half an extract',
    () => file('a.osm.pbf', readFileSync(EXTRACT).subarray(0, statSync(EXTRACT).size / 2)),
    'osmium cannot read',
  ],
])('%s is refused in words, and nothing is left', async (_what, make, message) => {
  const given = make();
  await expect(pack([given])).rejects.toMatchObject({
    name: 'PackError',
    message: expect.stringContaining(message),
  });
  expect(readdirSync(scratch).includes('basemap') ? archives() : []).toEqual([]);
});

/** Ways of two nodes that are there, of one, and of none; an area that crosses itself, and one that is not closed. */
const BROKEN_EXTRACT = `n1 v1 x10 y50
n2 v1 x10.001 y50
n3 v1 x10 y50.001
n4 v1 x10.001 y50.001
w1 v1 Thighway=residential,name=Whole Nn1,n2
w2 v1 Thighway=residential Nn1
w3 v1 Thighway=residential Nn1,n98
w4 v1 Thighway=residential Nn98,n99
w5 v1 Tbuilding=yes Nn1,n4,n2,n3,n1
w6 v1 Tlanduse=forest Nn1,n2,n3
`;

test('of an extract with broken geometry the rest is packed', async () => {
  const extract = join(scratch, 'broken.osm.pbf');
  execFileSync('osmium', ['cat', file('broken.opl', BROKEN_EXTRACT), '-o', extract, '--overwrite']);
  expect(await pack([extract])).toMatchObject({ kind: 'packed', report: { features: { roads: 1 } } });
  expect(archives()).toEqual(['broken.pmtiles']);
});

test('a layer without an attribution, and a name that is a path, are refused', async () => {
  const given = layer([street('A')]);
  await expect(packBasemap({ files: [given], folder })).rejects.toThrow('--attribution');
  await expect(pack([given], { name: '../token-secret' })).rejects.toThrow('is no name for an archive');
});

test('without osmium the operator reads what to install', async () => {
  const read = readExtract(EXTRACT, scratch, join(scratch, 'not-installed'));
  await expect(read.next()).rejects.toThrow('apt install osmium-tool');
});

test('whatever fails half-way, the archive that was there stays', async () => {
  await pack([layer([street('Old')])]);
  const before = readFileSync(join(folder, 'town.pmtiles'));
  const half = file('town.geojson', `{"features": [${JSON.stringify(street('New'))},`);
  await expect(pack([half])).rejects.toThrow('is not GeoJSON');
  expect(readFileSync(join(folder, 'town.pmtiles'))).toEqual(before);
  expect(archives()).toEqual(['town.pmtiles']);
});
