import { ALERT_LIMITS, ALERT_PATHS, readPointAlert } from '@ecocircle/shared-contracts';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { setTime } from '../../clock/clock.ts';
import { forgetOldRows } from '../../composition/retention.ts';
import { hashToken } from '../../mail/link-token.ts';
import { HOST, linkIn, REQUEST, watcher } from './testing/watcher.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = REQUEST.email;

let api: TestApp;
let ada: ReturnType<typeof watcher>;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  ada = watcher(api);
});
afterAll(() => api.close());
afterEach(async () => {
  setTime(null);
  await ada.forgetAll();
});

const yes = { isOk: true, message: '' };
const later = (ms: number) => setTime(new Date(Date.now() + ms));
const kinds = async (email = EMAIL) => (await ada.mailsTo(email)).map(({ kind }) => kind);
const alerts = () => api.database.db.selectFrom('point_alerts').selectAll().orderBy('id').execute();
const addresses = () => api.database.db.selectFrom('alert_addresses').selectAll().execute();
const refusal = (answer: { statusCode: number; json(): { errors?: { code: string }[] } }) => [
  answer.statusCode,
  answer.json().errors?.[0]?.code,
];

test('an alert waits for the link in the mail, and is confirmed by it once @X-09', async () => {
  const answer = await ada.ask({ email: 'Ada@Example.org' });
  expect([answer.statusCode, answer.json()]).toEqual([200, yes]);
  const [mail, ...others] = await ada.mailsTo(EMAIL);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Confirm your alert – EcoCircle');
  const [link] = linkIn(mail?.text ?? '', 'confirm');
  expect(link?.url).toBe(`http://${HOST}/en-us/alerts/confirm/${link?.token}`);
  const token = link?.token ?? '';
  expect((await ada.confirm(token)).json()).toEqual(yes);
  expect((await ada.confirm(token)).json()).toEqual({ isOk: true, message: 'already' });
  expect(await alerts()).toMatchObject([{ state: 'active', materials: '["batteries"]' }]);
});

test('the mail to a stranger says what would be watched, and nothing that was typed @X-09', async () => {
  await ada.ask({ place: 'Buy my pills at https://spam.example' });
  const [mail] = await ada.mailsTo(EMAIL);
  expect(mail?.text).toMatch(/What: Batteries\nWhere: Almaty, within 3 km/);
  expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(/pills|spam/);
});

test.each([
  ['ru-RU', 'Подтвердите оповещение', 'Алматы, в пределах 3 км'],
  ['ru-KZ', 'Подтвердите оповещение', 'Алматы, в пределах 3 км'],
  ['kk-KZ', 'Ескертуді растаңыз', 'Алматы, 3 км шегінде'],
  ['es-AR', 'Confirmá tu alerta', 'hasta 3 km'],
])('the mail in %s is in its language @X-09', async (locale, subject, where) => {
  await ada.ask({ locale });
  const [mail] = await ada.mailsTo(EMAIL);
  expect(mail?.subject).toContain(subject);
  expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(where);
  expect(`${mail?.text}${mail?.html}`).not.toContain('{{');
});

test('whether an address is known is told to nobody @X-09', async () => {
  const first = await ada.ask();
  await ada.confirm((await ada.lastLinks()).confirm);
  const again = await ada.ask();
  expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
  expect(await kinds()).toEqual(['alert-confirmation']);
});

test('asking again mails again, not within minutes and not for ever, and every link works @X-09', async () => {
  await ada.ask();
  await ada.ask();
  expect(await kinds()).toHaveLength(1);
  for (let count = 1; count <= 5; count += 1) {
    later(count * 6 * MINUTE);
    await ada.ask();
  }
  const mails = await ada.mailsTo(EMAIL);
  expect(mails).toHaveLength(3);
  const [first, last] = [mails[0], mails[2]].map((mail) => linkIn(mail?.text ?? '', 'confirm')[0]?.token);
  expect((await ada.confirm(last ?? '')).json()).toEqual(yes);
  expect((await ada.confirm(first ?? '')).json().message).toBe('already');
});

test('ten requests at the same time make one alert and one mail @X-09', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => ada.ask()));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(await alerts()).toHaveLength(1);
  expect(await kinds()).toHaveLength(1);
  const { confirm: token } = await ada.lastLinks();
  const confirmed = await Promise.all(Array.from({ length: 10 }, () => ada.confirm(token)));
  expect(confirmed.filter((answer) => answer.json().message === '')).toHaveLength(1);
});

test('an address that confirms nothing gets few mails, however much is asked for it @X-09', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, index) => ada.ask({ lat: 40 + index })));
  expect(await kinds()).toHaveLength(3);
});

