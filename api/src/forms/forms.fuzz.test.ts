import { ALERT_PATHS } from '@ecocircle/shared-contracts';
import { ApiErrorBodySchema, SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parsed } from '../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());

const URLS = [
  '/api/ask-question',
  '/inquire',
  '/inquire-registration',
  '/api/subscribe/email',
  '/api/subscribe/confirm',
  '/api/subscribe/leave',
  ...Object.values(ALERT_PATHS),
];

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('', ' ', '\u0000', '\ud800', '\u202eabc', 'a\r\nBcc: b@example.org', "'; drop table x; --"),
  fc.constantFrom('ada@example.org', '+7 701 234 56 78', 'question', 'government', 'ru-RU', 'en-US'),
);
const anyValue = fc.oneof({ weight: 5, arbitrary: anyText }, { weight: 1, arbitrary: fc.jsonValue() });
const someFields = fc.record(
  Object.fromEntries(
    ['name', 'city', 'email', 'text', 'phone', 'orgName', 'type', 'locale', 'website', 'token'].map(
      (name) => [name, anyValue],
    ),
  ),
  { requiredKeys: [] },
);
const goodForm = fc.record({
  name: anyText,
  city: anyText,
  text: anyText,
  email: fc.emailAddress(),
  orgName: anyText,
});
const goodRequest = fc.record({
  charityEventCreator: fc.boolean(),
  recyclingPointCreator: fc.boolean(),
  name: anyText,
  email: fc.emailAddress(),
  phone: fc.oneof(anyText, fc.constantFrom('+7 701 234 56 78', '+12125550123')),
  orgName: anyText,
  address: anyText,
  tin: fc.oneof(anyText, fc.constantFrom('123456789', '7707083893')),
  locale: fc.constantFrom('ru-RU', 'en-US'),
});
const anyBody = fc.oneof(someFields, goodForm, goodRequest, fc.dictionary(anyText, anyValue), fc.jsonValue());

async function expectClearAnswer(url: string, payload: string, contentType: string): Promise<void> {
  const headers = { 'content-type': contentType, 'sec-fetch-site': 'same-origin' };
  const answer = await api.app.inject({ method: 'POST', url, payload, headers });
  const { statusCode, body } = answer;
  withNote(body, () => expect(statusCode).toBeLessThan(500));
  if (statusCode === 303)
    expect(answer.headers.location).toMatch(/^\/[a-z]{2}-[a-z]{2}\/(request-result|newsletter)\//);
  else if (statusCode === 200) parsed(SubmissionAnswerSchema, answer.json());
  else parsed(ApiErrorBodySchema, answer.json());
}

test.each(URLS)(
  '%s answers any JSON clearly @V-05',
  async (url) => {
    const property = fc.asyncProperty(anyBody, (body) =>
      expectClearAnswer(url, JSON.stringify(body), 'application/json'),
    );
    await fc.assert(property, { numRuns: 150 });
  },
  60_000,
);

test.each(URLS)(
  '%s answers any form clearly @V-05',
  async (url) => {
    const fields = fc.array(fc.tuple(fc.oneof(fc.constantFrom('name', 'email', 'text'), anyText), anyText));
    const property = fc.asyncProperty(fc.oneof(fields, anyText), (body) => {
      const payload = typeof body === 'string' ? body : new URLSearchParams(body).toString();
      return expectClearAnswer(url, payload, 'application/x-www-form-urlencoded');
    });
    await fc.assert(property, { numRuns: 150 });
  },
  60_000,
);

test.each([
  ['brackets', '['.repeat(40_000)],
  ['nested lists', `${'['.repeat(40_000)}${']'.repeat(40_000)}`],
  ['nested objects', `${'{"name":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  ['many fields', JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`f${i}`, 1])))],
])('%s are refused @V-05', async (_, body) => {
  for (const url of URLS) await expectClearAnswer(url, body, 'application/json');
});
