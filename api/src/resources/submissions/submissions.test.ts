import { INQUIRE_TYPES, LOCALES } from '@ecocircle/shared-contracts';
import { ApiErrorBodySchema, SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { parsed } from '../../../test/parsed.ts';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { eraseSubmission, listSubmissions, showSubmission } from '../../cli/submission-work.ts';
import { contentOf, type OutboxMail } from '../../mail/outbox-repository.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());

const QUESTION = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'Where do jars go?' };
const CONTACT = { ...QUESTION, phone: '+7 701 234 56 78' };
const INQUIRY = { ...QUESTION, orgName: 'Glass and Co' };

const send = (url: string, payload: InjectOptions['payload'], headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers });

async function referenceOf(url: string, payload: object): Promise<string> {
  const answer = await send(url, payload);
  withNote(answer.body, () => expect(answer.statusCode).toBe(200));
  const { isOk, message, reference } = parsed(SubmissionAnswerSchema, answer.json());
  expect([isOk, message]).toEqual([true, '']);
  return reference ?? '';
}

const storedAs = (reference: string) =>
  api.database.db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

async function mailsAbout(reference: string): Promise<OutboxMail[]> {
  const { db } = api.database;
  const mails = db.selectFrom('mail_outbox').selectAll().where('content', 'like', `%${reference}%`);
  return mails.orderBy('id').execute();
}

test.each([
  ['/api/ask-question', QUESTION, 'question', /^Q-/, QUESTION],
  ['/inquire', CONTACT, 'contact', /^C-/, { ...CONTACT, phone: '+77012345678', type: 'question' }],
  ['/inquire', INQUIRY, 'inquiry', /^I-/, { ...INQUIRY, phone: '', type: 'government' }],
])(
  '%s stores a submission before it is acknowledged, with both mails @N-02 @N-03 @N-04 @N-05',
  async (url, body, kind, pattern, fields) => {
    const reference = await referenceOf(url, { ...body, locale: 'es-AR', website: '' });
    expect(reference).toMatch(pattern);
    const row = await storedAs(reference);
    expect(row).toMatchObject({ kind, locale: 'es-AR', is_spam: 0 });
    expect(JSON.parse(row.fields)).toEqual(fields);
    const [toOperator, toVisitor, ...others] = await mailsAbout(reference);
    expect(others).toEqual([]);
    expect(toOperator).toMatchObject({ kind: `${kind}-to-operator`, recipient: 'operator@localhost' });
    expect(toOperator?.subject).toContain(reference);
    expect(toVisitor).toMatchObject({ kind: `${kind}-acknowledgement`, recipient: 'ada@example.org' });
    expect(contentOf(toOperator as OutboxMail).replyTo).toEqual({ name: 'Ada', address: 'ada@example.org' });
  },
);

test.each(LOCALES)('the acknowledgement is in %s and repeats nothing that was typed', async (locale) => {
  const reference = await referenceOf('/api/ask-question', { ...QUESTION, name: 'Zoë', locale });
  const [, mail] = await mailsAbout(reference);
  const { text, html, headers } = contentOf(mail as OutboxMail);
  const greeting = {
    'ru-RU': 'Ваш вопрос у нас',
    'ru-KZ': 'Ваш вопрос у нас',
    'kk-KZ': 'Сұрағыңыз бізге жетті',
    'es-AR': 'Ya tenemos tu pregunta',
    'en-US': 'Your question is with us',
  }[locale];
  for (const body of [text, html]) {
    expect(body).toContain(greeting);
    expect(body).toContain(reference);
    expect(body).not.toMatch(/Zoë|jars/);
  }
  expect(html).toContain(`<html lang="${locale}">`);
  expect(headers).toMatchObject({ 'Auto-Submitted': 'auto-replied' });
});

