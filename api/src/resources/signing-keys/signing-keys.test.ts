import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, TEST_SECRETS, type TestApp } from '../../../test/test-app.ts';
import { keyId } from '../../sessions/access-token.ts';
import { keptTokenSecrets } from '../../sessions/token-secrets.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
beforeAll(async () => {
  api = await startTestApp({ points: 1, tokenSecrets: null });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());

const keys = async () => (await desk.get('/keys/')).json().data;
const isTaken = async (headers: { readonly authorization: string }): Promise<boolean> =>
  (await api.get('/api/web/v1/auth/', { headers })).statusCode === 200;
const keyOf = ({ authorization }: { readonly authorization: string }): string =>
  JSON.parse(Buffer.from(authorization.split(/[ .]/)[1] ?? '', 'base64url').toString()).kid;

test('a new key signs at once, and tokens of the one before go on until they expire @X-16', async () => {
  const before = await api.signIn('user@demo.test');
  expect((await desk.post('/keys/rotate/')).json()).toEqual({ is_ok: true });
  const after = await api.signIn('user@demo.test');
  expect([await isTaken(before), await isTaken(after)]).toEqual([true, true]);
  expect(await keys()).toEqual({
    are_given: false,
    keys: [
      { id: keyOf(after), state: 'current', made_at: expect.any(String), ends_at: null },
      { id: keyOf(before), state: 'retired', made_at: null, ends_at: expect.any(String) },
    ],
  });
  expect(keyOf(after)).not.toBe(keyOf(before));
});

test('a key that somebody has read goes with all sessions of the portal, and staff stay signed in @X-16', async () => {
  const before = await api.signIn('user@demo.test');
  expect((await desk.post('/keys/rotate-and-end-sessions/')).statusCode).toBe(200);
  expect(await isTaken(before)).toBe(false);
  expect(await isTaken(await api.signIn('user@demo.test'))).toBe(true);
  expect((await keys()).keys).toHaveLength(1);
  expect((await desk.get('/acts/?area=keys')).json().data[0]).toMatchObject({
    action: 'rotate-and-end-sessions',
    actor_name: 'Portal Staff',
  });
});

test('no answer holds a secret', async () => {
  const { current, previous = [] } = keptTokenSecrets(api.database.dataDir, 3600);
  const { body } = await desk.get('/keys/');
  for (const secret of [current, ...previous]) expect(body).not.toContain(secret.slice(0, 12));
});

test('keys of the environment are rotated there', async () => {
  const given = await startTestApp({ points: 1 });
  const there = await signInAtDesk(given);
  expect((await there.get('/keys/')).json().data).toEqual({
    are_given: true,
    keys: [{ id: keyId(TEST_SECRETS.current), state: 'current', made_at: null, ends_at: null }],
  });
  const refused = await there.post('/keys/rotate/');
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'keys-are-given']);
  await given.close();
});
