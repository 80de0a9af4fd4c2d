import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { openDesk, type ReleaseDesk } from './release-run.ts';

const entryOf = ({ store }: ReleaseDesk) =>
  (JSON.parse(readFileSync(join(store, 'registry.json'), 'utf8')) as Registry).remotes['mf-public'];

/** A store in which 1.0.0, 1.1.0 and 1.2.0 were promoted one after the other. */
async function openDeskAfterThreeReleases(): Promise<ReleaseDesk> {
  const desk = openDesk();
  await desk.givenPromoted({ version: '1.0.0' }, { version: '1.1.0' }, { version: '1.2.0' });
  return desk;
}

describe('rollback', () => {
  test('goes back to the last good version and says what stays as it is @O-03', async () => {
    const desk = await openDeskAfterThreeReleases();
    const run = await desk.run('rollback', 'mf-public', '--message', 'blank page', '--by', 'ivan');
    expect(run.status).toBe(0);
    expect(run.output).toContain('mf-public 1.2.0 → 1.1.0, registry revision 4');
    expect(run.output).toContain('Not rolled back: data that 1.2.0 wrote, the API');
    const [last] = JSON.parse((await desk.run('history', 'mf-public', '--json')).output).slice(-1);
    expect(last).toMatchObject({
      action: 'rollback',
      from: '1.2.0',
      to: '1.1.0',
      by: 'ivan',
      message: 'blank page',
    });
  });

  test('a second one goes further back instead of returning to the broken version', async () => {
    const desk = await openDeskAfterThreeReleases();
    await desk.run('rollback', 'mf-public');
    expect(entryOf(desk)).toMatchObject({ active: '1.1.0', lastGood: '1.0.0' });
    await desk.run('rollback', 'mf-public');
    expect(entryOf(desk)).toMatchObject({ active: '1.0.0', lastGood: null });
  });

  test('with nothing before the active version is refused', async () => {
    const desk = openDesk();
    await desk.givenPromoted({ version: '1.0.0' });
    const run = await desk.run('rollback', 'mf-public');
    expect(run.status).toBe(1);
    expect(run.errors).toContain('mf-public 1.0.0 has no version before it to go back to');
    expect(entryOf(desk)?.active).toBe('1.0.0');
  });

  test('goes to a given version that was active before', async () => {
    const desk = await openDeskAfterThreeReleases();
    await desk.run('rollback', 'mf-public', '--to', '1.0.0');
    expect(entryOf(desk)).toMatchObject({ active: '1.0.0', lastGood: null });
  });

  test('to a version that was never active is refused', async () => {
    const desk = await openDeskAfterThreeReleases();
    await desk.givenPublished({ version: '1.3.0' });
    const run = await desk.run('rollback', 'mf-public', '--to', '1.3.0');
    expect(run.status).toBe(1);
    expect(run.errors).toContain('Versions that were active: 1.0.0, 1.1.0, 1.2.0.');
  });

  test('to a version that was changed in the store is refused', async () => {
    const desk = await openDeskAfterThreeReleases();
    writeFileSync(join(desk.store, 'mf-public', '1.1.0', 'server', 'remote.mjs'), 'tampered');
    const run = await desk.run('rollback', 'mf-public');
    expect(run.status).toBe(1);
    expect(run.errors).toContain('server/remote.mjs was changed');
    expect(entryOf(desk)?.active).toBe('1.2.0');
  });

  test('a version promoted again after a rollback falls back to the one it replaced', async () => {
    const desk = await openDeskAfterThreeReleases();
    await desk.run('rollback', 'mf-public');
    await desk.run('promote', 'mf-public', '1.2.0');
    expect(entryOf(desk)).toMatchObject({ active: '1.2.0', lastGood: '1.1.0' });
  });
});

test('a change that a crash kept out of the log is logged by the next change @O-03', async () => {
  const desk = await openDeskAfterThreeReleases();
  const log = join(desk.store, 'history.jsonl');
  const [first, second, third = ''] = readFileSync(log, 'utf8').split('\n');
  writeFileSync(log, `${first}\n${second}\n`);
  appendFileSync(log, third.slice(0, 30));
  await desk.run('rollback', 'mf-public');
  const history = JSON.parse((await desk.run('history', '--json')).output) as { revision: number }[];
  expect(history.map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
});

test('status shows the active, the last good and the published versions @O-03', async () => {
  const desk = await openDeskAfterThreeReleases();
  const { output } = await desk.run('status');
  expect(output).toMatch(/mf-public +1\.2\.0 +1\.1\.0 +1\.2\.0, 1\.1\.0, 1\.0\.0/);
  expect(output).toMatch(/mf-cabinet +- +- +-/);
});
