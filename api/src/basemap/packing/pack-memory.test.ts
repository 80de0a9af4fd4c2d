import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const PACKING = join(import.meta.dirname, '../../../test/measured-packing.ts');
const MB = 2 ** 20;

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'memory-'));
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** Villages lie in cells of their own, 200 in a row of the map. */
const IN_ROW = 200;
const STREETS = 64;
const STEP = 0.015;

/** An extract of so many villages, each of scattered streets, as `osmium` reads and writes it. */
function extractOf(villages: number): string {
  const nodes: string[] = [];
  const ways: string[] = [];
  for (let street = 0; street < villages * STREETS; street += 1) {
    const [village, at] = [Math.floor(street / STREETS), street % STREETS];
    const lng = -100 + (village % IN_ROW) + (at % 8) * STEP;
    const lat = 30 + Math.floor(village / IN_ROW) + Math.floor(at / 8) * STEP;
    const [first, second] = [street * 2 + 1, street * 2 + 2];
    nodes.push(
      `n${first} v1 x${lng.toFixed(6)} y${lat}`,
      `n${second} v1 x${(lng + 0.004).toFixed(6)} y${lat}`,
    );
    ways.push(`w${street + 1} v1 Thighway=residential,name=Street${street} Nn${first},n${second}`);
  }
  const text = join(scratch, `${villages}.opl`);
  writeFileSync(text, `${[...nodes, ...ways].join('\n')}\n`);
  const extract = join(scratch, `${villages}.osm.pbf`);
  execFileSync('osmium', ['cat', text, '-o', extract]);
  return extract;
}

function pack(villages: number): { tiles: number; kept: number; peak: number } {
  const folder = join(scratch, `packed-${villages}`);
  const flags = ['--expose-gc', '--disable-warning=ExperimentalWarning'];
  return JSON.parse(
    execFileSync(process.execPath, [...flags, PACKING, extractOf(villages), folder], { encoding: 'utf8' }),
  );
}

test('what packing an extract keeps in memory does not grow with the extract @X-11', () => {
  const [small, large] = [pack(100), pack(800)];
  expect(large.tiles).toBeGreaterThan(7 * small.tiles);
  expect(large.kept - small.kept).toBeLessThan(MB / 2);
  expect(large.peak).toBeLessThan(1000 * MB);
}, 120_000);
