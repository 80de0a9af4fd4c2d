import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROJECT } from '../set-up/product.ts';
import { isLess, type LineName, type Results, wordsOf } from './table.ts';

const FILE = join(PROJECT, 'docs', 'benchmark.json');
/** So many runs show what a line differs by where nothing has changed. */
const RUNS = 5;
/** What no run is told apart by, as a part of the value. */
const LEAST_NOISE = 0.03;

/** The values of the runs that were kept, by line, the last one at the end. */
type KeptRuns = Partial<Record<LineName, readonly number[]>>;

const readKept = async (): Promise<KeptRuns> => JSON.parse(await readFile(FILE, 'utf8')) as KeptRuns;

const valuesOf = (results: Results): [LineName, number][] =>
  Object.entries(results).map(([name, [value]]) => [name as LineName, value]);

/** How much the kept runs of a line differ from each other. */
function noiseOf(values: readonly number[]): number {
  const least = Math.abs(values.at(-1) ?? 0) * LEAST_NOISE;
  return Math.max(least, Math.max(...values) - Math.min(...values));
}

/** The lines that are worse than in the last kept run by more than the kept runs differ, in words. */
export async function worseThanKept(results: Results): Promise<string[]> {
  const kept = await readKept();
  return valuesOf(results).flatMap(([name, value]) => {
    const before = kept[name] ?? [];
    const last = before.at(-1);
    if (last === undefined) return [];
    const by = isLess(name) ? value - last : last - value;
    return by > noiseOf(before) ? [`${wordsOf(name, value)}, ${wordsOf(name, last)} before`] : [];
  });
}

/** Keeps what was measured, as what later runs are compared with. */
export async function keepRun(results: Results): Promise<void> {
  const kept = await readKept();
  const measured = valuesOf(results).map(([name, value]): [LineName, number[]] => [
    name,
    [...(kept[name] ?? []), Number(value.toPrecision(4))].slice(-RUNS),
  ]);
  const all = { ...kept, ...Object.fromEntries(measured) };
  const lines = Object.entries(all).map(([name, runs]) => `  "${name}": [${runs.join(', ')}]`);
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
