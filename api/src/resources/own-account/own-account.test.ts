import { LOCALES, type Locale, localeBasename } from '@ecocircle/shared-contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { contentOf } from '../../mail/outbox-repository.ts';

const HOST = 'localhost:3000';
const EMAIL = 'user@demo.test';
const OTHER = 'all@demo.test';
const PASSWORD = 'DemoPass1';
const NEW_PASSWORD = 'NewPass42';
const NEW_EMAIL = 'ada@new.example';
const BASE = '/api/web/v1/account';

type Headers = Record<string, string>;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

let before: readonly Record<string, unknown>[] = [];
beforeEach(async () => {
  before = await api.database.db.selectFrom('accounts').selectAll().execute();
});
afterEach(async () => {
  const { db } = api.database;
  for (const { id, ...account } of before)
    await db
      .updateTable('accounts')
      .set(account)
      .where('id', '=', id as number)
      .execute();
  await db.deleteFrom('account_links').execute();
  await db.deleteFrom('login_attempts').execute();
  await db.deleteFrom('mail_outbox').execute();
});

const post = (path: string, payload: object | undefined, headers: Headers = {}) =>
  api.app.inject({
    method: 'POST',
    url: `${BASE}${path}`,
    ...(payload && { payload }),
    headers: { host: HOST, ...headers },
  });
const patch = (payload: object, headers: Headers) =>
  api.app.inject({ method: 'PATCH', url: `${BASE}/`, payload, headers: { host: HOST, ...headers } });
const who = async (headers: Headers) => (await api.get('/api/web/v1/auth/', { headers })).statusCode;
const signIn = (username: string, password: string) => {
  const fields = form({ grant_type: 'password', username, password });
  return api.app.inject({ method: 'POST', url: '/api/web/v1/authing/password/token/', ...fields });
};
const outcome = (answer: { statusCode: number; json(): { errors?: { code: string }[] } }) =>
  `${answer.statusCode} ${answer.json().errors?.[0]?.code ?? ''}`.trim();
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const change = (values: object, email: string) =>
  api.database.db.updateTable('accounts').set(values).where('email', '=', email).execute();

async function mails() {
  const rows = await api.database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  return rows.map((row) => ({ ...row, ...contentOf(row) }));
}

async function mailedToken(headers: Headers, email = NEW_EMAIL): Promise<string> {
  expect(outcome(await post('/email/', { email, password: PASSWORD }, headers))).toBe('200');
  return /\/confirm-new-email\/([\w-]{43})/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
}

describe('the details', () => {
  test('name and phone are changed, the number to E.164', async () => {
    const headers = await api.signIn(EMAIL);
    const answer = await patch({ name: ' Ada  ', phone: '+54 11 4323-0000', locale: 'es-AR' }, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.attributes).toMatchObject({ name: 'Ada', contact_phone: '+541143230000' });
    const cleared = await patch({ name: 'Ada', phone: '' }, headers);
    expect(cleared.json().data.attributes.contact_phone).toBeNull();
  });

  test.each<[object, string, string]>([
    [{ phone: '' }, '/name', 'required'],
    [{ name: '  ', phone: '' }, '/name', 'required'],
    [{ name: 'x'.repeat(101), phone: '' }, '/name', 'maxLength'],
    [{ name: 'Ada', phone: '+7 12' }, '/phone', 'phone'],
    [{ name: 'Ada', phone: '+1 212 555 01 23', locale: 'ru-RU' }, '/phone', 'phone'],
    [{ name: 'Ada', phone: '', roles: ['staff'] }, '/roles', 'unknown-field'],
    [{ name: 'Ada', phone: '', locale: 'de-DE' }, '/locale', 'choice'],
  ])('%j is refused at its field @V-05', async (body, pointer, code) => {
    const answer = await patch(body, await api.signIn(EMAIL));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ code, source: { pointer } }));
  });
});