test('an address is asked to confirm three times a day, also when it ends what it did not ask for @X-09', async () => {
  const leaveLast = async () => ada.leave((await ada.lastLinks()).leave[0] ?? '');
  for (let index = 0; index < 6; index += 1) {
    expect((await ada.ask({ lat: 40 + index })).json()).toEqual(yes);
    await leaveLast();
  }
  expect(await kinds()).toHaveLength(3);
  later(DAY + MINUTE);
  await ada.ask();
  expect(await kinds()).toHaveLength(4);
});

test('who confirms is asked as often as they ask @X-09', async () => {
  for (let index = 0; index < 5; index += 1) await ada.watches({ lat: 40 + index });
  expect(await kinds()).toHaveLength(5);
});

test('an address has ten alerts at most, and is told so once a day @X-09', async () => {
  for (let index = 0; index < ALERT_LIMITS.ofAddress; index += 1) await ada.watches({ lat: 40 + index });
  for (const lat of [10, 11]) expect((await ada.ask({ lat })).json()).toEqual(yes);
  expect((await kinds()).filter((kind) => kind === 'alert-full')).toHaveLength(1);
  expect(await alerts()).toHaveLength(ALERT_LIMITS.ofAddress);
  const { leave } = await ada.lastLinks(EMAIL, 'alert-full');
  expect(leave).toHaveLength(ALERT_LIMITS.ofAddress);
  await ada.leave(leave[3] ?? '');
  await ada.ask({ lat: 10 });
  expect((await kinds()).at(-1)).toBe('alert-confirmation');
});

test('reading an alert by its link says what it watches, and changes nothing @X-09', async () => {
  await ada.watches({ lat: 50 });
  await ada.ask({ materials: ['tyres', 'batteries', 'tyres'] });
  const { confirm, leave } = await ada.lastLinks();
  for (const token of [confirm, leave[0] ?? '', confirm])
    expect(readPointAlert((await ada.read(token)).json())).toEqual({
      state: 'pending',
      place: 'My flat',
      lng: 76.929,
      lat: 43.257,
      radius: 3000,
      materials: ['batteries', 'tyres'],
      others: 1,
    });
  expect((await ada.read(confirm)).headers['cache-control']).toBe('no-store');
  expect(refusal(await ada.read('x'.repeat(43)))).toEqual([404, 'link-unknown']);
});

test('used, expired and unknown links are told apart @X-09', async () => {
  await ada.ask();
  const { confirm, leave } = await ada.lastLinks();
  later(8 * DAY);
  expect(refusal(await ada.confirm(confirm))).toEqual([410, 'link-expired']);
  expect(refusal(await ada.read(confirm))).toEqual([410, 'link-expired']);
  setTime(null);
  expect(refusal(await ada.confirm('x'.repeat(43)))).toEqual([404, 'link-unknown']);
  expect(refusal(await ada.confirm(leave[0] ?? ''))).toEqual([404, 'link-unknown']);
  expect(refusal(await ada.leave(confirm))).toEqual([404, 'link-unknown']);
  await ada.leave(leave[0] ?? '');
  expect(refusal(await ada.confirm(confirm))).toEqual([410, 'link-used']);
});

test('an alert that was not confirmed in time can be asked for again @X-09', async () => {
  await ada.ask();
  later(8 * DAY);
  await ada.ask();
  expect((await ada.confirm((await ada.lastLinks()).confirm)).json()).toEqual(yes);
});

test('leaving deletes what is known of the person, works twice, and leaves the other alerts @X-09', async () => {
  await ada.watches({ lat: 50 });
  await ada.watches();
  const [token = ''] = (await ada.lastLinks()).leave;
  expect((await ada.leave(token)).json()).toEqual(yes);
  expect((await ada.leave(token)).json()).toEqual({ isOk: true, message: 'already' });
  expect((await alerts()).map(({ state }) => state)).toEqual(['active', 'ended']);
  expect((await alerts())[1]).toMatchObject({ address_id: null, place: '', lng: null, materials: '[]' });
  expect(readPointAlert((await ada.read(token)).json())).toMatchObject({ state: 'ended', others: 0 });
  expect(await addresses()).toHaveLength(1);
});

test('all alerts of an address end at once where that is wanted @X-09', async () => {
  await ada.watches({ lat: 50 });
  await ada.watches();
  const [token = ''] = (await ada.lastLinks()).leave;
  expect((await ada.leave(token, { all: 'yes' })).json()).toEqual(yes);
  expect((await alerts()).map(({ state }) => state)).toEqual(['ended', 'ended']);
  expect(await addresses()).toMatchObject([{ email: hashToken(EMAIL) }]);
  await forgetOldRows(api.database.db, { smtpUrl: null }, new Date(Date.now() + 8 * DAY));
  expect(await addresses()).toEqual([]);
});

