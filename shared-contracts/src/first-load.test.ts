import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm;

/** The files that a file brings with it, and the packages. */
function importsOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const target = specifier.startsWith('.') ? join(file, '..', specifier) : specifier;
    if (seen.has(target)) continue;
    seen.add(target);
    if (target.endsWith('.ts')) importsOf(target, seen);
  }
  return seen;
}

test('the main entry, which every first load carries, brings no schemas', () => {
  const imports = [...importsOf(join(import.meta.dirname, 'index.ts'))];
  expect(imports).toContain(join(import.meta.dirname, 'api', 'answer.ts'));
  expect(imports.filter((one) => /^yup$|libphonenumber|\/(rules|schemas)\//.test(one))).toEqual([]);
});
