import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { AREAS } from './mutation-areas.ts';

const cwd = resolve(import.meta.dirname, '..');

test.each(Object.entries(AREAS))('the area %s names code and tests that are there', (_, { code, tests }) => {
  for (const pattern of [...code, ...tests])
    expect([pattern, globSync(pattern, { cwd })]).toEqual([
      pattern,
      expect.arrayContaining([expect.anything()]),
    ]);
});