test('the button of a mail that nobody asked for ends no alert that somebody did @X-09', async () => {
  await ada.watches({ lat: 50 });
  await ada.ask();
  const [, mail] = await ada.mailsTo(EMAIL);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, target = ''] = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? [];
  const url = target.replace(`http://${HOST}`, '');
  const opened = await api.app.inject({ url, headers: { host: HOST } });
  expect(opened.headers.location).toMatch(/^\/en-us\/alerts\/leave\/[\w-]{43}$/);
  expect((await alerts()).map(({ state }) => state)).toEqual(['active', 'pending']);
  const pressed = await api.app.inject({ method: 'POST', url, ...form({ 'List-Unsubscribe': 'One-Click' }) });
  expect([pressed.statusCode, pressed.json()]).toEqual([200, yes]);
  expect((await alerts()).map(({ state }) => state)).toEqual(['active', 'ended']);
});

test('the database holds no token that a link could be made of, and no exact place @X-09', async () => {
  await ada.ask({ lng: 76.928_612_3, lat: 43.256_712_3 });
  const { confirm } = await ada.lastLinks();
  const links = await api.database.db.selectFrom('alert_links').selectAll().execute();
  expect(links.map(({ token_hash }) => token_hash)).toContain(hashToken(confirm));
  expect(JSON.stringify(links)).not.toContain(confirm);
  expect(await alerts()).toMatchObject([{ lng: 76.929, lat: 43.257 }]);
});

test('alerts that nobody confirmed, and what is left of ended ones, are forgotten after a month @X-09', async () => {
  const { db } = api.database;
  await ada.ask();
  await ada.watches({ email: 'bob@example.org' });
  await ada.watches({ email: 'eve@example.org' });
  await ada.leave((await ada.lastLinks('eve@example.org')).leave[0] ?? '');
  const forget = (days: number) => forgetOldRows(db, { smtpUrl: null }, new Date(Date.now() + days * DAY));
  await forget(29);
  expect(await alerts()).toHaveLength(3);
  await forget(31);
  expect((await alerts()).map(({ state }) => state)).toEqual(['active']);
  await forget(39);
  expect((await addresses()).map(({ email }) => email)).toEqual(['bob@example.org']);
});

test.each([
  ['a material that there is not', { materials: ['plutonium'] }, '/materials', 'choice'],
  ['nothing to watch for', { materials: [] }, '/materials', 'material'],
  ['a place beyond the pole', { lat: 91 }, '/lat', 'between'],
  ['a radius that is not offered', { radius: 4000 }, '/radius', 'choice'],
  ['a wrong address', { email: 'ada' }, '/email', 'email'],
  ['a place without a name', { place: ' \n' }, '/place', 'required'],
])('%s is refused at its field @X-09 @V-05', async (_, change, pointer, code) => {
  const answer = await ada.ask(change);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject([{ code, source: { pointer } }]);
  expect(await alerts()).toEqual([]);
});

test('a trapped robot gets the same answer as everybody, and nothing is kept @X-09', async () => {
  expect((await ada.ask({ website: 'x' })).json()).toEqual(yes);
  expect([await alerts(), await kinds()]).toEqual([[], []]);
});

test('without scripts every form is led to a page with its result @X-09', async () => {
  const send = async (url: string, fields: string) => {
    const headers = { ...form({}).headers, host: HOST, 'sec-fetch-site': 'same-origin' };
    const answer = await api.app.inject({ method: 'POST', url, headers, payload: fields });
    expect(answer.statusCode).toBe(303);
    return answer.headers.location;
  };
  const area = 'lng=76.9286&lat=43.2567&radius=25000&place=Almaty&website=&locale=ru-KZ';
  const asked = await send(
    ALERT_PATHS.ask,
    `email=ada%40example.org&materials=batteries&materials=tyres&${area}`,
  );
  expect(asked).toBe('/ru-kz/request-result/alert-asked');
  expect(await send(ALERT_PATHS.ask, `email=bob%40example.org&materials=batteries&${area}`)).toBe(asked);
  expect(await send(ALERT_PATHS.ask, `email=ada&${area}`)).toBe(
    '/ru-kz/request-result/invalid?email=email&materials=material',
  );
  const { confirm, leave } = await ada.lastLinks();
  const link = (token: string) => `token=${token}&locale=ru-KZ`;
  expect(await send(ALERT_PATHS.confirm, link(confirm))).toBe(`/ru-kz/alerts/confirm/${confirm}?result=done`);
  const [token = ''] = leave;
  expect(await send(ALERT_PATHS.leave, `${link(token)}&all=yes`)).toBe(
    `/ru-kz/alerts/leave/${token}?result=done`,
  );
  expect(await send(ALERT_PATHS.leave, link('a%2Fb'))).toBe('/ru-kz/alerts/leave/a%2Fb?result=unknown');
});
