import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const EXPORT = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?^export (?:const|function|interface|type|class) (\w+)/gm;

function undocumented(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  return [...source.matchAll(EXPORT)]
    .filter(([, comment]) => !comment?.includes('@example'))
    .map(([, , name]) => `${file}: ${name}`);
}

test('every export is documented with an example', () => {
  const files = globSync('{api,composition,domain,forms,locales}/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(undocumented)).toEqual([]);
});
