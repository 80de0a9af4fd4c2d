import { ApiErrorBodySchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());

const URLS = ['/api/web/v1/authing/sign_up/', '/api/web/v1/authing/confirm_email/'];

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
    "'; drop table accounts; --",
  ),
);
const email = fc.oneof(
  anyText,
  fc.emailAddress(),
  fc.constantFrom(
    'user@demo.test',
    'ADA@example.org',
    'ada@example.org',
    'Kate@example.org',
    'ёлка@пример.рф',
  ),
);
const password = fc.oneof(
  anyText,
  fc.constantFrom('DemoPass1', 'Пароль12', 'Aa1\ud800aaaaa', 'Aa1\u0000aaaaa'),
);
const anyBody = fc.oneof(
  fc.record({
    first_name: anyText,
    email,
    password,
    locale: fc.oneof(anyText, fc.constantFrom('ru-RU', 'en-US', 'kk-KZ')),
  }),
  fc.record({
    first_name: anyText,
    email: fc.emailAddress(),
    password: fc.constant('DemoPass1'),
    locale: fc.constant('en-US'),
  }),
  fc.record({ token: fc.oneof(anyText, fc.jsonValue()) }),
  fc.dictionary(anyText, fc.jsonValue()),
  fc.jsonValue(),
);

async function expectClearAnswer(
  url: string,
  payload: string,
  contentType = 'application/json',
): Promise<void> {
  const headers = { 'content-type': contentType };
  const answer = await api.app.inject({ method: 'POST', url, payload, headers });
  const { statusCode, body } = answer;
  withNote(body, () => expect(statusCode).toBeLessThan(500));
  if (statusCode < 300) expect(answer.json()).toEqual({ is_ok: true });
  else parsed(ApiErrorBodySchema, answer.json());
}

test.each(URLS)(
  '%s answers any JSON clearly @V-05',
  async (url) => {
    const property = fc.asyncProperty(anyBody, (body) => expectClearAnswer(url, JSON.stringify(body)));
    await fc.assert(property, { numRuns: 250 });
  },
  60_000,
);

test.each([
  ['brackets', '['.repeat(40_000)],
  ['nested objects', `${'{"email":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['a prototype', '{"__proto__":{"is_staff":true},"constructor":{"prototype":{}}}'],
  ['half a body', '{"email":"a'],
  ['a password of a megabyte', JSON.stringify({ password: 'x'.repeat(1_000_000) })],
])('%s are refused @V-05', async (_, body) => {
  for (const url of URLS) {
    await expectClearAnswer(url, body);
    await expectClearAnswer(url, body, 'application/x-www-form-urlencoded');
    await expectClearAnswer(url, body, 'multipart/form-data; boundary=x');
  }
});
