import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { exportSubscribers, subscriberCounts } from '../../cli/subscriber-work.ts';
import { forgetOldRows } from '../../composition/retention.ts';
import { hashToken } from '../../mail/link-token.ts';
import { contentOf } from '../../mail/outbox-repository.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());
afterEach(async () => {
  await api.database.db.deleteFrom('newsletter_links').execute();
  await api.database.db.deleteFrom('newsletter_subscribers').execute();
  await api.database.db.deleteFrom('mail_outbox').execute();
});

const HOST = 'localhost:3000';
const post = (url: string, payload: object, headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers: { host: HOST, ...headers } });

const subscribe = (email: string, more = {}) => post('/api/subscribe/email', { email, ...more });
const confirm = (token: string) => post('/api/subscribe/confirm', { token });
const leave = (token: string) => post('/api/subscribe/leave', { token });

async function mailsTo(recipient: string) {
  const { db } = api.database;
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, ...contentOf(row) }));
}

const linkIn = (text: string, purpose: 'confirm' | 'leave'): { url: string; token: string } => {
  const [url = '', token = ''] = new RegExp(`http\\S*/newsletter/${purpose}/([\\w-]{43})`).exec(text) ?? [];
  return { url, token };
};

async function tokensOf(email: string) {
  const [mail] = await mailsTo(email);
  const text = mail?.text ?? '';
  return { confirm: linkIn(text, 'confirm').token, leave: linkIn(text, 'leave').token };
}

const yes = { isOk: true, message: '' };

async function rewind(table: 'links' | 'mails', milliseconds: number) {
  const moment = new Date(Date.now() - milliseconds).toISOString();
  const { db } = api.database;
  if (table === 'links') await db.updateTable('newsletter_links').set({ expires_at: moment }).execute();
  else await db.updateTable('newsletter_subscribers').set({ link_mailed_at: moment }).execute();
}

test('a subscription waits for the link in the mail, and is confirmed by it once @N-01', async () => {
  expect((await subscribe('Ada@Example.org', { locale: 'es-AR' })).json()).toEqual(yes);
  const [mail, ...others] = await mailsTo('ada@example.org');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Confirmá tu suscripción a las novedades de EcoCírculo');
  const { url, token } = linkIn(mail?.text ?? '', 'confirm');
  expect(url).toBe(`http://${HOST}/es-ar/newsletter/confirm/${token}`);
  expect((await confirm(token)).json()).toEqual(yes);
  expect((await confirm(token)).json()).toEqual({ isOk: true, message: 'already' });
  const kinds = (await mailsTo('ada@example.org')).map(({ kind }) => kind);
  expect(kinds).toEqual(['newsletter-confirmation', 'newsletter-welcome']);
});

test('an address that is subscribed is told so, however it is written @N-01', async () => {
  await subscribe('ada@example.org');
  await confirm((await tokensOf('ada@example.org')).confirm);
  const again = await subscribe('ADA@example.org');
  expect([again.statusCode, again.json()]).toEqual([200, { isOk: false, message: 'emailAlreadyExists' }]);
});

test('asking again before confirming mails again, and every link works @N-01', async () => {
  await subscribe('ada@example.org');
  await rewind('mails', 3000);
  expect((await subscribe('ada@example.org', { locale: 'kk-KZ' })).json()).toEqual(yes);
  const [first, second] = await mailsTo('ada@example.org');
  expect(second?.subject).toMatch(/жазылуды растаңыз/);
  expect((await confirm(linkIn(second?.text ?? '', 'confirm').token)).json()).toEqual(yes);
  expect((await confirm(linkIn(first?.text ?? '', 'confirm').token)).json().message).toBe('already');
});

test('an address is mailed once in a moment and three times a day, whoever asks, and the answer is the same @N-01', async () => {
  const ask = async () => {
    expect((await subscribe('ada@example.org')).json()).toEqual(yes);
    return (await mailsTo('ada@example.org')).length;
  };
  expect([await ask(), await ask()]).toEqual([1, 1]);
  const later = async () => {
    await rewind('mails', 6 * 60_000);
    return ask();
  };
  expect([await later(), await later(), await later(), await later()]).toEqual([2, 3, 3, 3]);
  const weekWithoutDay = new Date(Date.now() + 6 * 24 * 3_600_000 - 1000).toISOString();
  await api.database.db.updateTable('newsletter_links').set({ expires_at: weekWithoutDay }).execute();
  expect(await later()).toBe(4);
});

