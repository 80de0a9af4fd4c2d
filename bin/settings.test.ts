import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const project = resolve(import.meta.dirname, '..');
const LIMITS = join(project, 'api', 'src', 'limits', 'limits.ts');
const SOURCES = ['api/src', 'shell/server', 'release/src', 'shared-contracts/src/build', 'bin'];
/** Set by the system or by a test run, not by an operator. */
const FOREIGN = ['PATH', 'USER', 'CI', 'INIT_CWD'];
/** A variable as a key of a schema of the environment, and one that is read where it is used. */
const DECLARED = /^\s+([A-Z][A-Z0-9_]+): /gm;
const READ = /\benv\.([A-Z][A-Z0-9_]+)/g;

/** The limits of the API; a process of its own reads them, because bin imports no other package. */
const limits: readonly { readonly variable: string; readonly unset: number }[] = JSON.parse(
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `const { LIMITS } = await import(${JSON.stringify(LIMITS)}); console.log(JSON.stringify(Object.values(LIMITS)));`,
  ]).toString(),
);

const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(project, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name);

function settingsOfTheSources(): string[] {
  const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: project })).filter(
    (file) => !/(\.|\/)test[.-]|\/test-|node_modules/.test(file),
  );
  const declared = files
    .filter((file) => /(config|variables)\.ts$/.test(file))
    .flatMap((file) => namesIn(file, DECLARED));
  const read = files.flatMap((file) => namesIn(file, READ));
  const all = [...declared, ...read, ...limits.map(({ variable }) => variable)];
  return [...new Set(all)].filter((name) => !FOREIGN.includes(name)).sort();
}

/** The rows of the table of settings: names, who reads them, default, meaning. */
function rowsOfTheDocument(): string[][] {
  const text = readFileSync(join(project, 'docs', 'operations.md'), 'utf8');
  const section = text.slice(text.indexOf('## Processes and settings'), text.indexOf('## Data'));
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  return rows.map((row) => row.split('|').map((cell) => cell.trim()));
}

test('docs/operations.md lists exactly the settings that the servers and tools read', () => {
  const listed = rowsOfTheDocument().flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? []);
  expect(listed.sort()).toEqual(settingsOfTheSources());
});

test('docs/operations.md gives each limit of the API the default that it has', () => {
  const rows = rowsOfTheDocument();
  const given = limits.map(({ variable }) => [
    variable,
    rows.find(([, name]) => name === `\`${variable}\``)?.[3],
  ]);
  expect(given).toEqual(limits.map(({ variable, unset }) => [variable, String(unset)]));
});
