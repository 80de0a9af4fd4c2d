/** @jest-environment @ecocircle/test-kit/process */

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, LOCALES, type Registry } from '@ecocircle/shared-contracts';
import { temporaryFolder } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { DevBuild } from './config.ts';
import { KeptReleases } from './kept-releases.ts';
import type { ShellBuild } from './pages/shell-build.ts';
import { ReleaseStore } from './release-store.ts';
import type { StoreState } from './store-link.ts';
import { shellBuild } from './testing/shell-build.ts';

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

const OWN_SHELL = '/own-shell';

/** A shell as far as these tests look at it; one whose folder says so cannot be loaded. */
async function loadShell(of: string): Promise<ShellBuild> {
  if (of === OWN_SHELL) return shellBuild({ version: '0.0.0' }, { folder: of });
  const { version, contract, fault } = JSON.parse(readFileSync(join(of, 'shell.json'), 'utf8'));
  if (fault) throw new Error(fault);
  return shellBuild({ version, contract }, { folder: of });
}

const kept = () => new KeptReleases(keptFolder, folder);
const store = (devBuild: DevBuild | null = null, givenShell: string | null = null) =>
  new ReleaseStore({
    folder,
    kept: kept(),
    report: (problem) => problems.push(String(problem)),
    tell: (state) => told.push(state),
    devBuild,
    loadShell,
    givenShell,
    ownShell: OWN_SHELL,
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

test('what a build says of itself is read once: a rollback waits for no file of it @O-02', async () => {
  publish('1.0.0');
  publish('1.1.0');
  pointAt(1, '1.1.0', '1.0.0');
  const releases = store();
  await releases.refresh();
  rmSync(join(keptFolder, readdirSync(keptFolder)[0] as string, 'mf-cabinet', '1.0.0', 'remote.json'));
  pointAt(2, '1.0.0', null);
  await releases.refresh();
  expect([activeVersion(releases), problems]).toEqual(['1.0.0', []]);
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

/** Publishes a shell, which may say that it cannot be loaded. */
function publishShell(version: string, { contract = CONTRACT_VERSION, fault = '' } = {}): void {
  const build = join(folder, 'shell', version);
  mkdirSync(build, { recursive: true });
  const text = JSON.stringify({ version, contract, fault });
  writeFileSync(join(build, 'shell.json'), text);
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  writeFileSync(join(build, 'integrity.json'), JSON.stringify({ 'shell.json': integrity }));
}

function pointShellAt(revision: number, active: string, lastGood: string | null = null): void {
  const registry: Registry = {
    revision,
    remotes: { 'mf-cabinet': { active: '1.0.0', lastGood: null, contract: '^1.0.0' } },
    shell: { active, lastGood, contract: CONTRACT_VERSION },
    lastChange: null,
  };
  writeFileSync(join(folder, 'registry.json'), JSON.stringify(registry));
}

const shellVersion = (releases: ReleaseStore) => releases.active.shell.manifest.version;

test('the own shell is served until one is released, then that, and the one before after a rollback @X-18', async () => {
  publish('1.0.0');
  publishShell('2.0.0');
  publishShell('2.1.0');
  pointAt(1, '1.0.0', null);
  const releases = store();
  await releases.refresh();
  expect(shellVersion(releases)).toBe('0.0.0');
  pointShellAt(2, '2.0.0');
  await releases.refresh();
  expect([shellVersion(releases), releases.shellFolder]).toEqual([
    '2.0.0',
    expect.stringMatching(/shell\/2\.0\.0$/),
  ]);
  pointShellAt(3, '2.1.0', '2.0.0');
  await releases.refresh();
  expect(shellVersion(releases)).toBe('2.1.0');
  pointShellAt(4, '2.0.0');
  await releases.refresh();
  expect(shellVersion(releases)).toBe('2.0.0');
  expect(problems).toEqual([]);
});

test('a shell that cannot be loaded, or cannot make a page, gives way to the last good one, and is told once @X-18', async () => {
  publish('1.0.0');
  publishShell('2.0.0');
  publishShell('2.1.0', { fault: 'its module throws' });
  publishShell('2.2.0');
  pointShellAt(2, '2.1.0', '2.0.0');
  const releases = store();
  await releases.refresh();
  expect(shellVersion(releases)).toBe('2.0.0');
  expect(problems).toEqual(['Error: its module throws']);
  pointShellAt(3, '2.2.0', '2.0.0');
  await releases.refresh(async ({ shell }) => {
    if (shell.manifest.version === '2.2.0') throw new Error('its page throws');
  });
  expect(shellVersion(releases)).toBe('2.0.0');
  expect(releases.active.registry.revision).toBe(3);
  expect(problems.at(-1)).toBe('Error: its page throws');
});

test('without a last good one the shell of before stays, and at a start the own one @X-18', async () => {
  publish('1.0.0');
  publishShell('2.0.0');
  publishShell('2.1.0', { fault: 'its module throws' });
  pointShellAt(2, '2.0.0');
  const releases = store();
  await releases.refresh();
  pointShellAt(3, '2.1.0');
  await releases.refresh();
  expect(shellVersion(releases)).toBe('2.0.0');
  const later = store();
  await later.refresh();
  expect(shellVersion(later)).toBe('0.0.0');
});

test('a remote is shown where the shell that serves has its contract @X-18', async () => {
  publish('1.0.0', '^2.0.0');
  publishShell('2.0.0');
  publishShell('3.0.0', { contract: '2.0.0' });
  pointShellAt(2, '2.0.0');
  const releases = store();
  await releases.refresh();
  expect(releases.active.remotes).toEqual({});
  expect(problems).toEqual([expect.stringContaining('needs contract ^2.0.0, this shell has 1.')]);
  pointShellAt(3, '3.0.0', '2.0.0');
  await releases.refresh();
  expect(activeVersion(releases)).toBe('1.0.0');
});

test('files of every shell are found, also of one that another edge serves; a start without the store has its own @X-18', async () => {
  publish('1.0.0');
  publishShell('2.0.0');
  publishShell('2.1.0');
  pointShellAt(2, '2.0.0');
  const releases = store();
  await releases.refresh();
  expect(await releases.otherShells()).toContain(join(folder, 'shell', '2.1.0'));
  unplug();
  const later = store();
  await later.refresh();
  expect(shellVersion(later)).toBe('2.0.0');
  plugIn();
});

test('a shell that an edge was given is served whichever is released', async () => {
  publish('1.0.0');
  publishShell('2.0.0');
  publishShell('9.0.0');
  pointShellAt(2, '2.0.0');
  const releases = store(null, join(folder, 'shell', '9.0.0'));
  await releases.refresh();
  expect(shellVersion(releases)).toBe('9.0.0');
});
