import { expect, test } from '@jest/globals';
import { SignJWT, UnsecuredJWT } from 'jose';
import { createTokenIssuer, keyId } from './access-token.ts';

const CURRENT = 'a secret that only tests know, 32 letters';
const OTHER = 'another secret of somebody else, 32 letters';
const issuer = createTokenIssuer({ current: CURRENT }, 60);

const HEADER = { alg: 'HS256', kid: keyId(CURRENT) };
const holder = (id: number) => ({ id, session_generation: 3 });
const now = () => Math.floor(Date.now() / 1000);
const good = () => ({
  iss: 'ecocircle',
  aud: 'ecocircle-portal',
  sub: '5',
  gen: 3,
  jti: 'one',
  iat: now(),
  exp: now() + 60,
});
const sign = (payload: object, { header = HEADER, secret = CURRENT } = {}) =>
  new SignJWT({ ...payload }).setProtectedHeader(header).sign(new TextEncoder().encode(secret));
const without = (name: string) => {
  const { [name]: _, ...others } = good() as Record<string, unknown>;
  return others;
};

test('a token names its account, and is valid as long as the settings say', async () => {
  const claims = await issuer.read(await issuer.issue(holder(5)));
  expect(claims).toMatchObject({ accountId: 5, generation: 3 });
  const seconds = ((claims?.expiresAt.valueOf() ?? 0) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(55);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await issuer.read(await sign(good()))).toMatchObject({ accountId: 5, jti: 'one' });
});

test('every token has an id of its own', async () => {
  const claims = await Promise.all([1, 1].map(async (id) => issuer.read(await issuer.issue(holder(id)))));
  expect(claims[0]?.jti).not.toBe(claims[1]?.jti);
});

test.each<[string, () => Promise<string> | string]>([
  ['nothing', () => ''],
  ['garbage', () => 'x.y.z'],
  ['a token without its signature', async () => (await sign(good())).split('.').slice(0, 2).join('.')],
  [
    'a token with an empty signature',
    async () => `${(await sign(good())).split('.').slice(0, 2).join('.')}.`,
  ],
  ['a truncated token', async () => (await sign(good())).slice(0, -1)],
  ['a token that says that nobody signed it', () => new UnsecuredJWT(good()).encode()],
  ['a token of another key', () => sign(good(), { secret: OTHER })],
  [
    'a token of another key under its own name',
    () => sign(good(), { secret: OTHER, header: { alg: 'HS256', kid: keyId(OTHER) } }),
  ],
  ['a token that names no key', () => sign(good(), { header: { alg: 'HS256' } as typeof HEADER })],
  ['a token of another algorithm', () => sign(good(), { header: { ...HEADER, alg: 'HS512' } })],
  ['a token that expired a second ago', () => sign({ ...good(), exp: now() - 1 })],
  ['a token that expires now', () => sign({ ...good(), exp: now() })],
  ['a token that is good from tomorrow on', () => sign({ ...good(), nbf: now() + 86_400 })],
  ['a token that was issued in the future', () => sign({ ...good(), iat: now() + 60 })],
  ['a token of another issuer', () => sign({ ...good(), iss: 'somebody' })],
  ['a token for another audience', () => sign({ ...good(), aud: 'somebody' })],
  ...['iss', 'aud', 'sub', 'gen', 'jti', 'iat', 'exp'].map(
    (claim) => [`a token without ${claim}`, () => sign(without(claim))] as [string, () => Promise<string>],
  ),
])('%s is refused', async (_, make) => {
  expect(await issuer.read(await make())).toBeUndefined();
});

test('a token of an earlier key is taken for as long as the key is known', async () => {
  const token = await issuer.issue(holder(7));
  const rotated = createTokenIssuer({ current: OTHER, previous: [CURRENT] }, 60);
  expect(await rotated.read(token)).toMatchObject({ accountId: 7 });
  expect(await createTokenIssuer({ current: OTHER }, 60).read(token)).toBeUndefined();
  expect(await issuer.read(await rotated.issue(holder(7)))).toBeUndefined();
});

test('the name of a key does not tell the key', () => {
  expect(keyId(CURRENT)).toHaveLength(11);
  expect(keyId(CURRENT)).not.toBe(keyId(OTHER));
});