test('the operator reads the choice in words, and HTML as text', async () => {
  const text = '<script>alert(1)</script>\n<b>Привет</b> 🌱';
  const reference = await referenceOf('/inquire', { ...CONTACT, text, type: 'inspection', locale: 'ru-RU' });
  expect(JSON.parse((await storedAs(reference)).fields).text).toBe(text);
  const [mail] = await mailsAbout(reference);
  const content = contentOf(mail as OutboxMail);
  expect(content.text).toContain('Тема: Осмотр контейнерных площадок');
  expect(content.text).toContain(text);
  expect(content.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>&lt;b&gt;Привет&lt;/b&gt; 🌱');
});

test('a filled spam trap is answered like a success, stored and mailed to nobody', async () => {
  const reference = await referenceOf('/api/ask-question', { ...QUESTION, website: 'https://buy.example' });
  expect((await storedAs(reference)).is_spam).toBe(1);
  expect(await mailsAbout(reference)).toEqual([]);
});

test('when the mails cannot be written, nothing is stored and nothing acknowledged @N-05', async () => {
  const { db } = api.database;
  const count = async () => (await db.selectFrom('submissions').select('id').execute()).length;
  const before = await count();
  await db.schema.alterTable('mail_outbox').renameTo('mail_outbox_away').execute();
  const answer = await send('/api/ask-question', QUESTION);
  await db.schema.alterTable('mail_outbox_away').renameTo('mail_outbox').execute();
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([500, 'internal-error']);
  expect(await count()).toBe(before);
});

const errorsOf = async (url: string, payload: InjectOptions['payload']) => {
  const answer = await send(url, payload, { 'content-type': 'application/json' });
  withNote(answer.body, () => expect(answer.statusCode).toBe(422));
  return parsed(ApiErrorBodySchema, answer.json()).errors;
};

test('every field that is wrong is named once, by the rule it breaks @V-05', async () => {
  const bad = { name: ' ', city: 'x'.repeat(101), email: `${'a'.repeat(65)}@example.org` };
  expect(await errorsOf('/api/ask-question', bad)).toEqual(
    [
      { status: '422', code: 'required', title: 'This field is required', source: { pointer: '/text' } },
      { status: '422', code: 'required', title: 'This field is required', source: { pointer: '/name' } },
      {
        status: '422',
        code: 'maxLength',
        title: 'Value must have at most 100 characters',
        meta: { max: 100 },
        source: { pointer: '/city' },
      },
      {
        status: '422',
        code: 'email',
        title: 'Value is not a valid email address',
        source: { pointer: '/email' },
      },
    ].sort((a, b) => order.indexOf(a.source.pointer) - order.indexOf(b.source.pointer)),
  );
});
const order = ['/name', '/city', '/email', '/text'];

test.each([
  ['/inquire', { ...CONTACT, phone: '12' }, '/phone', 'phone'],
  ['/inquire', { ...CONTACT, phone: undefined }, '/phone', 'required'],
  ['/inquire', { ...CONTACT, phone: 'ZZ 7012345678' }, '/phone', 'callingCode'],
  ['/inquire', { ...CONTACT, phone: '+1 213 373 4253', locale: 'ru-RU' }, '/phone', 'phone'],
  ['/inquire', { ...CONTACT, type: 'government' }, '/type', 'choice'],
  ['/inquire', { ...INQUIRY, orgName: '' }, '/orgName', 'required'],
  ['/inquire', { ...INQUIRY, phone: 'call me' }, '/phone', 'phone'],
  ['/inquire', { ...INQUIRY, type: 'question' }, '/type', 'choice'],
  ['/api/ask-question', { ...QUESTION, text: 'x'.repeat(5001) }, '/text', 'maxLength'],
  ['/api/ask-question', { ...QUESTION, email: `a@${'b'.repeat(63)}.org` }, '/email', 'email'],
  ['/api/ask-question', { ...QUESTION, email: 'a@b' }, '/email', 'email'],
  ['/api/ask-question', { ...QUESTION, admin: true }, '/admin', 'unknown-field'],
  ['/api/ask-question', { ...QUESTION, name: null }, '/name', 'required'],
  ['/api/ask-question', { ...QUESTION, name: 5 }, '/name', 'invalid-type'],
  ['/api/ask-question', { ...QUESTION, name: ['Ada'] }, '/name', 'invalid-type'],
  ['/api/ask-question', { ...QUESTION, text: { html: 'x' } }, '/text', 'invalid-type'],
  ['/api/ask-question', { ...QUESTION, locale: 'xx-XX' }, '/locale', 'choice'],
  ['/api/ask-question', { ...QUESTION, name: { toString: true } }, '/name', 'invalid-type'],
  ['/api/ask-question', { ...QUESTION, toString: true }, '/toString', 'unknown-field'],
  ['/api/ask-question', [QUESTION], '/name', 'required'],
  ['/api/ask-question', '"text"', '', 'invalid-type'],
  ['/api/ask-question', 'null', '', 'required'],
])('%s with %j is refused at its field @V-02 @V-05', async (url, body, pointer, code) => {
  const errors = await errorsOf(url, body);
  expect(errors).toContainEqual(expect.objectContaining({ code, source: { pointer } }));
});

test('a text of a megabyte is refused with the size that is taken', async () => {
  const answer = await send('/api/ask-question', { ...QUESTION, text: 'x'.repeat(1_000_000) });
  expect(answer.statusCode).toBe(413);
  expect(answer.json().errors[0]).toMatchObject({ code: 'body-too-large' });
  expect(answer.json().errors[0].detail).toMatch(/98,304 bytes/);
});

test.each([
  ['emoji', '🌍♻️👨‍👩‍👧', '🌍♻️👨‍👩‍👧'],
  ['right-to-left text', 'שלום — مرحبا', 'שלום — مرحبا'],
  ['a zero byte', 'a\u0000b', 'ab'],
  ['half a letter', 'a\ud83c', 'a\ufffd'],
  ['line breaks and tabs', 'a\r\n\tb', 'a\r\n\tb'],
])('%s is stored and mailed in a way that can be read', async (_, text, stored) => {
  const reference = await referenceOf('/api/ask-question', { ...QUESTION, text });
  expect(JSON.parse((await storedAs(reference)).fields).text).toBe(stored);
});

test('a line break in a name does not reach a header', async () => {
  const name = 'Ada\r\nBcc: all@example.org';
  const reference = await referenceOf('/api/ask-question', { ...QUESTION, name });
  const [mail] = await mailsAbout(reference);
  expect(contentOf(mail as OutboxMail).replyTo?.name).toBe('Ada Bcc: all@example.org');
  const email = 'ada@example.org\r\nBcc: all@example.org';
  const errors = await errorsOf('/api/ask-question', { ...QUESTION, email });
  expect(errors[0]).toMatchObject({ code: 'email', source: { pointer: '/email' } });
});

const page = { 'sec-fetch-site': 'same-origin', referer: 'http://localhost/kk-kz/charity-events' };

test.each([
  ['a good one', QUESTION, '/es-ar/request-result/sent', { locale: 'es-AR' }],
  ['one without a language', QUESTION, '/kk-kz/request-result/sent', {}],
  [
    'a bad one',
    { ...QUESTION, email: 'a' },
    '/ru-ru/request-result/invalid?email=email',
    { locale: 'ru-RU' },
  ],
  ['a huge one', { ...QUESTION, text: 'x'.repeat(200_000) }, '/kk-kz/request-result/invalid', {}],
])('a form without scripts: %s leads to its result @N-06', async (_, body, location, more) => {
  const { headers, payload } = form({ ...body, ...more, website: '' });
  const answer = await send('/api/ask-question', payload, { ...headers, ...page });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, location]);
});

