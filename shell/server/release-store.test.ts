/** @jest-environment @ecocircle/test-kit/node */

import { mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Registry } from '@ecocircle/shared-contracts';
import { temporaryFolder } from '@ecocircle/test-kit';
import { beforeEach, expect, test } from '@jest/globals';
import { ReleaseStore } from './release-store.ts';

let folder: string;
let problems: string[];

beforeEach(() => {
  folder = temporaryFolder();
  problems = [];
});

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
  writeFileSync(
    join(build, 'remote.json'),
    JSON.stringify({ name: 'mf-cabinet', version, contract, routes, assets }),
  );
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

const store = () => new ReleaseStore(folder, (problem) => problems.push(String(problem)));

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

test('a registry that is not one is an error, and the last one stays', async () => {
  publish('1.0.0');
  pointAt(1, '1.0.0', null);
  const releases = store();
  await releases.refresh();
  writeFileSync(join(folder, 'registry.json'), '{"revision":"many"}');
  await expect(releases.refresh()).rejects.toThrow();
  expect(releases.active.remotes['mf-cabinet']?.active.version).toBe('1.0.0');
});

test('an unreleased build stands in for the active one, rendered in the browser, and is followed', async () => {
  publish('1.0.0');
  publish('0.0.0-dev');
  pointAt(1, '1.0.0', null);
  const devBuild = { remote: 'mf-cabinet', folder: join(folder, 'mf-cabinet', '0.0.0-dev') } as const;
  const releases = new ReleaseStore(folder, (problem) => problems.push(String(problem)), devBuild);
  await releases.refresh();
  expect(releases.active.remotes['mf-cabinet']?.active.version).toBe('0.0.0-dev');
  expect(releases.active.remotes['mf-cabinet']?.active.routes[0]?.render).toBe('client');
  expect(await releases.refresh()).toBe(false);
  utimesSync(join(devBuild.folder, 'remote.json'), new Date(), new Date(0));
  expect(await releases.refresh()).toBe(true);
});
