import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { form, startTestApp, type TestApp } from '../../test/test-app.ts';
import { contentOf } from '../mail/outbox-repository.ts';

const HOSTS = { ru: 'eco.test', kz: 'eco.kz.test', int: 'world.eco.test' };

let api: TestApp;
let headers: { authorization: string };
let userId: string;
beforeAll(async () => {
  api = await startTestApp({ points: 1, productionHosts: HOSTS });
  headers = await api.signIn('user@demo.test');
  userId = (await api.get('/api/web/v1/auth/', { headers })).json().user_id;
});
afterAll(() => api.close());

const post = (url: string, payload: object) => (): InjectOptions => ({ method: 'POST', url, payload });
const authorized = (method: 'GET' | 'POST', url: () => string) => (): InjectOptions => ({
  method,
  url: url(),
  headers,
});

const person = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'Where do jars go?' };
const contact = { ...person, phone: '+541143230000', type: 'question' };
const company = {
  charityEventCreator: true,
  recyclingPointCreator: true,
  name: 'Ada',
  email: 'ada@glass.example',
  phone: '+541143230000',
  orgName: 'Glass and Co',
  address: 'Harbour 1',
  tin: '123456789',
};
const signUp = (email: string) => ({ first_name: 'Ada', email, password: 'DemoPass1' });

const SIGN_UP = '/api/web/v1/authing/sign_up/';
const TOKEN = '/api/web/v1/authing/password/token/';
const login = { grant_type: 'password', username: 'user@demo.test', password: 'DemoPass1' };

// Last of all the logout, which ends the session of the others. The sign-in with Google has its own suite.
test.each<[string, () => InjectOptions, object]>([
  ['a token', () => ({ method: 'POST', url: TOKEN, ...form(login) }), { access_token: expect.any(String) }],
  ['who it is', authorized('GET', () => '/api/web/v1/auth/'), { user_id: expect.any(String) }],
  [
    'the user',
    authorized('GET', () => `/api/web/v1/authing/user/${userId}/`),
    { data: { id: expect.any(String), attributes: expect.any(Object) } },
  ],
  ['a new password', post('/api/web/v1/authing/forgot_password/', { email: 'all@demo.test' }), {}],
  ['a sign-up', post(SIGN_UP, signUp('new@people.test')), {}],
  ['a company request', post('/inquire-registration', company), { isOk: true }],
  ['a message', post('/inquire', contact), { isOk: true }],
  ['an inquiry', post('/inquire', { ...contact, type: 'government', orgName: 'Glass' }), { isOk: true }],
  ['a subscription', post('/api/subscribe/email', { email: 'ada@example.org' }), { isOk: true, message: '' }],
  ['a question', post('/api/ask-question', person), { isOk: true }],
  ['a logout', authorized('POST', () => '/api/web/v1/authing/logout/'), {}],
])('the call for %s works with exactly the body of the specification', async (_, request, answer) => {
  const { statusCode, body } = await api.app.inject(request());
  withNote(body, () => expect([200, 201]).toContain(statusCode));
  expect(JSON.parse(body)).toMatchObject(answer);
});

describe('a sign-up that names no language', () => {
  const localeOf = async (email: string, request: Record<string, string>) => {
    const answer = await api.app.inject({ ...post(SIGN_UP, signUp(email))(), headers: request });
    if (answer.statusCode !== 201) return answer.json().errors[0].code;
    const mails = api.database.db.selectFrom('mail_outbox').selectAll().where('recipient', '=', email);
    const { html } = contentOf(await mails.executeTakeFirstOrThrow());
    return /lang="([\w-]+)"/.exec(html)?.[1];
  };

  test.each([
    [
      'what Accept-Language prefers',
      { host: HOSTS.int, 'accept-language': 'de, es;q=0.9, en;q=0.8' },
      'es-AR',
    ],
    ['the edition’s first, without a header', { host: HOSTS.int }, 'en-US'],
    ['the edition’s first, for a language it lacks', { host: HOSTS.int, 'accept-language': 'ru' }, 'en-US'],
    ['the only one', { host: HOSTS.ru, 'accept-language': 'en' }, 'ru-RU'],
    [
      'that of the page, before the header',
      { host: HOSTS.int, referer: `https://${HOSTS.int}/es-ar/`, 'accept-language': 'en' },
      'es-AR',
    ],
    [
      'the edition’s first, for a header without end',
      { host: HOSTS.int, 'accept-language': 'es,'.repeat(400) },
      'en-US',
    ],
    ['Kazakhstan’s, where nobody signs up', { host: HOSTS.kz, 'accept-language': 'en' }, 'role-not-offered'],
  ])('is answered in %s', async (words, request, locale) => {
    expect(await localeOf(`${words.replaceAll(/\W/g, '').toLowerCase()}@people.test`, request)).toBe(locale);
  });
});

test('a company request without a language is read by the rules of the one that is preferred', async () => {
  const request = post('/inquire-registration', { ...company, phone: '+77012345678' })();
  const inKazakhstan = await api.app.inject({ ...request, headers: { host: HOSTS.kz } });
  expect(inKazakhstan.json().errors).toMatchObject([{ code: 'taxId', source: { pointer: '/tin' } }]);
});