test('the Russian edition has no prefix to lead to', async () => {
  const { headers, payload } = form({ ...QUESTION, locale: 'ru-RU' });
  const answer = await send('/inquire', payload, { ...headers, ...page, host: 'ru.localhost:3000' });
  expect(answer.headers.location).toBe('/request-result/invalid?phone=required');
});

test.each([
  ['ru-RU', '8 (912) 345-67-89', '+79123456789'],
  ['kk-KZ', '8 701 234 56 78', '+77012345678'],
  ['es-AR', '011 15-2345-6789', '+5491123456789'],
  ['en-US', '+1 213 373 4253', '+12133734253'],
])('in %s a plain field with %s gives %s @D-13 @N-03', async (locale, phone, number) => {
  const text = `Call ${number}`;
  const { headers, payload } = form({ ...CONTACT, text, phone, locale, website: '' });
  const answer = await send('/inquire', payload, { ...headers, ...page });
  expect(answer.headers.location).toMatch(/\/request-result\/sent$/);
  const stored = await api.database.db
    .selectFrom('submissions')
    .select('fields')
    .where('fields', 'like', `%${text}%`)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(stored.fields)).toMatchObject({ phone: number });
});

test.each(INQUIRE_TYPES)('an inquiry of %s is stored without scripts, too @N-04 @N-05', async (type) => {
  const orgName = `Glass for ${type}`;
  const { headers, payload } = form({ ...INQUIRY, orgName, type, phone: '', locale: 'kk-KZ', website: '' });
  const answer = await send('/inquire', payload, { ...headers, ...page });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/kk-kz/request-result/sent']);
  const stored = await api.database.db
    .selectFrom('submissions')
    .selectAll()
    .where('fields', 'like', `%${orgName}%`)
    .execute();
  expect(stored).toMatchObject([{ kind: 'inquiry', locale: 'kk-KZ', is_spam: 0 }]);
  expect(JSON.parse(stored[0]?.fields ?? '')).toEqual({ ...INQUIRY, orgName, type, phone: '' });
  expect(await mailsAbout(stored[0]?.reference ?? '')).toHaveLength(2);
});

