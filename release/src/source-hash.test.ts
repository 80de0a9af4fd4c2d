import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { hashSources } from './source-hash.ts';

const FILES = [
  'mf-public/src/remote.tsx',
  'shared-contracts/src/index.ts',
  'ui-kit/src/index.ts',
  'app-kit/src/form/index.ts',
  'pnpm-lock.yaml',
];

function write(project: string, file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
}

function openProject(): string {
  const project = temporaryFolder();
  for (const file of FILES) write(project, file, file);
  return project;
}

test('two checkouts of the same sources have the same hash', () => {
  expect(hashSources(openProject(), 'mf-public')).toBe(hashSources(openProject(), 'mf-public'));
});

test.each(FILES)('a change in %s changes the hash', (file) => {
  const project = openProject();
  const before = hashSources(project, 'mf-public');
  write(project, file, 'changed');
  expect(hashSources(project, 'mf-public')).not.toBe(before);
});

test.each([
  'mf-public/node_modules/a/index.js',
  'mf-public/dist/remote.json',
  'mf-public/.tsc/a.d.ts',
  'mf-cabinet/src/a.ts',
])('%s does not count', (file) => {
  const project = openProject();
  const before = hashSources(project, 'mf-public');
  write(project, file, 'changed');
  expect(hashSources(project, 'mf-public')).toBe(before);
});
