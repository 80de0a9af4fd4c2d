import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type ArchiveHost, startArchiveHost } from '../../../test/archive-host.ts';
import { roadNames } from '../../../test/tile-content.ts';
import { EMPTY_TILE, STREET_TILE, streetArchive } from '../../../test/tiny-archive.ts';
import { toldLines } from '../../../test/told-lines.ts';
import { httpRanges } from './http-ranges.ts';
import { KeptArchive } from './kept-archive.ts';
import type { VectorSource } from './vector-source.ts';

const PAUSE_MS = 200;
const BUDGET_MS = 300;

let first: Uint8Array;
let second: Uint8Array;
let host: ArchiveHost;
beforeAll(async () => {
  first = await streetArchive('First Street');
  second = await streetArchive('Second Street', 0.004);
});
beforeEach(async () => {
  host = await startArchiveHost(first);
});
const hosts: ArchiveHost[] = [];
beforeEach(() => {
  hosts.push(host);
});
afterAll(() => Promise.all(hosts.map((one) => one.close())));

async function openKept() {
  const { lines, log } = toldLines();
  const archive = new KeptArchive(httpRanges(host.url, 2 * BUDGET_MS), {
    name: 'town',
    budgetMs: BUDGET_MS,
    pauseMs: PAUSE_MS,
    log,
  });
  await archive.look();
  return { archive, lines, source: archive.source as VectorSource };
}

test('a host that fails is told once, not asked again for a while, and then read again', async () => {
  const { lines, source } = await openKept();
  host.behave('fails');
  for (let tile = 0; tile < 5; tile += 1)
    await expect(source.tileAt(...STREET_TILE)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(lines).toEqual([expect.stringMatching(/does without http:.*answers 500/)]);
  const asked = host.requests.length;
  await expect(source.tileAt(...STREET_TILE)).rejects.toThrow();
  expect(host.requests.length).toBe(asked);
  host.behave('well');
  await delay(PAUSE_MS + 50);
  expect(roadNames(await source.tileAt(...STREET_TILE))).toEqual(['First Street']);
  expect(lines.slice(1)).toEqual([expect.stringContaining('is read again')]);
});

test('a host that hangs costs its budget once, not with every tile', async () => {
  const { lines, source } = await openKept();
  host.behave('hangs');
  await expect(source.tileAt(...STREET_TILE)).rejects.toMatchObject({ reason: 'too-slow' });
  const started = performance.now();
  await expect(source.tileAt(...STREET_TILE)).rejects.toMatchObject({ reason: 'too-slow' });
  expect(performance.now() - started).toBeLessThan(100);
  expect(lines).toEqual([expect.stringContaining('has not given a tile within 300 ms')]);
});

test('an archive that was replaced is noticed with its next tile, and has another version', async () => {
  const { archive, lines, source } = await openKept();
  expect(roadNames(await source.tileAt(...STREET_TILE))).toEqual(['First Street']);
  host.replace(second);
  expect(roadNames(await source.tileAt(...STREET_TILE))).toEqual(['Second Street']);
  expect(archive.source?.version).not.toBe(source.version);
  expect(lines).toEqual([expect.stringContaining('was replaced')]);
});

test('an archive that was replaced is noticed by a look, without a tile', async () => {
  const { archive, source } = await openKept();
  await archive.look();
  expect(archive.source).toBe(source);
  host.replace(second);
  await archive.look();
  expect(archive.source?.version).not.toBe(source.version);
});

test('of an archive that is cut off the rest is shown, and the operator told once', async () => {
  host.replace(first.subarray(0, -10));
  const { lines, source } = await openKept();
  await expect(source.tileAt(...STREET_TILE)).rejects.toMatchObject({ reason: 'damaged' });
  await expect(source.tileAt(...STREET_TILE)).rejects.toMatchObject({ reason: 'damaged' });
  const [z, x, y] = STREET_TILE;
  expect(roadNames(await source.tileAt(z - 1, x >> 1, y >> 1))).toEqual(['First Street']);
  expect(await source.tileAt(...EMPTY_TILE)).toBeNull();
  expect(lines).toEqual([expect.stringContaining('cut off')]);
});

test('a tile that nobody waits for any more is no trouble of the archive', async () => {
  const { lines, source } = await openKept();
  host.behave('hangs');
  const caller = new AbortController();
  const tile = source.tileAt(...STREET_TILE, caller.signal);
  setTimeout(() => caller.abort(new Error('left')), 20);
  await expect(tile).rejects.toThrow('left');
  expect(lines).toEqual([]);
});
