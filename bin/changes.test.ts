import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const project = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(project, file), 'utf8');
const changes = read('CHANGELOG.md');

/** What a pattern finds first in the sources of shared-contracts. */
function inContracts(pattern: RegExp): string | undefined {
  const sources = globSync('shared-contracts/src/**/*.ts', { cwd: project }).map(read);
  return sources.map((source) => pattern.exec(source)?.[1]).find((found) => found !== undefined);
}

test('the newest version of the contract has a change note, and stands first', () => {
  const [, newest] = /^### Contract (\S+)$/m.exec(changes) ?? [];
  expect(newest).toBe(inContracts(/export const CONTRACT_VERSION = '([\d.]+)'/));
});

test('the change notes are about packages that are there', () => {
  const packages = globSync('*/package.json', { cwd: project }).map((file) => file.split('/')[0]);
  const sections = [...changes.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(packages).toEqual(expect.arrayContaining(sections));
});
