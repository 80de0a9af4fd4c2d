import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { roadNames } from '../../../test/tile-content.ts';
import { EMPTY_TILE, STREET_TILE, streetArchive } from '../../../test/tiny-archive.ts';
import { openArchive } from './archive-reader.ts';
import { diskRanges } from './disk-ranges.ts';

const folder = mkdtempSync(join(tmpdir(), 'archives-'));
let archive: Uint8Array;
beforeAll(async () => {
  archive = await streetArchive('улица Мира');
});
afterAll(() => rmSync(folder, { recursive: true }));

const open = (bytes: Uint8Array) => {
  const file = join(folder, 'town.pmtiles');
  writeFileSync(file, bytes);
  return openArchive(diskRanges(file));
};
const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', `${name}.pmtiles`));

test('reads the tiles of an archive, and null where it has none', async () => {
  const reader = await open(archive);
  expect(reader).toMatchObject({ schema: 'protomaps', minZoom: 11, maxZoom: 15, attribution: '© Tests' });
  expect(reader.bounds[0]).toBeCloseTo(60.9888);
  expect(roadNames(await reader.tileAt(...STREET_TILE))).toEqual(['улица Мира']);
  expect(await reader.tileAt(...EMPTY_TILE)).toBeNull();
});

test.each(['test_fixture_1', 'test_fixture_2'])(
  'an archive of other layers is named with them: %s',
  async (name) => {
    await expect(open(fixture(name))).rejects.toMatchObject({
      reason: 'unknown-schema',
      message: expect.stringContaining(`(${name.replace(/_(\d)$/, '_$1pmtiles')})`),
    });
  },
);

test('a file that is no archive, too short, or of pictures is refused', async () => {
  await expect(open(Buffer.from('<!doctype html>'.padEnd(300)))).rejects.toMatchObject({ reason: 'damaged' });
  await expect(open(archive.subarray(0, 60))).rejects.toMatchObject({ reason: 'damaged' });
  const pictures = Uint8Array.from(archive);
  pictures[99] = 2;
  await expect(open(pictures)).rejects.toMatchObject({ reason: 'no-vector-tiles' });
  await expect(openArchive(diskRanges(join(folder, 'none.pmtiles')))).rejects.toMatchObject({
    reason: 'missing',
  });
});

test('an archive that is cut off within its directory or metadata is damaged', async () => {
  await expect(open(archive.subarray(0, 135))).rejects.toMatchObject({ reason: 'damaged' });
});

test('a tile behind the cut is damaged, one before it is read', async () => {
  const reader = await open(archive.subarray(0, -10));
  await expect(reader.tileAt(...STREET_TILE)).rejects.toMatchObject({ reason: 'damaged' });
  const [z, x, y] = STREET_TILE;
  expect(roadNames(await reader.tileAt(z - 4, x >> 4, y >> 4))).toEqual([]);
  expect(roadNames(await reader.tileAt(z - 2, x >> 2, y >> 2))).toEqual(['улица Мира']);
});
