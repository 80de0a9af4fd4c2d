import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { CONTRACT_VERSION, type EdgeStatement } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { prune } from '../src/prune.ts';
import { listVersions } from '../src/store.ts';
import { openDesk, type ReleaseDesk } from './release-run.ts';

const DAY = 24 * 60 * 60 * 1000;
const afterDays = (days: number): Date => new Date(Date.now() + days * DAY);

const versionsOf = ({ store }: ReleaseDesk): string[] =>
  listVersions(store, 'mf-public')
    .map(({ version }) => version)
    .sort();

/** Fourteen versions, each active after the other, and one that was published and never promoted. */
async function openUsedDesk(): Promise<ReleaseDesk> {
  const desk = openDesk();
  for (let minor = 10; minor < 24; minor += 1) await desk.givenPromoted({ version: `1.${minor}.0` });
  await desk.givenPublished({ version: '2.0.0' });
  return desk;
}

const STILL_NAMED = Array.from({ length: 11 }, (_, index) => `1.${index + 13}.0`);

test('what the last ten changes name is kept, and what was published last', async () => {
  const desk = await openUsedDesk();
  const trial = await prune({ store: desk.store, isTrial: true, now: afterDays(2) });
  expect(trial.map(({ part, version }) => `${part}@${version}`).sort()).toEqual([
    'mf-public@1.10.0',
    'mf-public@1.11.0',
    'mf-public@1.12.0',
  ]);
  expect(trial.every(({ bytes }) => bytes > 100)).toBe(true);
  expect(versionsOf(desk)).toHaveLength(15);
  expect(await prune({ store: desk.store, isTrial: false, now: afterDays(2) })).toEqual(trial);
  expect(versionsOf(desk)).toEqual([...STILL_NAMED, '2.0.0']);
  const back = await desk.run('rollback', 'mf-public', '--to', '1.10.0');
  expect(back).toMatchObject({ status: 1 });
  expect(back.errors).toContain('mf-public 1.10.0 is not in the release store');
  expect((await desk.run('rollback', 'mf-public')).status).toBe(0);
  expect((await desk.run('verify')).status).toBe(0);
});

test('what was active or published within a day is kept, and the last good version however old it is', async () => {
  const desk = await openUsedDesk();
  expect(await prune({ store: desk.store, isTrial: false })).toEqual([]);
  for (let minor = 0; minor < 12; minor += 1)
    await desk.givenPublished({ remote: 'mf-cabinet', version: `3.${minor}.0`, routes: { page: 'mine' } });
  await desk.run('promote', 'mf-cabinet@3.0.0');
  await desk.run('promote', 'mf-cabinet@3.1.0');
  for (let round = 0; round < 5; round += 1) {
    await desk.run('promote', 'mf-cabinet@3.2.0');
    await desk.run('rollback', 'mf-cabinet');
  }
  const pruned = await prune({ store: desk.store, isTrial: false, now: afterDays(2) });
  const ofCabinet = pruned.filter(({ part }) => part === 'mf-cabinet').map(({ version }) => version);
  expect(ofCabinet).not.toContain('3.0.0');
  expect(ofCabinet).not.toContain('3.11.0');
  expect(ofCabinet).toHaveLength(8);
});

test('by the command line: what would go, what has gone, and that nothing goes twice', async () => {
  const desk = await openUsedDesk();
  expect((await desk.run('prune')).output).toBe('every build is needed\n');
  mkdirSync(join(desk.store, '.pruned', 'mf-public@0.9.0'), { recursive: true });
  expect(JSON.parse((await desk.run('prune', '--json', '--dry-run')).output)).toEqual([]);
  expect(existsSync(join(desk.store, '.pruned'))).toBe(true);
  await desk.run('prune');
  expect(existsSync(join(desk.store, '.pruned'))).toBe(false);
});

test('while an edge lags nothing goes', async () => {
  const desk = await openUsedDesk();
  const statement: EdgeStatement = {
    id: 'late',
    host: hostname(),
    pid: process.pid,
    shell: 'b1',
    contract: CONTRACT_VERSION,
    revision: 13,
    startedAt: new Date().toISOString(),
    at: new Date().toISOString(),
    leftAt: null,
    figures: [],
  };
  mkdirSync(join(desk.store, 'edges'));
  writeFileSync(join(desk.store, 'edges', 'late.json'), JSON.stringify(statement));
  await expect(prune({ store: desk.store, isTrial: false, now: afterDays(2) })).rejects.toThrow(
    `edges that run have not taken up revision 14: ${hostname()} (process ${process.pid})`,
  );
  expect(versionsOf(desk)).toHaveLength(15);
});
