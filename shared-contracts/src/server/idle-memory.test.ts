import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const MODULE = join(import.meta.dirname, 'idle-memory.ts');

/** Fills some 50 MB and lets them go; prints how many megabytes of heap are held while full, and at the end. */
const experiment = ({ times, meanwhile = '' }: { times: object | null; meanwhile?: string }): string => `
import { setTimeout as delay } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { giveBackIdleMemory } from '${MODULE}';
const held = () => Math.round(getHeapStatistics().total_heap_size / 2 ** 20);
const rush = () => Array.from({ length: 600_000 }, (_, at) => ({ at, text: String(at) })).length && held();
${times ? `giveBackIdleMemory(${JSON.stringify(times)});` : ''}
const full = rush();
${meanwhile}
await delay(1500);
console.log(JSON.stringify({ full, left: held() }));
`;

function heapOf(script: string): { full: number; left: number } {
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('a thread that has become idle gives back what a rush needed; without it, it would keep it', () => {
  const given = heapOf(experiment({ times: { idleFor: 200, apart: 0 } }));
  expect(given.full).toBeGreaterThan(40);
  expect(given.left).toBeLessThan(16);

  const kept = heapOf(experiment({ times: null }));
  expect(kept.left).toBeGreaterThan(kept.full * 0.75);
});

test('a busy thread is left alone', () => {
  const meanwhile = `
    const work = () => { const end = performance.now() + 20; while (performance.now() < end); };
    setInterval(work, 40);
    setTimeout(() => process.exit(), 1600);`;
  const { full, left } = heapOf(experiment({ times: { idleFor: 200, apart: 0 }, meanwhile }));
  expect(left).toBeGreaterThan(full * 0.75);
});

test('a rush soon after a collection waits for the next one', () => {
  const meanwhile = 'await delay(600); const first = held(); if (first > 16) throw new Error(first); rush();';
  const { full, left } = heapOf(experiment({ times: { idleFor: 200, apart: 60_000 }, meanwhile }));
  expect(left).toBeGreaterThan(full * 0.75);
});
