import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { joinPortals } from './running-portals.ts';
import { runNode } from './spawned.ts';

const OTHER = process.ppid;

test('a start tells of the portals that run, not of those that have ended', async () => {
  const project = temporaryFolder();
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'close');
  const portal = (pid: number, name: string) => ({
    pid,
    url: `http://localhost:${name}`,
    dataFolder: `/${name}`,
  });
  expect(joinPortals(project, portal(OTHER, '3000'))).toEqual([]);
  expect(joinPortals(project, portal(ended.pid ?? 0, '3001'))).toHaveLength(1);
  expect(joinPortals(project, portal(process.pid, '3002'))).toEqual([
    `another portal runs from this folder: http://localhost:3000 (process ${OTHER}, data in /3000)`,
  ]);
  expect(readdirSync(join(project, 'node_modules', '.cache', 'portals')).sort()).toEqual(
    [OTHER, process.pid].map(String).sort(),
  );
});

test('the data of a portal that runs are not shared with another', () => {
  const project = temporaryFolder();
  joinPortals(project, { pid: OTHER, url: 'http://localhost:3000', dataFolder: '/data' });
  expect(() =>
    joinPortals(project, { pid: process.pid, url: 'http://localhost:3001', dataFolder: '/data' }),
  ).toThrow(
    `The portal at http://localhost:3000 (process ${OTHER}, data in /data) runs already. Stop that one`,
  );
});

test('a portal is not known any more once it has ended, and one that is half told of is not read', async () => {
  const project = temporaryFolder();
  const program = join(project, 'program.ts');
  const own = `{ pid: process.pid, url: 'http://localhost:3000', dataFolder: '/data' }`;
  const file = join(import.meta.dirname, 'running-portals.ts');
  writeFileSync(
    program,
    `import { joinPortals } from ${JSON.stringify(file)}; joinPortals(${JSON.stringify(project)}, ${own});`,
  );
  expect((await runNode({ args: [program] })).code).toBe(0);
  const folder = join(project, 'node_modules', '.cache', 'portals');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, `${OTHER}.incoming`), '{');
  expect(
    joinPortals(project, { pid: process.pid, url: 'http://localhost:3001', dataFolder: '/data' }),
  ).toEqual([]);
  expect(existsSync(join(folder, `${OTHER}.incoming`))).toBe(true);
});
