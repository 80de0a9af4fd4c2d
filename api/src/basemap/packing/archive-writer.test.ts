import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PMTiles, tileIdToZxy, zxyToTileId } from 'pmtiles';
import { ArchiveWriter } from './archive-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** So many that the directory has leaves. */
const COUNT = 40_000;
const START = zxyToTileId(12, 0, 0);
/** Numbers without an order, so that the directory does not pack well. */
const scattered = (at: number, most: number): number => (Math.imul(at + 1, 2_654_435_761) >>> 8) % most;
const ids = Array.from({ length: COUNT }, (_, at) => START + at * 250 + scattered(at, 250));
const bodyOf = (id: number): Buffer =>
  Buffer.from(Array.from({ length: 1 + scattered(id, 40) }, (_, at) => scattered(id + at, 256)));

let archive: PMTiles;
let counted: { tiles: number; bytes: number };
beforeAll(async () => {
  const writer = new ArchiveWriter(folder);
  for (const id of ids) await writer.write(12, id, bodyOf(id));
  for (const id of [5, 6, 7, 9]) await writer.write(11, zxyToTileId(11, 0, 0) + id, Buffer.from('sea'));
  const file = join(folder, 'many.pmtiles');
  counted = await writer.finish(
    file,
    { name: 'many' },
    { minZoom: 11, maxZoom: 12, bounds: [-10.5, -20, 30, 40.25] },
  );
  const bytes = readFileSync(file);
  archive = new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
}, 60_000);

test('the library of PMTiles reads what was written: header, metadata, leaves and tiles', async () => {
  expect(await archive.getMetadata()).toEqual({ name: 'many' });
  const header = await archive.getHeader();
  expect(header).toMatchObject({
    minZoom: 11,
    maxZoom: 12,
    minLon: -10.5,
    minLat: -20,
    maxLon: 30,
    maxLat: 40.25,
  });
  expect(header.leafDirectoryLength).toBeGreaterThan(0);
  expect(header.numAddressedTiles).toBe(COUNT + 4);
  expect(counted.tiles).toBe(COUNT + 4);
  for (const id of [ids[0], ids[7_234], ids.at(-1)] as number[]) {
    const tile = await archive.getZxy(...tileIdToZxy(id));
    expect(tile && Buffer.from(tile.data)).toEqual(bodyOf(id));
  }
});

test('tiles that are alike and follow one another are written once', async () => {
  const tileOf = async (at: number) => {
    const tile = await archive.getZxy(...tileIdToZxy(zxyToTileId(11, 0, 0) + at));
    return tile && Buffer.from(tile.data).toString();
  };
  expect(await Promise.all([4, 5, 6, 7, 8, 9].map(tileOf))).toEqual([
    undefined,
    'sea',
    'sea',
    'sea',
    undefined,
    'sea',
  ]);
  expect((await archive.getHeader()).numTileEntries).toBe(COUNT + 2);
});
