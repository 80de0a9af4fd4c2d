import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { keptTokenSecrets } from '../sessions/token-secrets.ts';
import { rotateKeys } from './key-work.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'ecocircle-keys-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('staff rotate the secret of the data folder, and may end all sessions with it', () => {
  const first = keptTokenSecrets(DATA_DIR, 60).current;
  expect(rotateKeys(false, { DATA_DIR })).toMatch(/still takes tokens of the old one/);
  expect(keptTokenSecrets(DATA_DIR, 60).previous).toEqual([first]);
  expect(rotateKeys(true, { DATA_DIR })).toMatch(/everybody has to sign in again/);
  expect(keptTokenSecrets(DATA_DIR, 60).previous).toEqual([]);
});

test('a secret of the environment is rotated there', () => {
  const environment = { DATA_DIR, TOKEN_SECRET: 'x'.repeat(32) };
  expect(() => rotateKeys(false, environment)).toThrow(/TOKEN_SECRETS_PREVIOUS/);
});
