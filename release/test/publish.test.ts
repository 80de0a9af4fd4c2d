import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ecocircle/test-kit';
import { describe, expect, test } from '@jest/globals';
import { writeBuild } from './fixture-build.ts';
import { openDesk } from './release-run.ts';

describe('publish', () => {
  test('a complete build goes into the store with the integrity of every file @O-03', async () => {
    const desk = openDesk();
    const run = await desk.publish({ version: '1.0.0' });
    expect(run).toMatchObject({ status: 0, output: 'mf-public 1.0.0 published\n' });
    expect(readdirSync(join(desk.store, 'mf-public', '1.0.0')).sort()).toEqual([
      'assets',
      'integrity.json',
      'remote.json',
      'server',
    ]);
    expect((await desk.run('verify')).output).toBe('mf-public@1.0.0  intact\n');
  });

  test('the same build again is already published', async () => {
    const desk = openDesk();
    await desk.givenPublished({ version: '1.0.0' });
    const again = await desk.publish({ version: '1.0.0' });
    expect(again).toMatchObject({ status: 0, output: 'mf-public 1.0.0 already published\n' });
  });

  test('another build under a published version is refused and the first one stays', async () => {
    const desk = openDesk();
    await desk.givenPublished({ version: '1.0.0' });
    const other = await desk.publish({ version: '1.0.0', script: '"something else"' });
    expect(other.status).toBe(1);
    expect(other.errors).toContain('mf-public 1.0.0 is published with other content');
    expect(other.errors).toContain('assets/remoteEntry.1a2b3c4d.js was changed');
    expect((await desk.run('verify')).output).toBe('mf-public@1.0.0  intact\n');
  });

  test('a build without one of its files is refused and leaves nothing behind', async () => {
    const desk = openDesk();
    const folder = writeBuild(temporaryFolder(), { version: '1.0.0' });
    rmSync(join(folder, 'server', 'remote.mjs'));
    const run = await desk.run('publish', 'mf-public', '--from', folder);
    expect(run.status).toBe(1);
    expect(run.errors).toContain('remote.json names server/remote.mjs, which is missing');
    expect((await desk.run('verify')).output).toBe('nothing was published yet\n');
  });

  test('a build with a file that its descriptor describes otherwise is refused', async () => {
    const desk = openDesk();
    const folder = writeBuild(temporaryFolder(), { version: '1.0.0' });
    writeFileSync(join(folder, 'assets', 'remoteEntry.1a2b3c4d.js'), 'edited');
    const run = await desk.run('publish', 'mf-public', '--from', folder);
    expect(run.status).toBe(1);
    expect(run.errors).toContain('another integrity for assets/remoteEntry.1a2b3c4d.js');
  });

  test.each([
    ['under the name of another remote', ['mf-cabinet'], 'is a build of mf-public'],
    [
      'under a version it was not built as',
      ['mf-public', '--version', '2.0.0'],
      'was built as 1.0.0, not as 2.0.0',
    ],
  ])('a build is refused %s', async (_case, args, reason) => {
    const desk = openDesk();
    const folder = writeBuild(temporaryFolder(), { version: '1.0.0' });
    const run = await desk.run('publish', ...args, '--from', folder);
    expect(run.status).toBe(1);
    expect(run.errors).toContain(reason);
  });

  test('five people publishing one version at once leave one intact build', async () => {
    const desk = openDesk();
    const runs = await Promise.all(Array.from({ length: 5 }, () => desk.publish({ version: '1.0.0' })));
    expect(runs.map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
    expect(runs.filter(({ output }) => output === 'mf-public 1.0.0 published\n')).toHaveLength(1);
    expect(readdirSync(join(desk.store, 'mf-public'))).toEqual(['1.0.0']);
    expect((await desk.run('verify')).output).toBe('mf-public@1.0.0  intact\n');
  });
});

test('verify names the file that was changed in the store and fails @O-03', async () => {
  const desk = openDesk();
  await desk.givenPublished({ version: '1.0.0' });
  writeFileSync(join(desk.store, 'mf-public', '1.0.0', 'server', 'remote.mjs'), 'tampered');
  const run = await desk.run('verify', 'mf-public@1.0.0');
  expect(run.status).toBe(1);
  expect(run.output).toContain('server/remote.mjs was changed');
});
