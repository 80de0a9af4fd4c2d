import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { prepareDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecocircle-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the folder is made with its parents', () => {
  const deep = join(folder, 'a', 'b');
  prepareDataFolder(deep);
  expect(statSync(deep).isDirectory()).toBe(true);
});

test('a folder that cannot be written is named, with what to do', () => {
  writeFileSync(join(folder, 'file'), '');
  for (const impossible of ['/proc/nope', join(folder, 'file', 'below')])
    expect(() => prepareDataFolder(impossible)).toThrow(/cannot be written.*DATA_DIR/);
});
