import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const EXPORT = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*)?^export (?:const|function|interface|type|class) (\w+)/gm;

function undocumented(file: string): string[] {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const exports = [...source.matchAll(EXPORT)].map(([, comment, name]) => ({ comment, name }));
  // Of an overloaded function the declarations are documented, not the implementation.
  const documented = new Set(exports.filter(({ comment }) => comment).map(({ name }) => name));
  return exports.filter(({ name }) => !documented.has(name)).map(({ name }) => `${file}: ${name}`);
}

test('every export is documented', () => {
  const files = globSync('{api,composition,domain,forms,locales,phone,registration,rules,schemas}/*.ts', {
    cwd: import.meta.dirname,
  }).filter((file) => !file.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(10);
  expect(files.flatMap(undocumented)).toEqual([]);
});
