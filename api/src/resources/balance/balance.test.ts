import { toWithdrawal } from '@ecocircle/shared-contracts';
import { WithdrawalListSchema } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { withdrawPoints } from '../../cli/balance-work.ts';

const URL = '/api/web/v1/balance/withdrawal/';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 1 });
});
afterAll(() => api.close());

const withdrawn = (email: string, points: string, comment = '') =>
  withdrawPoints(api.database.db, email, points, comment);

async function list(email: string, query = '') {
  const answer = await api.get(URL + query, { headers: await api.signIn(email) });
  const { data, meta } = parsed(WithdrawalListSchema, answer.json());
  return { withdrawals: data.map(toWithdrawal), meta };
}

test('a user sees their withdrawals, newest first, a page at a time @B-01', async () => {
  expect(await withdrawn('user@demo.test', '200', 'A bag')).toBe(
    '200 points were taken from user@demo.test; 1050 are left.',
  );
  await withdrawn('user@demo.test', '50');
  await withdrawn('all@demo.test', '1');
  const { withdrawals, meta } = await list('user@demo.test');
  expect(withdrawals).toMatchObject([
    { amount: 50, balanceAfter: 1000, comment: '' },
    { amount: 200, balanceAfter: 1050, comment: 'A bag' },
  ]);
  expect(meta).toEqual({ total: 2, page: 1, page_size: 20 });
  const second = await list('user@demo.test', '?page=2&page_size=1');
  expect(second.withdrawals.map(({ amount }) => amount)).toEqual([200]);
});

test('only users have a balance, and only their own', async () => {
  expect((await api.get(URL)).statusCode).toBe(401);
  const headers = await api.signIn('points@demo.test');
  expect((await api.get(URL, { headers })).statusCode).toBe(403);
  const asUser = await api.signIn('user@demo.test');
  expect((await api.get(`${URL}?page=0`, { headers: asUser })).statusCode).toBe(400);
});

test.each([
  ['user@demo.test', '0', /not a whole number/],
  ['user@demo.test', '1.5', /not a whole number/],
  ['user@demo.test', '-3', /not a whole number/],
  ['user@demo.test', '999999', /less than 999999/],
  ['nobody@demo.test', '1', /no account of nobody@demo.test/],
  ['points@demo.test', '1', /is not a user/],
])('taking from %s %s points is refused', async (email, points, reason) => {
  await expect(withdrawn(email, points)).rejects.toThrow(reason);
});

test('two withdrawals at once never take more than there is', async () => {
  const { withdrawals } = await list('user@demo.test');
  const left = String(withdrawals[0]?.balanceAfter);
  const both = await Promise.allSettled([
    withdrawn('user@demo.test', left),
    withdrawn('user@demo.test', left),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
