import { statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ecocircle/test-kit';
import { beforeEach, expect, test } from '@jest/globals';
import { createTokenIssuer } from './access-token.ts';
import { keptTokenSecrets, rotateTokenSecret, watchedTokenSecrets } from './token-secrets.ts';

const HOUR = 3600;

let folder = '';
beforeEach(() => {
  folder = temporaryFolder();
});

const issuer = (lifetime = HOUR) => createTokenIssuer(keptTokenSecrets(folder, lifetime), lifetime);
const rotate = (more = {}) =>
  rotateTokenSecret(folder, { lifetimeSeconds: HOUR, endSessions: false, ...more });

test('the secret is made once and kept from others', () => {
  const { current } = keptTokenSecrets(folder, HOUR);
  expect(current.length).toBeGreaterThanOrEqual(32);
  expect(keptTokenSecrets(folder, HOUR)).toEqual({ current, previous: [] });
  rotate();
  for (const file of ['token-secret', 'token-secrets-retired.json'])
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

test('after a rotation tokens are signed with the new secret, and those of the old ones still work', async () => {
  const tokens = [await issuer().issue({ id: 1, session_generation: 0 })];
  for (let turn = 0; turn < 3; turn += 1) {
    rotate();
    tokens.push(await issuer().issue({ id: 1, session_generation: 0 }));
  }
  expect(new Set(tokens.map((token) => token.split('.')[0])).size).toBe(4);
  for (const token of tokens) expect(await issuer().read(token)).toMatchObject({ accountId: 1 });
});

test('a secret is forgotten when its last token has expired', async () => {
  const old = keptTokenSecrets(folder, HOUR).current;
  rotate();
  expect(keptTokenSecrets(folder, HOUR).previous).toEqual([old]);
  expect(keptTokenSecrets(folder, 0).previous).toEqual([]);
});

test('a secret that leaked is removed together with its sessions', async () => {
  const token = await issuer().issue({ id: 1, session_generation: 0 });
  rotate();
  rotate({ endSessions: true });
  expect(await issuer().read(token)).toBeUndefined();
  expect(keptTokenSecrets(folder, HOUR).previous).toEqual([]);
});

test('who signs already takes the new secret at once, and lets go of one that leaked', async () => {
  const signing = createTokenIssuer(watchedTokenSecrets(folder, HOUR), HOUR);
  const before = await signing.issue({ id: 1, session_generation: 0 });
  rotate();
  const after = await signing.issue({ id: 1, session_generation: 0 });
  expect(after.split('.')[0]).not.toBe(before.split('.')[0]);
  expect(await signing.read(before)).toMatchObject({ accountId: 1 });
  rotate({ endSessions: true });
  expect(await signing.read(before)).toBeUndefined();
  expect(await signing.read(after)).toBeUndefined();
});
