import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, RegistryChange } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { openDesk, type ReleaseDesk } from './release-run.ts';

const registryOf = ({ store }: ReleaseDesk): Registry =>
  JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8'));

const historyOf = async (desk: ReleaseDesk): Promise<RegistryChange[]> =>
  JSON.parse((await desk.run('history', '--json')).output);

const activeIn = (desk: ReleaseDesk): unknown[] =>
  Object.entries(registryOf(desk).remotes).map(([remote, { active }]) => `${remote} ${active}`);

/** A store in which two remotes have their first version, and wait for the second. */
async function openDeskOfTwo(): Promise<ReleaseDesk> {
  const desk = openDesk();
  await desk.givenPromoted({ version: '1.0.0' }, { remote: 'mf-cabinet', version: '1.0.0', routes: CABINET });
  await desk.givenPublished(
    { version: '2.0.0' },
    { remote: 'mf-cabinet', version: '2.0.0', routes: CABINET },
  );
  return desk;
}

const CABINET = { cabinet: 'profile' };
const BOTH = ['mf-public@2.0.0', 'mf-cabinet@2.0.0'];

test('several remotes are promoted and rolled back as one revision @O-03', async () => {
  const desk = await openDeskOfTwo();
  const promoted = await desk.run('promote', ...BOTH, '--together', '--message', 'a new menu');
  expect([promoted.status, promoted.errors]).toEqual([0, '']);
  expect(registryOf(desk).revision).toBe(3);
  expect(activeIn(desk)).toEqual(['mf-public 2.0.0', 'mf-cabinet 2.0.0']);
  expect((await historyOf(desk)).slice(2)).toMatchObject([
    { revision: 3, remote: 'mf-public', from: '1.0.0', to: '2.0.0', message: 'a new menu' },
    { revision: 3, remote: 'mf-cabinet', from: '1.0.0', to: '2.0.0', message: 'a new menu' },
  ]);
  const back = await desk.run('rollback', 'mf-public', 'mf-cabinet', '--together');
  expect([back.status, back.errors]).toEqual([0, '']);
  expect(registryOf(desk).revision).toBe(4);
  expect(activeIn(desk)).toEqual(['mf-public 1.0.0', 'mf-cabinet 1.0.0']);
});

test('where one of them is refused, none changes @O-03', async () => {
  const desk = await openDeskOfTwo();
  await desk.givenPublished({ remote: 'mf-cabinet', version: '3.0.0', routes: CABINET, contract: '^9.0.0' });
  const run = await desk.run('promote', 'mf-public@2.0.0', 'mf-cabinet@3.0.0', '--together');
  expect(run.status).toBe(1);
  expect(run.errors).toContain('mf-cabinet 3.0.0 needs contract ^9.0.0');
  expect(activeIn(desk)).toEqual(['mf-public 1.0.0', 'mf-cabinet 1.0.0']);
});

test('a path moves from one remote to another in one revision, and not in two @O-03', async () => {
  const desk = await openDeskOfTwo();
  const routes = { home: 'profile' };
  await desk.givenPublished(
    { version: '3.0.0', routes },
    { remote: 'mf-cabinet', version: '3.0.0', routes: { cabinet: 'account' } },
  );
  const alone = await desk.run('promote', 'mf-public', '3.0.0');
  expect(alone.errors).toContain('conflicting paths');
  const together = await desk.run('promote', 'mf-public', '3.0.0', 'mf-cabinet', '3.0.0', '--together');
  expect([together.status, together.errors]).toEqual([0, '']);
  expect(activeIn(desk)).toEqual(['mf-public 3.0.0', 'mf-cabinet 3.0.0']);
});

test.each([
  [['promote', ...BOTH], 'Add --together'],
  [['rollback', 'mf-public', 'mf-cabinet', '--together', '--to', '1.0.0'], '--to names one version'],
  [['promote', 'mf-public', 'mf-public@2.0.0', '--together'], 'mf-public is named twice'],
  [['promote', 'mf-public@new'], 'semantic version'],
  [['promote', 'mf-other'], 'Known parts are shell, mf-public'],
])('%j is refused with what to do', async (args, reason) => {
  const desk = await openDeskOfTwo();
  const run = await desk.run(...args);
  expect(run.status).toBe(1);
  expect(run.errors).toContain(reason);
  expect(registryOf(desk).revision).toBe(2);
});

test('what a crash kept out of the log is in the history, and in the log after the next change @O-03', async () => {
  const desk = await openDeskOfTwo();
  await desk.run('promote', ...BOTH, '--together');
  const log = join(desk.store, 'history.jsonl');
  writeFileSync(log, readFileSync(log, 'utf8').split('\n').slice(0, 2).join('\n').concat('\n'));
  expect((await historyOf(desk)).map(({ revision }) => revision)).toEqual([1, 2, 3, 3]);
  await desk.run('rollback', 'mf-public');
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).revision)).toEqual([1, 2, 3, 3, 4]);
  expect(registryOf(desk)).not.toHaveProperty('lastChanges');
});
