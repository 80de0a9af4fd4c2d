import { fakeOnly } from '@ecocircle/test-kit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { unlockAccount } from '../../cli/staff-work.ts';
import { createCredentialCheck } from './credential-check.ts';
import { forgetLoginAttempts, subjectsOf } from './login-attempts.ts';
import { ACCOUNT_LIMIT, addressLimit, delayAfter } from './login-limits.ts';
import { createHasher, hashPassword } from './password-hash.ts';

const EMAIL = 'user@demo.test';
const GOOD = 'DemoPass1';
const HOME = '198.51.100.4';
const CHEAP = { N: 16, r: 1, p: 1 };
const DAY = 24 * 3_600_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());
beforeEach(async () => {
  jest.useFakeTimers(fakeOnly('Date'));
  await api.database.db.deleteFrom('login_attempts').execute();
});

afterEach(() => void jest.useRealTimers());

const signIn = (password: string, { username = EMAIL, from = HOME, app = api.app } = {}) => {
  const { headers, payload } = form({ grant_type: 'password', username, password });
  const url = '/api/web/v1/authing/password/token/';
  return app.inject({ method: 'POST', url, payload, headers: { ...headers, 'x-forwarded-for': from } });
};
type Attempt = Parameters<typeof signIn>[1];
const status = async (password: string, attempt?: Attempt) => (await signIn(password, attempt)).statusCode;

async function fail(times: number, attempt?: Attempt): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < times; turn += 1) statuses.push(await status(`Wrong${turn}`, attempt));
  return statuses;
}

const wait = (milliseconds: number) => jest.setSystemTime(Date.now() + milliseconds);

test('after five failures the next attempt is delayed, and the answer says how long', async () => {
  expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 401]);
  const refused = await signIn(GOOD);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().errors).toEqual([
    {
      status: '429',
      code: 'too-many-requests',
      title: 'Too many attempts to sign in have failed',
      detail: 'Try again in 2 seconds.',
    },
  ]);
  expect(refused.headers['retry-after']).toBe('2');
  wait(2000);
  expect(await status(GOOD)).toBe(200);
});

test('each failure doubles the delay, attempts meanwhile do not, and it never passes a quarter of an hour', async () => {
  const delays: number[] = [];
  await fail(5);
  for (let turn = 0; turn < 12; turn += 1) {
    expect(await status('Wrong')).toBe(401);
    await signIn('Wrong');
    delays.push(Number((await signIn('Wrong')).headers['retry-after']));
    wait(15 * 60_000);
  }
  expect(delays).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  expect(delayAfter(100_000, ACCOUNT_LIMIT)).toBe(900_000);
});

test('a success forgets the failures of the account', async () => {
  await fail(5);
  expect(await status(GOOD)).toBe(200);
  expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 401]);
});

test('staff unlock an account that failed too often', async () => {
  const { db } = api.database;
  await fail(6);
  await expect(unlockAccount(db, 'nobody@demo.test')).rejects.toThrow('no account');
  expect(await unlockAccount(db, 'USER@demo.test')).toMatch(/can sign in now/);
  expect(await status(GOOD)).toBe(200);
});

test('a day without failures forgets them', async () => {
  await fail(5);
  wait(DAY + 1000);
  expect(await fail(2)).toEqual([401, 401]);
  expect(await status(GOOD)).toBe(200);
});

test('an account is locked however many addresses try, and however its e-mail is written', async () => {
  for (let turn = 0; turn < 6; turn += 1)
    expect(await status('Wrong', { from: `203.0.113.${turn}`, username: ' USER@demo.test' })).toBe(401);
  expect(await status(GOOD, { from: '203.0.113.99' })).toBe(429);
});

test('failures elsewhere do not lock out the owner at an address of an earlier sign-in', async () => {
  expect(await status(GOOD)).toBe(200);
  await fail(7, { from: '203.0.113.7' });
  expect(await status(GOOD, { from: '203.0.113.8' })).toBe(429);
  expect(await status(GOOD)).toBe(200);
  expect(await fail(7)).toEqual([401, 401, 401, 401, 401, 401, 429]);
});

test('an unknown e-mail is locked like any other', async () => {
  const username = 'nobody@demo.test';
  expect(await fail(7, { username })).toEqual([401, 401, 401, 401, 401, 401, 429]);
  expect(await status(GOOD)).toBe(200);
});

test('an address that fails with many accounts has to wait, also with the right password', async () => {
  const strict = await startTestApp({ points: 60, loginsPerMinute: 60, requestsPerMinute: 1000 });
  const { app } = strict;
  const from = '2001:db8:1:2::5';
  const tryOthers = (turn: number) => status('Wrong', { app, from, username: `nobody${turn}@demo.test` });
  for (let turn = 0; turn <= addressLimit(60).free; turn += 1) expect(await tryOthers(turn)).toBe(401);
  expect(await status(GOOD, { app, from })).toBe(429);
  expect(await status(GOOD, { app, from: '2001:db8:1:2:ffff::9' })).toBe(429);
  expect(await status(GOOD, { app, from: '2001:db8:1:3::5' })).toBe(200);
  await strict.close();
});

test('instances share what they count', async () => {
  const { db, location, dataDir } = api.database;
  const { buildApp } = await import('../../composition/app.ts');
  const other = await buildApp({
    db,
    location,
    dataDir,
    tokenSecrets: { current: 'x'.repeat(32) },
    deskSecret: 'y'.repeat(32),
    passwordCost: CHEAP,
    loginsPerMinute: 1_000_000,
  });
  await fail(3);
  await fail(3, { app: other });
  expect(await status(GOOD)).toBe(429);
  await other.close();
});