test('ten requests at the same time make one subscriber and one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('ada@example.org')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await mailsTo('ada@example.org')).toHaveLength(1);
  const { confirm: token } = await tokensOf('ada@example.org');
  const confirmed = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
  expect(confirmed.filter((answer) => answer.json().message === '')).toHaveLength(1);
  expect(await mailsTo('ada@example.org')).toHaveLength(2);
});

test('used, expired and unknown links are told apart', async () => {
  const refusal = async (token: string) => {
    const answer = await confirm(token);
    return [answer.statusCode, answer.json().errors?.[0].code];
  };
  await subscribe('ada@example.org');
  const tokens = await tokensOf('ada@example.org');
  await rewind('links', 1);
  expect(await refusal(tokens.confirm)).toEqual([410, 'link-expired']);
  expect(await refusal('x'.repeat(43))).toEqual([404, 'link-unknown']);
  expect(await refusal(tokens.leave)).toEqual([404, 'link-unknown']);
  await leave(tokens.leave);
  expect(await refusal(tokens.confirm)).toEqual([410, 'link-used']);
});

test('leaving deletes the address, works twice, and allows a new subscription', async () => {
  await subscribe('ada@example.org');
  const tokens = await tokensOf('ada@example.org');
  await confirm(tokens.confirm);
  expect((await leave(tokens.leave)).json()).toEqual(yes);
  expect((await leave(tokens.leave)).json()).toEqual({ isOk: true, message: 'already' });
  const rows = await api.database.db.selectFrom('newsletter_subscribers').selectAll().execute();
  expect(rows).toEqual([expect.objectContaining({ status: 'left', email: null })]);
  expect((await subscribe('ada@example.org')).json()).toEqual(yes);
});

test('the database holds no token that a link could be made of', async () => {
  await subscribe('ada@example.org');
  const { confirm: token } = await tokensOf('ada@example.org');
  const links = await api.database.db.selectFrom('newsletter_links').selectAll().execute();
  expect(links.map(({ token_hash }) => token_hash)).toContain(hashToken(token));
  expect(JSON.stringify(links)).not.toContain(token);
});

test('mail programs leave by their own button, from another site and in either encoding', async () => {
  await subscribe('ada@example.org');
  const [mail] = await mailsTo('ada@example.org');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, target = ''] = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const url = target.replace(`http://${HOST}`, '');
  const oneClick = form({ 'List-Unsubscribe': 'One-Click' });
  const left = await api.app.inject({ method: 'POST', url, ...oneClick });
  expect([left.statusCode, left.json()]).toEqual([200, yes]);
  const multipart = {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--',
  };
  expect((await api.app.inject({ method: 'POST', url, ...multipart })).statusCode).toBe(200);
  const opened = await api.app.inject({ url, headers: { host: HOST } });
  expect(opened.statusCode).toBe(303);
  expect(opened.headers.location).toMatch(/^\/en-us\/newsletter\/leave\/[\w-]{43}$/);
});

test('without scripts every form is redirected to a page with its result @N-01', async () => {
  const page = { 'sec-fetch-site': 'same-origin' };
  const send = async (url: string, fields: Record<string, string>) => {
    const { headers, payload } = form(fields);
    const answer = await api.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...page } });
    expect(answer.statusCode).toBe(303);
    return answer.headers.location;
  };
  const email = 'ada@example.org';
  const ask = () => send('/api/subscribe/email', { email, locale: 'ru-KZ', website: '' });
  expect(await ask()).toBe('/ru-kz/request-result/subscribed');
  const { confirm: token } = await tokensOf(email);
  const follow = (given: string) => send('/api/subscribe/confirm', { token: given, locale: 'ru-KZ' });
  expect(await follow(token)).toBe(`/ru-kz/newsletter/confirm/${token}?result=done`);
  expect(await follow(token)).toBe(`/ru-kz/newsletter/confirm/${token}?result=already`);
  expect(await follow('a/b?c')).toBe('/ru-kz/newsletter/confirm/a%2Fb%3Fc?result=unknown');
  expect(await ask()).toBe('/ru-kz/request-result/already-subscribed');
});

