/** @jest-environment @ecocircle/test-kit/node */

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Registry } from '@ecocircle/shared-contracts';
import { temporaryFolder } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { DevBuild } from './config.ts';
import { KeptReleases } from './kept-releases.ts';
import { ReleaseStore } from './release-store.ts';
import type { StoreState } from './store-link.ts';

let folder: string;
let keptFolder: string;
let problems: string[];
let told: StoreState[];

beforeEach(() => {
  folder = temporaryFolder();
  keptFolder = temporaryFolder();
  problems = [];
  told = [];
});

afterEach(() => void jest.restoreAllMocks());

const asset = { file: 'assets/entry.js', integrity: 'sha384-AAAA' };
const byLocale = <T>(value: T) => Object.fromEntries(LOCALES.map((locale) => [locale, value]));

function publish(version: string, contract = '^1.0.0'): void {
  const build = join(folder, 'mf-cabinet', version);
  mkdirSync(build, { recursive: true });
  const routes = [
    {
      id: 'profile',
      path: 'profile',
      access: 'authenticated',
      render: 'client',
      head: byLocale({ title: 'Profile', description: '' }),
    },
  ];
  const assets = { entry: asset, module: [], routes: {}, messages: byLocale(asset), server: asset };
  const descriptor = JSON.stringify({ name: 'mf-cabinet', version, contract, routes, assets });
  writeFileSync(join(build, 'remote.json'), descriptor);
  const integrity = `sha384-${createHash('sha384').update(descriptor).digest('base64')}`;
  writeFileSync(join(build, 'integrity.json'), JSON.stringify({ 'remote.json': integrity }));
}

function pointAt(revision: number, active: string, lastGood: string | null): void {
  const registry: Registry = {
    revision,
    remotes: { 'mf-cabinet': { active, lastGood, contract: '^1.0.0' } },
    lastChange: null,
  };
  writeFileSync(join(folder, 'registry.new'), JSON.stringify(registry));
  renameSync(join(folder, 'registry.new'), join(folder, 'registry.json'));
}

const kept = () => new KeptReleases(keptFolder, folder);
const store = (devBuild: DevBuild | null = null) =>
  new ReleaseStore({
    folder,
    kept: kept(),
    report: (problem) => problems.push(String(problem)),
    tell: (state) => told.push(state),
    devBuild,
  });
const activeVersion = (releases: ReleaseStore) => releases.active.remotes['mf-cabinet']?.active.version;
/** The store as a disk on the network that was unplugged. */
const unplug = () => renameSync(folder, `${folder}-away`);
const plugIn = () => renameSync(`${folder}-away`, folder);

test('before the first release there are no remotes', async () => {
  const releases = store();
  await releases.refresh();
  expect(releases.active.remotes).toEqual({});
});

test('a rollback is followed at the next look, without a restart @O-02', async () => {
  publish('1.0.0');
  publish('1.1.0');
  pointAt(1, '1.1.0', '1.0.0');
  const releases = store();
  await releases.refresh();
  expect(releases.active.remotes['mf-cabinet']?.active.version).toBe('1.1.0');
  expect(releases.active.remotes['mf-cabinet']?.lastGood?.version).toBe('1.0.0');
  pointAt(2, '1.0.0', null);
  expect(await releases.refresh()).toBe(true);
  expect(releases.active.remotes['mf-cabinet']?.active.version).toBe('1.0.0');
  expect(await releases.refresh()).toBe(false);
});

test('a build that needs another contract is reported and its last good version used @O-04', async () => {
  publish('1.0.0');
  publish('2.0.0', '^2.0.0');
  pointAt(1, '2.0.0', '1.0.0');
  const releases = store();
  await releases.refresh();
  expect(releases.active.remotes['mf-cabinet']?.active.version).toBe('1.0.0');
  expect(problems).toEqual([expect.stringContaining('mf-cabinet/2.0.0 needs contract ^2.0.0')]);
});

test('a registry that points at nothing leaves the other releases as they are', async () => {
  pointAt(1, '9.9.9', null);
  const releases = store();
  await releases.refresh();
  expect(releases.active.remotes).toEqual({});
  expect(problems).toHaveLength(1);
});

test('a registry that is half-written is told once, and the last one stays', async () => {
  publish('1.0.0');
  pointAt(1, '1.0.0', null);
  const releases = store();
  await releases.refresh();
  writeFileSync(join(folder, 'registry.json'), '{"revision":');
  expect(await releases.refresh()).toBe(false);
  expect(await releases.refresh()).toBe(false);
  expect(activeVersion(releases)).toBe('1.0.0');
  expect(told).toEqual([expect.objectContaining({ isAway: true, reason: expect.stringContaining('JSON') })]);
});

