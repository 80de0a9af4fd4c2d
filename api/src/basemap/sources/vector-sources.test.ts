import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type ArchiveHost, startArchiveHost } from '../../../test/archive-host.ts';
import { roadNames } from '../../../test/tile-content.ts';
import { STREET_TILE, streetArchive } from '../../../test/tiny-archive.ts';
import { toldLines } from '../../../test/told-lines.ts';
import { openVectorSources, type VectorSources } from './vector-sources.ts';

const TIMES = { lookEveryMs: 50, readBudgetMs: 300, pauseMs: 100, askHostEveryMs: 50 };
const S3 = { region: 'us-east-1', endpoint: null, keys: null };

let first: Uint8Array;
let second: Uint8Array;
let folder: string;
let host: ArchiveHost;
let sources: VectorSources;
let lines: string[];

beforeAll(async () => {
  first = await streetArchive('First Street');
  second = await streetArchive('Second Street');
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'basemap-'));
  host = await startArchiveHost(first);
});
afterEach(async () => {
  await sources.close();
  await host.close();
  rmSync(folder, { recursive: true });
});

function open(locations: readonly string[]): VectorSources {
  const told = toldLines();
  lines = told.lines;
  sources = openVectorSources({ locations, s3: S3, folders: [folder], log: told.log, times: TIMES });
  return sources;
}
const put = (name: string, archive: Uint8Array): void =>
  writeFileSync(join(folder, `${name}.pmtiles`), archive);
const names = (): string[] => sources.current().map(({ name }) => name);

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !isTrue(); tries += 1) await delay(30);
  expect(isTrue()).toBe(true);
}

test('archives that were named come first, then those of the folder by name', async () => {
  put('b', second);
  put('a', second);
  await open([host.url]).ready;
  expect(names()).toEqual(['town', 'a', 'b']);
  const tiles = await Promise.all(sources.current().map((source) => source.tileAt(...STREET_TILE)));
  expect(tiles.flatMap(roadNames)).toEqual(['First Street', 'Second Street', 'Second Street']);
});

test('while one archive cannot be read the others are', async () => {
  put('a', second);
  await open([host.url]).ready;
  host.behave('fails');
  const [far, near] = sources.current();
  await expect(far?.tileAt(...STREET_TILE)).rejects.toMatchObject({ reason: 'unreachable' });
  expect(roadNames((await near?.tileAt(...STREET_TILE)) ?? null)).toEqual(['Second Street']);
});

test('a file that goes while it is read is told once, and read again when it is back', async () => {
  mkdirSync(join(folder, 'named'));
  const file = join(folder, 'named', 'town.pmtiles');
  writeFileSync(file, first);
  await open([file]).ready;
  const [source] = sources.current();
  rmSync(file);
  await expect(source?.tileAt(...STREET_TILE)).rejects.toMatchObject({ reason: 'missing' });
  await delay(TIMES.pauseMs * 3);
  expect(lines).toEqual([expect.stringContaining('the file is not there')]);
  writeFileSync(file, first);
  await until(() => lines.some((line) => line.includes('is read again')));
  expect(roadNames((await sources.current()[0]?.tileAt(...STREET_TILE)) ?? null)).toEqual(['First Street']);
});

test('an archive that is put into the folder is used, replaced and taken away without a restart', async () => {
  await open([]).ready;
  expect(names()).toEqual([]);
  put('a', first);
  await until(() => names().includes('a'));
  const version = sources.current()[0]?.version;
  put('a', await streetArchive('A longer name of a street', 0.006));
  await until(() => sources.current()[0]?.version !== version);
  rmSync(join(folder, 'a.pmtiles'));
  await until(() => names().length === 0);
});

test('a host that hangs does not hold up the others, and is used as soon as it answers', async () => {
  put('a', second);
  host.behave('hangs');
  open([host.url]);
  await until(() => names().includes('a'));
  expect(names()).toEqual(['a']);
  host.behave('well');
  await until(() => names().join() === 'town,a' && lines.length > 1);
  expect(lines).toEqual([
    expect.stringContaining('has not answered'),
    expect.stringContaining('is read again'),
  ]);
});

test('an archive of unknown layers is left out with one line', async () => {
  mkdirSync(folder, { recursive: true });
  const strange = join(import.meta.dirname, 'fixtures', 'test_fixture_1.pmtiles');
  copyFileSync(strange, join(folder, 'strange.pmtiles'));
  await open([]).ready;
  await delay(300);
  expect(names()).toEqual([]);
  expect(lines).toEqual([
    expect.stringMatching(/does without .*strange\.pmtiles: its layers .*neither Protomaps/),
  ]);
});