test('a trapped robot gets the same answer as everybody, and no mail is sent', async () => {
  expect((await subscribe('bot@example.org', { website: 'x' })).json()).toEqual(yes);
  expect(await mailsTo('bot@example.org')).toEqual([]);
  const rows = await api.database.db
    .selectFrom('submissions')
    .selectAll()
    .where('kind', '=', 'newsletter')
    .execute();
  expect(rows).toEqual([expect.objectContaining({ is_spam: 1 })]);
});

test('a wrong address is refused by the rule of the form @V-02 @V-05', async () => {
  for (const [email, code] of [
    ['', 'required'],
    ['ada', 'email'],
    [`${'a'.repeat(65)}@example.org`, 'email'],
    [`a@${'b'.repeat(30)}.${'c'.repeat(40)}.org`, 'email'],
    [['a@example.org'], 'invalid-type'],
  ] as const) {
    const answer = await post('/api/subscribe/email', { email });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({ code, source: { pointer: '/email' } });
  }
});

test.each([
  ['a production host', 'kz.example.org', 'https://kz.example.org/kk-kz/newsletter/confirm/'],
  ['a host that somebody made up', 'evil.example', 'https://ru.example.org/newsletter/confirm/'],
])(
  'links in mails lead to the portal: asked by %s @V-05',
  async (_, host, expected) => {
    const productionHosts = { ru: 'ru.example.org', kz: 'kz.example.org' };
    const installed = await startTestApp({ points: 60, productionHosts });
    const locale = host.startsWith('kz') ? 'kk-KZ' : 'ru-RU';
    await installed.app.inject({
      method: 'POST',
      url: '/api/subscribe/email',
      headers: { host: 'api.internal', 'x-forwarded-host': host, 'x-forwarded-proto': 'https' },
      payload: { email: 'ada@example.org', locale },
    });
    const mail = await installed.database.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
    expect(contentOf(mail).text).toContain(expected);
    expect(`${contentOf(mail).text}${contentOf(mail).html}`).not.toContain('evil');
    await installed.close();
  },
  60_000,
);

test('staff count and export those who confirmed', async () => {
  const { db } = api.database;
  expect(await subscriberCounts(db)).toBe('Nobody has subscribed yet.');
  await subscribe('ada@example.org', { locale: 'ru-RU' });
  await subscribe('bob@example.org', { locale: 'en-US' });
  await confirm((await tokensOf('ada@example.org')).confirm);
  expect(await subscriberCounts(db)).toBe('confirmed\tru-RU\t1\npending\ten-US\t1');
  expect(await exportSubscribers(db)).toBe('email\tlocale\nada@example.org\tru-RU');
});

const MAIL_SERVER = { smtpUrl: 'smtp://127.0.0.1:9' };

test('after a month an address that was never confirmed is forgotten, and so are sent mail and spam', async () => {
  const { db } = api.database;
  await subscribe('ada@example.org');
  await subscribe('bob@example.org');
  await confirm((await tokensOf('ada@example.org')).confirm);
  await subscribe('bot@example.org', { website: 'x' });
  const now = new Date().toISOString();
  await db
    .updateTable('mail_outbox')
    .set({ state: 'sent', settled_at: now })
    .where('recipient', '=', 'bob@example.org')
    .execute();
  const day = 24 * 3_600_000;
  await forgetOldRows(db, MAIL_SERVER, new Date(Date.now() + 29 * day));
  expect(await mailsTo('bob@example.org')).toHaveLength(1);
  await forgetOldRows(db, MAIL_SERVER, new Date(Date.now() + 31 * day));
  expect(await mailsTo('bob@example.org')).toEqual([]);
  expect(await exportSubscribers(db)).toContain('ada@example.org');
  const spam = await db.selectFrom('submissions').select('id').where('is_spam', '=', 1).execute();
  expect(spam).toEqual([]);
  const left = await db.selectFrom('newsletter_subscribers').select('email').execute();
  expect(left).toEqual([{ email: 'ada@example.org' }]);
});
