import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';

const dataDir = mkdtempSync(join(tmpdir(), 'ecocircle-import-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const here = (path: string): string => new URL(path, import.meta.url).pathname;

async function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: here('../import/fixtures') };
  try {
    const done = await promisify(execFile)(process.execPath, [here('import.ts'), ...args], { env });
    return { code: 0, ...done };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

test('says what it would do, then does it, then has nothing to do', async () => {
  const report = join(dataDir, 'report.json');
  const dry = await run('points', 'salzburg-osm.geojson', '--report', report);
  expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining('5 new, 0 changed, 0 unchanged') });
  expect(dry.stdout).toContain('dry run');
  expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ read: 5, isApplied: false });
  expect((await run('points', 'salzburg-osm.geojson', '--apply')).stdout).toContain('Written.');
  expect((await run('points', 'salzburg-osm.geojson', '--apply')).stdout).toContain('5 unchanged');
}, 120_000);

test('ends with status 1 and one line that says what is wrong', async () => {
  const { code, stderr } = await run('points', 'nowhere.geojson');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^There is no file .*nowhere\.geojson\.\n$/);
}, 120_000);
