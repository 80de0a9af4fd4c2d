import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { ApiErrorBodySchema, SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { parsed } from '../../../test/parsed.ts';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { contentOf, type OutboxMail } from '../../mail/outbox-repository.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());
afterEach(async () => {
  for (const table of ['registration_requests', 'mail_outbox', 'submissions'] as const)
    await api.database.db.deleteFrom(table).execute();
});

const TINS: Readonly<Record<Locale, string>> = {
  'ru-RU': '7707083893',
  'ru-KZ': '971240001315',
  'kk-KZ': '971240001315',
  'es-AR': '20123456786',
  'en-US': '123456789',
};
const PHONES: Readonly<Record<Locale, readonly [typed: string, stored: string]>> = {
  'ru-RU': ['8 (912) 345-67-89', '+79123456789'],
  'ru-KZ': ['8 701 234 56 78', '+77012345678'],
  'kk-KZ': ['+7 701 234 56 78', '+77012345678'],
  'es-AR': ['011 4321-5678', '+541143215678'],
  'en-US': ['+1 212 555 0123', '+12125550123'],
};
const request = (changes: object = {}, locale: Locale = 'en-US') => ({
  charityEventCreator: true,
  recyclingPointCreator: true,
  name: 'Ada Byron',
  email: 'Ada@Example.org',
  phone: PHONES[locale][0],
  orgName: 'Glass and Co',
  address: '1 Green Street',
  tin: TINS[locale],
  locale,
  ...changes,
});

const send = (payload: InjectOptions['payload'], headers = {}, on = api) =>
  on.app.inject({ method: 'POST', url: '/inquire-registration', payload, headers });

async function referenceOf(payload: object): Promise<string> {
  const answer = await send(payload);
  withNote(answer.body, () => expect(answer.statusCode).toBe(200));
  const { isOk, message, reference } = parsed(SubmissionAnswerSchema, answer.json());
  expect([isOk, message]).toEqual([true, '']);
  return reference ?? '';
}

const rows = () => api.database.db.selectFrom('registration_requests').selectAll().orderBy('id').execute();
const mails = () => api.database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
const kinds = async () => (await mails()).map(({ kind }) => kind);

test.each(LOCALES)(
  'a request in %s is stored with every field before it is acknowledged, with both mails @G-02 @V-04 @N-05',
  async (locale) => {
    const reference = await referenceOf(request({ website: '' }, locale));
    expect(reference).toMatch(/^R-[2-9A-HJ-NP-Z]{6}$/);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      reference,
      status: 'pending',
      roles: '["facility","promotion"]',
      name: 'Ada Byron',
      email: 'ada@example.org',
      phone: PHONES[locale][1],
      org_name: 'Glass and Co',
      address: '1 Green Street',
      tin: TINS[locale],
      locale,
      decided_at: null,
      account_id: null,
    });
    const [toOperator, toApplicant] = await mails();
    expect(toOperator).toMatchObject({ kind: 'registration-to-operator', recipient: 'operator@localhost' });
    const { text, html, replyTo } = contentOf(toOperator as OutboxMail);
    expect(replyTo).toEqual({ name: 'Ada Byron', address: 'ada@example.org' });
    for (const value of ['Ada Byron', 'ada@example.org', PHONES[locale][1], 'Glass and Co', '1 Green Street'])
      for (const body of [text, html]) expect(body).toContain(value);
    expect(text).toContain(TINS[locale]);
    expect(text).toContain(`npm run staff -- registrations approve ${reference}\n`);
    expect(toApplicant).toMatchObject({
      kind: 'registration-acknowledgement',
      recipient: 'ada@example.org',
      subject: expect.stringContaining(reference),
    });
    const acknowledged = contentOf(toApplicant as OutboxMail);
    expect(acknowledged.html).toContain(`<html lang="${locale}">`);
    expect(`${acknowledged.text}${acknowledged.html}`).not.toMatch(/Ada|Glass|Green/);
  },
);

test('an identical request that is still open gets the same answer, and no mail is sent again', async () => {
  const references = await Promise.all(Array.from({ length: 8 }, () => referenceOf(request())));
  expect(new Set(references).size).toBe(1);
  expect(await rows()).toHaveLength(1);
  expect(await kinds()).toEqual(['registration-to-operator', 'registration-acknowledgement']);
});

test('a request with other details is kept beside the open one, and the mail to staff names both', async () => {
  const first = await referenceOf(request());
  const second = await referenceOf(request({ address: '2 Blue Street' }));
  expect(second).not.toBe(first);
  expect((await rows()).map(({ address }) => address)).toEqual(['1 Green Street', '2 Blue Street']);
  expect(await kinds()).toEqual([
    'registration-to-operator',
    'registration-acknowledgement',
    'registration-to-operator',
  ]);
  const [, , mail] = await mails();
  expect(contentOf(mail as OutboxMail).text).toContain(
    `other open requests with the same address or tax ID: ${first}.`,
  );
});

test('after a while a corrected request is acknowledged again', async () => {
  await referenceOf(request());
  const earlier = new Date(Date.now() - 6 * 60_000).toISOString();
  await api.database.db.updateTable('registration_requests').set({ created_at: earlier }).execute();
  await referenceOf(request({ address: '2 Blue Street' }));
  expect((await kinds()).filter((kind) => kind === 'registration-acknowledgement')).toHaveLength(2);
});

