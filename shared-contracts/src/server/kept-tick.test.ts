import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const MODULE = join(import.meta.dirname, 'kept-tick.ts');
const KEEPS = `import { keepTickShape } from '${MODULE}'; keepTickShape();`;

/** Ticks, with major collections of memory between; prints what the engine remembers of how ticks are made. */
const EXPERIMENT = `
import { setTimeout as delay } from 'node:timers/promises';
const ticks = () => new Promise((done) => {
  let left = 2000;
  const next = () => (--left > 0 ? process.nextTick(next) : setImmediate(done));
  process.nextTick(next);
});
await ticks();
for (let round = 0; round < 10; round++) {
  await delay(5);
  gc();
  await ticks();
}
const ofKeys = %GetFeedback(process.nextTick).filter((slot) => slot?.[0] === 'DefineKeyedOwnPropertyInLiteral');
console.log([...new Set(ofKeys.map(([, state]) => state))].join());
`;

const statesAfter = (script: string): string =>
  execFileSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--allow-natives-syntax',
      '--expose-gc',
      '--input-type=module',
      '--eval',
      script,
    ],
    { encoding: 'utf8' },
  ).trim();

test('collections of memory make ticks slow for good, unless one of them is kept', () => {
  expect(statesAfter(EXPERIMENT)).toContain('MEGAMORPHIC');
  expect(statesAfter(KEEPS + EXPERIMENT)).toBe('MONOMORPHIC');
});