test('while the store is away the last releases stay, and what came meanwhile is caught up with @O-02', async () => {
  publish('1.0.0');
  pointAt(1, '1.0.0', null);
  const releases = store();
  await releases.refresh();
  unplug();
  expect(await releases.refresh()).toBe(false);
  expect(activeVersion(releases)).toBe('1.0.0');
  expect(releases.folders).toEqual([kept().folder]);
  expect(releases.state).toMatchObject({
    isAway: true,
    reason: expect.stringContaining('registry.json is gone'),
  });
  plugIn();
  publish('1.1.0');
  pointAt(2, '1.1.0', '1.0.0');
  expect(await releases.refresh()).toBe(true);
  expect(activeVersion(releases)).toBe('1.1.0');
  expect(told.map(({ isAway }) => isAway)).toEqual([true, false]);
});

test('an edge that starts while the store is away has the releases that it kept', async () => {
  publish('1.0.0');
  pointAt(1, '1.0.0', null);
  await store().refresh();
  unplug();
  const releases = store();
  await releases.refresh();
  expect(activeVersion(releases)).toBe('1.0.0');
  expect(releases.active.registry.revision).toBe(1);
  expect(releases.state.isAway).toBe(true);
});

test('a build whose files were changed is told of once and not used', async () => {
  publish('1.0.0');
  publish('1.1.0');
  writeFileSync(join(folder, 'mf-cabinet', '1.1.0', 'remote.json'), '{}');
  pointAt(1, '1.1.0', '1.0.0');
  const releases = store();
  await releases.refresh();
  expect(activeVersion(releases)).toBe('1.0.0');
  expect(problems).toEqual(['Error: remote.json of mf-cabinet/1.1.0 was changed after it was published']);
  expect(readdirSync(join(kept().folder, 'mf-cabinet'))).toEqual(['1.0.0']);
});

test('a build that comes later than the registry that names it is used when it is there', async () => {
  publish('1.0.0');
  pointAt(1, '1.1.0', '1.0.0');
  const releases = store();
  await releases.refresh();
  expect(activeVersion(releases)).toBe('1.0.0');
  publish('1.1.0');
  expect(await releases.refresh()).toBe(false);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000);
  expect(await releases.refresh()).toBe(true);
  expect(activeVersion(releases)).toBe('1.1.0');
  expect(problems).toHaveLength(1);
});

test('where the own disk takes nothing, builds are read from the store', async () => {
  publish('1.0.0');
  pointAt(1, '1.0.0', null);
  rmSync(keptFolder, { recursive: true });
  writeFileSync(keptFolder, 'no folder');
  const releases = store();
  await releases.refresh();
  expect(activeVersion(releases)).toBe('1.0.0');
  expect(problems.join()).toContain('ENOTDIR');
});

test('a build is kept for a day after pages named it last', async () => {
  const releases = store();
  const promote = async (version: string, revision: number): Promise<void> => {
    publish(version);
    pointAt(revision, version, null);
    await releases.refresh();
  };
  const keptVersions = () => readdirSync(join(kept().folder, 'mf-cabinet')).sort();
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await promote('1.0.0', 1);
  utimesSync(join(kept().folder, 'mf-cabinet', '1.0.0'), yesterday, yesterday);
  await promote('1.1.0', 2);
  expect(keptVersions()).toEqual(['1.0.0', '1.1.0']);
  utimesSync(join(kept().folder, 'mf-cabinet', '1.0.0'), yesterday, yesterday);
  await promote('1.2.0', 3);
  expect(keptVersions()).toEqual(['1.1.0', '1.2.0']);
});

test('an unreleased build stands in for the active one, rendered in the browser, and is followed', async () => {
  publish('1.0.0');
  publish('0.0.0-dev');
  pointAt(1, '1.0.0', null);
  const devBuild = { remote: 'mf-cabinet', folder: join(folder, 'mf-cabinet', '0.0.0-dev') } as const;
  const releases = store(devBuild);
  await releases.refresh();
  expect(releases.active.remotes['mf-cabinet']?.active.version).toBe('0.0.0-dev');
  expect(releases.active.remotes['mf-cabinet']?.active.routes[0]?.render).toBe('client');
  expect(await releases.refresh()).toBe(false);
  utimesSync(join(devBuild.folder, 'remote.json'), new Date(), new Date(0));
  expect(await releases.refresh()).toBe(true);
});