describe('the password', () => {
  const body = { oldPassword: PASSWORD, password: NEW_PASSWORD };

  test('is changed, other sessions end and this one goes on with a new token', async () => {
    const [here, there] = [await api.signIn(EMAIL), await api.signIn(EMAIL)];
    const answer = await post('/password/', body, here);
    expect(outcome(answer)).toBe('200');
    expect([await who(here), await who(there)]).toEqual([401, 401]);
    expect(await who(bearer(answer.json().access_token))).toBe(200);
    expect(outcome(await signIn(EMAIL, PASSWORD))).toBe('401 wrong-credentials');
    expect(outcome(await signIn(EMAIL, NEW_PASSWORD))).toBe('200');
  });

  test.each(LOCALES)('the owner is told in %s', async (locale: Locale) => {
    const referer = `http://${HOST}${localeBasename(locale, 'local')}/profile`;
    expect(outcome(await post('/password/', body, { ...(await api.signIn(EMAIL)), referer }))).toBe('200');
    const [mail, ...others] = await mails();
    expect([mail?.recipient, mail?.kind, others]).toEqual([EMAIL, 'password-changed-inside', []]);
    expect(mail?.html).toContain(`lang="${locale}"`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/\{\{|NewPass/);
  });

  test('a wrong old one is refused at its field, changes nothing, and counts as a failed login', async () => {
    const headers = await api.signIn(EMAIL);
    const answer = await post('/password/', { ...body, oldPassword: 'WrongPass1' }, headers);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toMatchObject([
      { code: 'wrongPassword', source: { pointer: '/oldPassword' } },
    ]);
    for (let turn = 0; turn < 5; turn += 1) await post('/password/', { ...body, oldPassword: 'x' }, headers);
    const locked = await post('/password/', body, headers);
    expect(outcome(locked)).toBe('429 too-many-requests');
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
    expect(outcome(await signIn(EMAIL, PASSWORD))).toBe('429 too-many-requests');
    expect(await who(headers)).toBe(200);
  });

  test('of two changes at the same time one is made', async () => {
    const headers = await api.signIn(EMAIL);
    const passwords = ['NewPass42', 'NewPass43'];
    const answers = await Promise.all(
      passwords.map(async (password) => outcome(await post('/password/', { ...body, password }, headers))),
    );
    expect([...answers].sort()).not.toEqual(['200', '200']);
    const works = await Promise.all(
      passwords.map(async (one) => outcome(await signIn(EMAIL, one)) === '200'),
    );
    expect(works).toEqual(answers.map((answer) => answer === '200'));
  });

  test('an account without one cannot change it here', async () => {
    const headers = await api.signIn(EMAIL);
    await change({ password_hash: '' }, EMAIL);
    expect(outcome(await post('/password/', { ...body, oldPassword: 'x' }, headers))).toBe(
      '422 wrongPassword',
    );
  });

  test.each<[object, string, string]>([
    [{ password: NEW_PASSWORD }, '/oldPassword', 'required'],
    [{ oldPassword: PASSWORD }, '/password', 'required'],
    [{ oldPassword: 'x'.repeat(257), password: NEW_PASSWORD }, '/oldPassword', 'maxLength'],
    [{ oldPassword: PASSWORD, password: 'short1A' }, '/password', 'minLength'],
    [{ oldPassword: PASSWORD, password: 'nouppercase1' }, '/password', 'uppercase'],
    [{ oldPassword: 7, password: NEW_PASSWORD }, '/oldPassword', 'invalid-type'],
  ])('%j is refused at its field @V-03 @V-05', async (given, pointer, code) => {
    const answer = await post('/password/', given, await api.signIn(EMAIL));
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toContainEqual(expect.objectContaining({ code, source: { pointer } }));
  });
});

describe('the e-mail', () => {
  test('is changed by the link that its new mailbox gets, and the old one is told', async () => {
    const [here, there] = [await api.signIn(EMAIL), await api.signIn(EMAIL)];
    const token = await mailedToken(here, ' Ada@NEW.example ');
    expect(outcome(await signIn(EMAIL, PASSWORD))).toBe('200');

    const answer = await post('/email/confirm/', { token }, here);

    expect(outcome(answer)).toBe('200');
    expect([await who(here), await who(there)]).toEqual([401, 401]);
    expect(await who(bearer(answer.json().access_token))).toBe(200);
    expect(outcome(await signIn(NEW_EMAIL, PASSWORD))).toBe('200');
    expect(outcome(await signIn(EMAIL, PASSWORD))).toBe('401 wrong-credentials');
    expect((await mails()).map(({ recipient, kind }) => [recipient, kind])).toEqual([
      [NEW_EMAIL, 'email-confirmation'],
      [EMAIL, 'email-changed'],
    ]);
  });

  test('a link that is opened elsewhere confirms, and signs nobody in', async () => {
    const token = await mailedToken(await api.signIn(EMAIL));
    const answer = await post('/email/confirm/', { token }, await api.signIn(OTHER));
    expect(answer.json()).toEqual({ access_token: null });
    expect((await post('/email/confirm/', { token })).statusCode).toBe(410);
  });

  test('a used, an expired, an unknown and an older link say so', async () => {
    const headers = await api.signIn(EMAIL);
    const [older, token] = [await mailedToken(headers, 'ada@older.example'), await mailedToken(headers)];
    const confirm = async (one: string) => outcome(await post('/email/confirm/', { token: one }));
    expect(await confirm(older)).toBe('410 link-used');
    expect(await confirm('x')).toBe('404 link-unknown');
    await api.database.db
      .updateTable('account_links')
      .set({ expires_at: new Date(0).toISOString() })
      .execute();
    expect(await confirm(token)).toBe('410 link-expired');
    expect(outcome(await signIn(EMAIL, PASSWORD))).toBe('200');
  });

  test('an address with an account is answered as any other, and only its holder reads why', async () => {
    const headers = await api.signIn(EMAIL);
    const taken = await post('/email/', { email: OTHER, password: PASSWORD }, headers);
    const free = await post('/email/', { email: NEW_EMAIL, password: PASSWORD }, headers);
    expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
    const [mail] = await mails();
    expect([mail?.recipient, mail?.kind]).toEqual([OTHER, 'email-taken']);
    expect(mail?.text).not.toContain('confirm-new-email');
  });

  test('an address that was taken since is not taken over', async () => {
    const token = await mailedToken(await api.signIn(EMAIL));
    await change({ email: NEW_EMAIL }, OTHER);
    expect(outcome(await post('/email/confirm/', { token }))).toBe('410 link-expired');
    expect(outcome(await signIn(EMAIL, PASSWORD))).toBe('200');
  });

  test('an address that somebody signed up with and never confirmed is free', async () => {
    const token = await mailedToken(await api.signIn(EMAIL));
    await change({ email: NEW_EMAIL, is_active: 0, email_confirmed_at: null }, 'inactive@demo.test');
    expect(outcome(await post('/email/confirm/', { token }))).toBe('200');
    expect(outcome(await signIn(NEW_EMAIL, PASSWORD))).toBe('200');
  });

  test('a wrong password is refused at its field, and mails nobody', async () => {
    const answer = await post('/email/', { email: NEW_EMAIL, password: 'x' }, await api.signIn(EMAIL));
    expect(answer.json().errors).toMatchObject([{ code: 'wrongPassword', source: { pointer: '/password' } }]);
    expect(await mails()).toEqual([]);
  });

  test('an account causes three mails an hour', async () => {
    const headers = await api.signIn(EMAIL);
    for (let turn = 0; turn < 5; turn += 1)
      await post('/email/', { email: `ada${turn}@new.example`, password: PASSWORD }, headers);
    expect(await mails()).toHaveLength(3);
  });
});

test('log out everywhere ends every session', async () => {
  const [here, there, other] = [await api.signIn(EMAIL), await api.signIn(EMAIL), await api.signIn(OTHER)];
  expect(outcome(await post('/logout-everywhere/', undefined, here))).toBe('200');
  expect([await who(here), await who(there), await who(other)]).toEqual([401, 401, 200]);
});

test.each(['/password/', '/email/', '/logout-everywhere/'])(
  '%s takes a signed-in caller @A-09',
  async (path) => {
    expect(outcome(await post(path, { oldPassword: 'x', password: NEW_PASSWORD }))).toBe(
      '401 not-authenticated',
    );
  },
);

test('an account that may not act ends its sessions and changes nothing else', async () => {
  const headers = await api.tokenOf('blocked@demo.test');
  expect(outcome(await patch({ name: 'Ada', phone: '' }, headers))).toBe('403 forbidden');
  expect(outcome(await post('/logout-everywhere/', undefined, headers))).toBe('200');
});
