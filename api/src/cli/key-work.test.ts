import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { keyId } from '../sessions/access-token.ts';
import { keptTokenSecrets } from '../sessions/token-secrets.ts';
import { listKeys, rotateKeys } from './key-work.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'ecocircle-keys-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('staff rotate the secret of the data folder, and may end all sessions with it', () => {
  const first = keptTokenSecrets(DATA_DIR, 60).current;
  expect(rotateKeys(false, { DATA_DIR })).toMatch(/those of the old one are still taken/);
  expect(keptTokenSecrets(DATA_DIR, 60).previous).toEqual([first]);
  expect(rotateKeys(true, { DATA_DIR })).toMatch(/everybody has to sign in again/);
  expect(keptTokenSecrets(DATA_DIR, 60).previous).toEqual([]);
});

test('keys are listed by the ids that tokens name, without their secrets', () => {
  rotateKeys(false, { DATA_DIR });
  const { current, previous = [] } = keptTokenSecrets(DATA_DIR, 60);
  const [signs, retired] = listKeys({ DATA_DIR }).split('\n');
  expect(signs).toMatch(new RegExp(`^${keyId(current)}\tcurrent\tmade \\d{4}-`));
  expect(retired).toMatch(new RegExp(`^${keyId(previous[0] ?? '')}\tretired\ttaken until \\d{4}-`));
  expect(listKeys({ DATA_DIR, TOKEN_SECRET: 'x'.repeat(32) })).toBe(`${keyId('x'.repeat(32))}\tcurrent\t-`);
});

test('a secret of the environment is rotated there', () => {
  const environment = { DATA_DIR, TOKEN_SECRET: 'x'.repeat(32) };
  expect(() => rotateKeys(false, environment)).toThrow(/TOKEN_SECRETS_PREVIOUS/);
});
