import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const project = resolve(import.meta.dirname, '..');
const SOURCES = ['api/src', 'shell/server', 'release/src', 'shared-contracts/src/build', 'bin'];
/** Set by the system or by a test run, not by an operator. */
const FOREIGN = ['PATH', 'USER', 'CI', 'INIT_CWD'];
/** A variable as a key of a schema of the environment, and one that is read where it is used. */
const DECLARED = /^\s+([A-Z][A-Z0-9_]+): /gm;
const READ = /\benv\.([A-Z][A-Z0-9_]+)/g;
/** A variable that a table of limits names. */
const LIMIT = /(?:\bvariable: |\bperMinute\()'([A-Z][A-Z0-9_]+)'/g;

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(project, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name);

function settingsOfTheSources(): string[] {
  const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: project })).filter(
    (file) => !/(\.|\/)test[.-]|\/test-|node_modules/.test(file),
  );
  const declared = files
    .filter((file) => /(config|variables)\.ts$/.test(file))
    .flatMap((file) => namesIn(file, DECLARED));
  const read = [READ, LIMIT].flatMap((pattern) => files.flatMap((file) => namesIn(file, pattern)));
  return [...new Set([...declared, ...read])].filter((name) => !FOREIGN.includes(name)).sort();
}

test('docs/operations.md lists exactly the settings that the servers and tools read', () => {
  const text = readFileSync(join(project, 'docs', 'operations.md'), 'utf8');
  const section = text.slice(text.indexOf('## Processes and settings'), text.indexOf('## Data'));
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z][A-Z0-9_]+/g) ?? []).sort();
  expect(listed).toEqual(settingsOfTheSources());
});