test('an inquiry without scripts that breaks rules is not stored; its address names fields and rules, no text @N-04 @V-05', async () => {
  const bad = { ...INQUIRY, orgName: 'y'.repeat(201), name: ' ', email: 'secret', locale: 'en-US' };
  const { headers, payload } = form(bad);
  const answer = await send('/inquire', payload, { ...headers, ...page });
  const { pathname, searchParams } = new URL(answer.headers.location ?? '', 'http://localhost');
  expect([answer.statusCode, pathname]).toEqual([303, '/en-us/request-result/invalid']);
  expect(Object.fromEntries(searchParams)).toEqual({
    orgName: 'maxLength',
    name: 'required',
    email: 'email',
  });
  const { db } = api.database;
  expect(
    await db.selectFrom('submissions').select('id').where('fields', 'like', '%secret%').execute(),
  ).toEqual([]);
});

test.each([
  ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['of another site in an old browser', { origin: 'https://evil.example' }],
  ['of nobody', {}],
])('a form %s is refused', async (_, from) => {
  const { headers, payload } = form(QUESTION);
  const answer = await send('/api/ask-question', payload, { ...headers, ...from });
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([403, 'foreign-form']);
});

test('the Origin of an old browser shows that the form is ours', async () => {
  const { headers, payload } = form(QUESTION);
  const from = { host: 'localhost:4000', origin: 'http://localhost:4000' };
  const answer = await send('/api/ask-question', payload, { ...headers, ...from });
  expect(answer.headers.location).toBe('/en-us/request-result/sent');
});

test('plain text is no form', async () => {
  const answer = await send('/api/ask-question', 'x', { 'content-type': 'text/plain' });
  expect(answer.statusCode).toBe(415);
});

test('all forms together are limited per address, with the time to wait', async () => {
  const limited = await startTestApp({ points: 60, formsPerMinute: 2 });
  const post = (url: string, payload: InjectOptions['payload'], headers = {}) =>
    limited.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'x-forwarded-for': '203.0.113.5', ...headers },
    });
  const sent = [
    await post('/api/ask-question', QUESTION),
    await post('/inquire', CONTACT),
    await post('/api/subscribe/email', { email: 'a@example.org' }),
  ];
  expect(sent.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  const refused = sent[2] as (typeof sent)[number];
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json().errors[0]).toMatchObject({ code: 'too-many-requests' });
  expect(refused.json().errors[0].detail).toMatch(/at most 2 .* try again in/i);
  const plain = form(QUESTION);
  const led = await post('/api/ask-question', plain.payload, { ...plain.headers, ...page });
  expect(led.headers.location).toBe('/kk-kz/request-result/too-many');
  await limited.close();
}, 60_000);

test('staff read a submission by its reference, and erase it with its mails', async () => {
  const { db } = api.database;
  const reference = await referenceOf('/inquire', { ...INQUIRY, email: 'erase@example.org' });
  expect(await listSubmissions(db)).toContain(`${reference}\tinquiry\ten-US\t`);
  expect(await showSubmission(db, reference)).toContain('orgName: Glass and Co');
  expect(await eraseSubmission(db, reference)).toBe(`Submission ${reference} is erased.`);
  expect(await mailsAbout(reference)).toEqual([]);
  await expect(showSubmission(db, reference)).rejects.toThrow(`There is no submission ${reference}.`);
});
