import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { street, writeLayer } from '../../test/tiny-archive.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ecocircle-basemap-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: dataDir };
  try {
    const script = join(import.meta.dirname, 'basemap.ts');
    const done = await promisify(execFile)(process.execPath, [script, ...args], { env });
    return { code: 0, ...done };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

test('adds an archive once, lists it with its licence, and removes it by its file', async () => {
  writeLayer(dataDir, 'town', [street('Main Street')]);
  const add = ['add', 'town.geojson', '--attribution', '© Town', '--licence', 'CC BY 4.0'];
  expect((await run(...add)).stdout).toMatch(/town: 4 tiles, .*\nFeatures: 1 roads\./);
  expect((await run(...add)).stdout).toContain('town holds exactly this: nothing was changed.');
  expect((await run('list')).stdout).toMatch(/^town {2}\d kB {2}© Town \(CC BY 4\.0\)/);
  expect((await run('remove', 'town.geojson')).stdout).toContain('town was removed.');
  expect((await run('list')).stdout).toContain('There are no archives');
}, 120_000);

test('ends with status 1 and one line that says what is wrong', async () => {
  const { code, stderr } = await run('remove', 'nowhere');
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'There is no archive nowhere. There are none.\n' });
}, 120_000);

test('a run that is stopped, and one that was killed before, leave nothing half-packed', async () => {
  const archives = join(dataDir, 'stopped');
  mkdirSync(join(archives, '.packing-4194305-killed'), { recursive: true });
  const many = Array.from({ length: 60_000 }, (_, at) => street(`Street ${at}`));
  writeLayer(dataDir, 'many', many);
  const args = ['add', 'many.geojson', '--attribution', 'a', '--licence', 'b', '--into', archives];
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: dataDir };
  const packing = spawn(process.execPath, [join(import.meta.dirname, 'basemap.ts'), ...args], { env });
  const [line] = await once(packing.stdout, 'data');
  expect(String(line)).toContain('50000 features read');
  expect(readdirSync(archives)).toEqual([expect.stringMatching(`^\\.packing-${packing.pid}-`)]);
  packing.kill('SIGTERM');
  expect(await once(packing, 'exit')).toEqual([130, null]);
  expect(readdirSync(archives)).toEqual([]);
}, 120_000);