test('of fifty attempts at the same time six get a result', async () => {
  const passwords = Array.from({ length: 50 }, (_, turn) => `Wrong${turn}`);
  const statuses = await Promise.all(passwords.map((password) => status(password)));
  expect(statuses.filter((one) => one === 401)).toHaveLength(6);
  expect(statuses.filter((one) => one === 429)).toHaveLength(44);
  expect(await status(GOOD)).toBe(429);
});

test('people who sign in at the same time do not lock out each other', async () => {
  const statuses = await Promise.all(Array.from({ length: 30 }, () => status(GOOD)));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

async function countingCheck() {
  const { hash, verify, isOutdated } = createHasher(CHEAP);
  const counted = jest.fn(verify);
  const check = await createCredentialCheck({
    db: api.database.db,
    hasher: { hash, verify: counted, isOutdated },
    addressLimit: addressLimit(60),
  });
  const attempt = async (email: string, password: string) => {
    counted.mockClear();
    const { kind } = await check({ email, password, address: HOME });
    return [kind, counted.mock.calls.length];
  };
  return { attempt };
}

test('a refused attempt costs one hash, and a locked one none', async () => {
  const { db } = api.database;
  await db
    .updateTable('accounts')
    .set({ password_hash: '' })
    .where('email', '=', 'points@demo.test')
    .execute();
  const { attempt } = await countingCheck();
  expect(await attempt(EMAIL, GOOD)).toEqual(['signed-in', 1]);
  const refused = ['nobody', 'points', 'blocked', 'inactive', 'staff', 'norole'];
  for (const name of refused) expect(await attempt(`${name}@demo.test`, GOOD)).toEqual(['refused', 1]);
  expect(await attempt(EMAIL, 'Wrong')).toEqual(['refused', 1]);
  expect(await attempt('points@demo.test', '')).toEqual(['refused', 1]);
  await db
    .updateTable('login_attempts')
    .set({ locked_until: new Date(Date.now() + DAY).toISOString() })
    .execute();
  for (const name of ['user', ...refused])
    expect(await attempt(`${name}@demo.test`, GOOD)).toEqual(['locked', 0]);
});

test('a password that was hashed cheaply is hashed again when its owner signs in', async () => {
  const { db } = api.database;
  const read = () =>
    db.selectFrom('accounts').select('password_hash').where('email', '=', EMAIL).executeTakeFirstOrThrow();
  const cheaper = await hashPassword(GOOD, { N: 2, r: 1, p: 1 });
  await db.updateTable('accounts').set({ password_hash: cheaper }).where('email', '=', EMAIL).execute();
  expect(await status('Wrong')).toBe(401);
  expect((await read()).password_hash).toBe(cheaper);
  expect(await status(GOOD)).toBe(200);
  const { password_hash: raised } = await read();
  expect(raised).toMatch(/^scrypt\$16\$1\$1\$/);
  expect(await status(GOOD)).toBe(200);
  expect((await read()).password_hash).toBe(raised);
});

test('letters of e-mail and password may be composed in either way', async () => {
  const { db } = api.database;
  const email = 'ёлка.й@пример.рф'.normalize('NFC');
  const values = { email, password_hash: await hashPassword('Ёжик2026й'.normalize('NFC'), CHEAP) };
  await db.updateTable('accounts').set(values).where('email', '=', 'events@demo.test').execute();
  const username = ' Ёлка.Й@ПРИМЕР.рф '.normalize('NFD');
  expect(await status('Ёжик2026й'.normalize('NFD'), { username })).toBe(200);
});

test.each([
  ['a password of 20 KB', 20_000, 413, 'body-too-large'],
  ['a password of 10 KB', 10_000, 422, 'invalid-value'],
])('%s is refused before anything is hashed', async (_, length, expected, code) => {
  const answer = await signIn('x'.repeat(length));
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([expected, code]);
});

test('the stored counters reveal neither e-mail nor address', async () => {
  await fail(1);
  const rows = await api.database.db.selectFrom('login_attempts').selectAll().execute();
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/user|demo|198\.51/);
});

test('failures are forgotten after a day, and known addresses after a month', async () => {
  const { db } = api.database;
  const count = async () => (await db.selectFrom('login_attempts').select('subject').execute()).length;
  await status(GOOD);
  await fail(1, { from: '203.0.113.7' });
  expect(await count()).toBe(3);
  await forgetLoginAttempts(db, new Date(Date.now() + DAY - 60_000));
  expect(await count()).toBe(3);
  await forgetLoginAttempts(db, new Date(Date.now() + DAY + 60_000));
  expect(await count()).toBe(1);
  await forgetLoginAttempts(db, new Date(Date.now() + 31 * DAY));
  expect(await count()).toBe(0);
});

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0:ffff::2'],
  ['2001:DB8:0:1::', '2001:db8:0:1:2:3:4:5'],
  ['fe80::1%eth0', 'fe80::2'],
])('%s and %s are one customer', (one, other) => {
  expect(subjectsOf(EMAIL, one)).toEqual(subjectsOf(EMAIL, other));
});

test.each([
  ['203.0.113.7', '203.0.113.8'],
  ['2001:db8::1', '2001:db8:0:1::1'],
  ['::1', '1::'],
])('%s and %s are two', (one, other) => {
  expect(subjectsOf(EMAIL, one).address).not.toBe(subjectsOf(EMAIL, other).address);
});
