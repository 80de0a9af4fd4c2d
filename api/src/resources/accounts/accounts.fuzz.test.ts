import { isValid, PasswordSchema } from '@ecocircle/shared-contracts/rules';
import { ApiErrorBodySchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { createAccountLink } from './account-links.ts';
import { findAccountByEmail } from './repository.ts';

const BASE = '/api/web/v1/authing';
const EMAIL = 'points@demo.test';

let api: TestApp;
let link = '';
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  const id = (await findAccountByEmail(api.database.db, EMAIL))?.id ?? 0;
  link = await createAccountLink(api.database.db, id, 'restore-password');
}, 60_000);
afterAll(() => api.close());

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202eabc',
    'a\r\nBcc: b@example.org',
    "' or 1=1 --",
    '%',
    '_',
  ),
  fc.constantFrom(EMAIL, 'İ@example.org', 'ada@пример.рф', 'DemoPass1', 'password', '__proto__', '../..'),
);
const anyValue = fc.oneof({ weight: 5, arbitrary: anyText }, { weight: 1, arbitrary: fc.jsonValue() });
const NAMES = ['grant_type', 'username', 'password', 'email', 'token'];
const someFields = fc.record(Object.fromEntries(NAMES.map((name) => [name, anyValue])), {
  requiredKeys: [],
});
const anyBody = fc.oneof(
  someFields,
  fc.record({ token: anyText }),
  fc.record({ token: anyText, password: anyText }),
  fc.record({ email: fc.oneof(fc.emailAddress(), anyText) }),
  fc.dictionary(anyText, anyValue),
  fc.jsonValue(),
);

async function expectClearAnswer(url: string, payload: string, contentType: string): Promise<void> {
  const headers = { 'content-type': contentType };
  const { statusCode, body } = await api.app.inject({ method: 'POST', url, payload, headers });
  withNote(body, () => expect(statusCode).toBeLessThan(500));
  if (statusCode === 200) expect(JSON.parse(body)).toEqual({ is_ok: true });
  else parsed(ApiErrorBodySchema, JSON.parse(body));
}

const JSON_URLS = ['forgot_password', 'restore_password', 'restore_password/check', 'logout'].map(
  (name) => `${BASE}/${name}/`,
);

test.each(JSON_URLS)(
  '%s answers any JSON clearly @V-05',
  async (url) => {
    const property = fc.asyncProperty(anyBody, (body) =>
      expectClearAnswer(url, JSON.stringify(body), 'application/json'),
    );
    await fc.assert(property, { numRuns: 150 });
  },
  60_000,
);

test('no made-up password passes the rules, and the link stays valid @V-03 @V-05', async () => {
  const weak = anyText.filter((text) => !isValid(PasswordSchema, text));
  const property = fc.asyncProperty(weak, async (password) => {
    const payload = { token: link, password };
    const answer = await api.app.inject({ method: 'POST', url: `${BASE}/restore_password/`, payload });
    withNote(answer.body, () => expect(answer.statusCode).toBe(422));
    expect(answer.json().errors[0].source).toEqual({ pointer: '/password' });
  });
  await fc.assert(property, { numRuns: 150 });
  await expectClearAnswer(
    `${BASE}/restore_password/check/`,
    JSON.stringify({ token: link }),
    'application/json',
  );
}, 60_000);

test('the token call answers any form clearly and issues no token @V-05', async () => {
  const login = fc.record({ grant_type: fc.constant('password'), username: anyText, password: anyText });
  const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), anyText), anyText));
  const anyForm = fc.oneof(
    fields.map((pairs) => new URLSearchParams(pairs).toString()),
    login
      .filter(({ username, password }) => username !== EMAIL || password !== 'DemoPass1')
      .map((record) => new URLSearchParams(record).toString()),
    anyText,
  );
  const property = fc.asyncProperty(anyForm, async (payload) => {
    const url = `${BASE}/password/token/`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await api.app.inject({ method: 'POST', url, payload, headers });
    withNote(answer.body, () => expect([400, 401, 413, 415, 422, 429]).toContain(answer.statusCode));
    parsed(ApiErrorBodySchema, answer.json());
  });
  await fc.assert(property, { numRuns: 200 });
}, 60_000);

test('any authorization header is answered clearly @V-05', async () => {
  const header = fc
    .oneof(fc.string(), fc.base64String(), fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()))
    .map((value) => (Array.isArray(value) ? value.join('.') : value));
  const property = fc.asyncProperty(
    header,
    fc.constantFrom('', 'Bearer ', 'bearer  '),
    async (value, scheme) => {
      const answer = await api.get('/api/web/v1/auth/', { headers: { authorization: `${scheme}${value}` } });
      expect(answer.statusCode).toBe(401);
      parsed(ApiErrorBodySchema, answer.json());
    },
  );
  await fc.assert(property, { numRuns: 200 });
}, 60_000);