test('staff are told when the organisation is registered already', async () => {
  const { db } = api.database;
  const { full_name, tin } = await db
    .selectFrom('organizations')
    .select(['full_name', 'tin'])
    .where('full_name', 'like', '%Таза%')
    .executeTakeFirstOrThrow();
  await db.updateTable('organizations').set({ tin: TINS['kk-KZ'] }).where('tin', '=', tin).execute();
  await referenceOf(request({ orgName: full_name.toUpperCase().replace('«', '"') }, 'kk-KZ'));
  const [mail] = await mails();
  expect(contentOf(mail as OutboxMail).text).toContain('дәл осындай ұйым бұрын тіркелген');
});

test('a filled spam trap is answered like a success and kept from staff and mailboxes', async () => {
  expect(await referenceOf(request({ website: 'https://buy.example' }))).toMatch(/^R-/);
  expect(await rows()).toEqual([]);
  expect(await mails()).toEqual([]);
  const kept = await api.database.db.selectFrom('submissions').selectAll().execute();
  expect(kept).toEqual([expect.objectContaining({ kind: 'registration', is_spam: 1 })]);
});

test('when the mails cannot be written, nothing is stored and nothing acknowledged @N-05', async () => {
  const { db } = api.database;
  await db.schema.alterTable('mail_outbox').renameTo('mail_outbox_away').execute();
  const answer = await send(request());
  await db.schema.alterTable('mail_outbox_away').renameTo('mail_outbox').execute();
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([500, 'internal-error']);
  expect(await rows()).toEqual([]);
});

test.each([
  [{ charityEventCreator: false, recyclingPointCreator: false }, '', 'role'],
  [{ charityEventCreator: 'true' }, '/charityEventCreator', 'invalid-type'],
  [{ charityEventCreator: { toString: true } }, '/charityEventCreator', 'invalid-type'],
  [{ charityEventCreator: undefined }, '/charityEventCreator', 'required'],
  [{ user: true }, '/user', 'unknown-field'],
  [{ is_staff: true }, '/is_staff', 'unknown-field'],
  [{ name: ' ' }, '/name', 'required'],
  [{ name: 'x'.repeat(101) }, '/name', 'maxLength'],
  [{ email: 'ada@' }, '/email', 'email'],
  [{ email: 'ada@example.org\r\nBcc: all@example.org' }, '/email', 'email'],
  [{ phone: '12' }, '/phone', 'phone'],
  [{ phone: undefined }, '/phone', 'required'],
  [{ orgName: '' }, '/orgName', 'required'],
  [{ address: null }, '/address', 'required'],
  [{ address: 'x'.repeat(301) }, '/address', 'maxLength'],
  [{ tin: '12x' }, '/tin', 'integer'],
  [{ tin: '' }, '/tin', 'required'],
  [{ tin: 123_456_789 }, '/tin', 'invalid-type'],
  [{ locale: 'de-DE' }, '/locale', 'choice'],
])('a request with %j is refused at its field @V-02 @V-05', async (changes, pointer, code) => {
  const answer = await send(request(changes));
  withNote(answer.body, () => expect(answer.statusCode).toBe(422));
  const { errors } = parsed(ApiErrorBodySchema, answer.json());
  expect(errors).toContainEqual(expect.objectContaining({ code, source: { pointer } }));
});

test.each([
  ['ru-RU', '7707083894'],
  ['kk-KZ', '971240001316'],
  ['ru-KZ', '7707083893'],
  ['es-AR', '20123456785'],
  ['en-US', '1234'],
] as const)('in %s the tax id %s is refused, on the server too @V-04 @V-05', async (locale, tin) => {
  const answer = await send(request({ tin }, locale));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([
    { status: '422', code: 'taxId', title: 'Value is not a valid tax id', source: { pointer: '/tin' } },
  ]);
});

test.each([
  ['ru-RU', '+1 212 555 0123'],
  ['kk-KZ', '+54 11 4321-5678'],
] as const)('in %s the phone %s is of a country that is not offered @V-05', async (locale, phone) => {
  const answer = await send(request({ phone }, locale));
  expect(answer.json().errors).toEqual([expect.objectContaining({ code: 'phone' })]);
});

test('a name with line breaks reaches no header, and markup stays text', async () => {
  await referenceOf(
    request({ name: 'Ada\r\nBcc: all@example.org', orgName: '<img src=x onerror=alert(1)> & Co' }),
  );
  const [mail] = await mails();
  const { replyTo, html } = contentOf(mail as OutboxMail);
  expect(replyTo?.name).toBe('Ada Bcc: all@example.org');
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Co');
});

test('a form of another site is refused, and a plain one of ours is redirected to its result page', async () => {
  const { headers, payload } = form({ name: 'Ada' });
  const foreign = await send(payload, { ...headers, 'sec-fetch-site': 'cross-site' });
  expect([foreign.statusCode, foreign.json().errors[0].code]).toEqual([403, 'foreign-form']);
  const own = await send(payload, { ...headers, 'sec-fetch-site': 'same-origin' });
  expect(own.statusCode).toBe(303);
  expect(own.headers.location).toMatch(/^\/en-us\/request-result\/invalid\?.*tin=required/);
});

test('requests count among the forms of an address', async () => {
  const limited = await startTestApp({ points: 60, formsPerMinute: 1 });
  const from = { 'x-forwarded-for': '203.0.113.5' };
  expect((await send(request(), from, limited)).statusCode).toBe(200);
  const refused = await send(request(), from, limited);
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([429, 'too-many-requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await limited.close();
}, 60_000);
