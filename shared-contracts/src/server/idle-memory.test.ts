import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const MODULE = join(import.meta.dirname, 'idle-memory.ts');

interface Seen {
  /** Megabytes of heap, while it is full and at the end. */
  readonly full: number;
  readonly left: number;
  /** Megabytes of the process that went in between. */
  readonly gone: number;
  /** How often V8 was told to collect; what it collects by itself is not counted. */
  readonly told: number;
}

/** Fills some 50 MB of heap and lets them go, in a process of its own. */
function experiment(times: { idleFor: number; apart: number }, meanwhile = '', before = ''): Seen {
  const script = `
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import vm from 'node:vm';
let told = 0;
const { runInNewContext } = vm;
vm.runInNewContext = (code) => {
  const collect = runInNewContext(code);
  return (how) => {
    told += 1;
    collect(how);
  };
};
syncBuiltinESMExports();
const { giveBackIdleMemory } = await import('${MODULE}');
const held = () => Math.round(getHeapStatistics().total_heap_size / 2 ** 20);
const rush = () => Array.from({ length: 600_000 }, (_, at) => ({ at, text: String(at) })).length && held();
giveBackIdleMemory(${JSON.stringify(times)});
${before}
const full = rush();
const resident = process.memoryUsage.rss();
${meanwhile}
await delay(1500);
console.log(JSON.stringify({ full, left: held(), gone: (resident - process.memoryUsage.rss()) / 2 ** 20, told }));
process.exit();
`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

test('a thread that has become idle gives back what a rush needed', () => {
  const { full, left, told } = experiment({ idleFor: 200, apart: 0 });
  expect(full).toBeGreaterThan(30);
  expect(left).toBeLessThan(16);
  expect(told).toBe(1);
});

test('what the allocator holds free between others goes, too', () => {
  const before = `
    let buffers = Array.from({ length: 5000 }, () => Buffer.alloc(20_000, 1));
    globalThis.kept = buffers.filter((_, at) => at % 50 === 0);
    buffers = null;`;
  const { full, left, gone } = experiment({ idleFor: 200, apart: 0 }, '', before);
  expect(gone - (full - left)).toBeGreaterThan(50);
});

test('a thread that looks for news again and again is idle', () => {
  const before = `
    setInterval(() => {
      const end = performance.now() + 5;
      while (performance.now() < end);
    }, 100);`;
  const { full, left, told } = experiment({ idleFor: 200, apart: 0 }, '', before);
  expect(full).toBeGreaterThan(30);
  expect(left).toBeLessThan(16);
  expect(told).toBe(1);
});

test('a busy thread is left alone', () => {
  const meanwhile = `
    const work = () => {
      const end = performance.now() + 30;
      while (performance.now() < end);
      setImmediate(work);
    };
    work();`;
  expect(experiment({ idleFor: 200, apart: 0 }, meanwhile).told).toBe(0);
});

test('a rush soon after a collection waits for the next one', () => {
  const meanwhile = `
    while (told === 0) await delay(50);
    rush();`;
  expect(experiment({ idleFor: 200, apart: 60_000 }, meanwhile).told).toBe(1);
});
