import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const project = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(project, file), 'utf8');
const files = (...patterns: string[]): string[] => globSync(patterns, { cwd: project }).sort();
const documents = files('*.md', '*/README.md', 'docs/**/*.md');

/** What a pattern finds in each document, as `document: found`, less what `isTrue` says is there. */
function untrue(pattern: RegExp, isTrue: (found: string, document: string) => boolean): string[] {
  return documents.flatMap((document) =>
    [...read(document).matchAll(pattern)]
      .map(([, found = '']) => found)
      .filter((found) => !isTrue(found, document))
      .map((found) => `${document}: ${found}`),
  );
}

const isBeside = (path: string, document: string): boolean =>
  existsSync(join(project, dirname(document), path));

test('documents link to files that exist', () => {
  expect(untrue(/\]\(([\w./-]+\.\w+)(?:#[^)]*)?\)/g, isBeside)).toEqual([]);
});

test('the maps of the packages list folders and files that exist', () => {
  expect(untrue(/(?<=^\|[^|]*)`((?:src|server|scripts)\/[\w./-]*)`/gm, isBeside)).toEqual([]);
});

test('documents name paths of the project that exist', () => {
  const folders = files('*/package.json').map(dirname).join('|');
  const path = new RegExp(`\`((?:${folders})/[\\w./-]+)\``, 'g');
  const isThere = (found: string, document: string): boolean =>
    document.startsWith('docs/decisions/') || existsSync(join(project, found));
  expect(untrue(path, isThere)).toEqual([]);
});

test('documents name npm scripts that exist', () => {
  const packages = files('package.json', '*/package.json').map((file) => JSON.parse(read(file)));
  const scripts = packages.flatMap((manifest) => Object.keys(manifest.scripts ?? {}));
  expect(untrue(/npm run ([\w:-]+)/g, (name) => scripts.includes(name))).toEqual([]);
});

test('the README of e2e lists every suite', () => {
  const suites = files('e2e/specs/*.spec.ts').map((file) => basename(file, '.spec.ts'));
  const table = read('e2e/README.md').match(/^\| suite [\s\S]*?\n\n/m)?.[0] ?? '';
  const listed = [...table.matchAll(/^\| `([\w-]+)`/gm)].map(([, suite]) => suite);
  expect(listed.sort()).toEqual(suites);
});
