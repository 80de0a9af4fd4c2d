import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { form, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { setTime } from '../../clock/clock.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { newestMails } from '../../mail/outbox-repository.ts';
import { POINTS, signedIn } from '../recycling-points/testing/creator.ts';
import { ASKED_A_DAY, freshnessJob } from './ask-freshness.ts';

const DAY = 24 * 3_600_000;
const CONTEXT = {
  mail: LOCAL_MAIL,
  addresses: { productionHosts: {}, publicOrigin: 'https://eco.example' },
  mailQueued: () => {},
};

let api: TestApp;
let own: number[];
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  const creator = await signedIn(api);
  const list = (await creator.call('GET', '?owner=me&page_size=100')).json();
  own = list.data.map(({ id }: { id: string }) => Number(id));
});
afterEach(() => setTime(null));
afterAll(() => api.close());

const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const points = () => api.database.db.updateTable('recycling_points');
/** So many own points that were last verified so many days ago; all others today. */
async function verified(count: number, days: number): Promise<number[]> {
  const chosen = own.slice(0, count);
  await points()
    .set({ verified_at: ago(0), asked_at: null, status: 'draft' })
    .execute();
  await points()
    .set({ verified_at: ago(days), status: 'accepted' })
    .where('id', 'in', chosen)
    .execute();
  return chosen;
}
beforeEach(async () => {
  await api.database.db.deleteFrom('mail_outbox').execute();
  await api.database.db.deleteFrom('freshness_links').execute();
});

const ask = (inDays = 0) =>
  freshnessJob(api.database.db, CONTEXT).run(
    new Date(Date.now() + inDays * DAY),
    new AbortController().signal,
  );
const mails = () => newestMails(api.database.db, 100);
async function mailedToken(id: number | undefined): Promise<string> {
  const [mail] = await mails();
  const [, token] = new RegExp(`/still-right/${id}/([\\w-]+)`).exec(mail?.content ?? '') ?? [];
  return token ?? 'no token';
}
const press = (id: number | string, token: string) =>
  api.app.inject({ method: 'POST', url: '/api/still-right', payload: { id: String(id), token } });
const codeOf = async (id: number | string, token: string) => {
  const answer = await press(id, token);
  return [answer.statusCode, answer.json().errors?.[0].code];
};
const pointOf = async (id: number | undefined) => (await api.get(`${POINTS}${id}/`)).json().data.attributes;

test('a point is asked about after 180 days, once @X-02', async () => {
  await verified(1, 179);
  await ask();
  expect(await mails()).toEqual([]);
  const [id] = await verified(1, 181);
  await ask();
  await ask(1);
  expect((await mails()).map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['point-still-right', 'points@demo.test'],
  ]);
  expect((await pointOf(id)).asked_at).not.toBeNull();
});

test('an organisation is asked about a few points a day, the others follow @X-02', async () => {
  const asked = await verified(ASKED_A_DAY + 3, 200);
  await ask();
  expect(await mails()).toHaveLength(ASKED_A_DAY);
  await ask(1);
  expect(await mails()).toHaveLength(asked.length);
});

test('one press says that it is right, and the history keeps that @X-02', async () => {
  const [id = 0] = await verified(1, 200);
  await ask();
  const token = await mailedToken(id);
  expect((await press(id, token)).json()).toEqual({ isOk: true, message: '' });
  const { verified_at, asked_at } = await pointOf(id);
  expect(asked_at).toBeNull();
  expect(Date.now() - Date.parse(verified_at)).toBeLessThan(60_000);
  const creator = await signedIn(api);
  const [last] = (await creator.call('GET', `${id}/history/`)).json().data;
  expect(last).toMatchObject({ actor: 'creator', action: 'confirmed' });
});

test('a link of another point, used twice, expired or unknown is refused for what it is @X-02', async () => {
  const [id = 0] = await verified(1, 200);
  await ask();
  const token = await mailedToken(id);
  expect(await codeOf(own[1] ?? 0, token)).toEqual([404, 'link-of-another-point']);
  expect(await codeOf(id, 'x')).toEqual([404, 'link-unknown']);
  expect(await codeOf('1e3', token)).toEqual([404, 'link-unknown']);
  setTime(new Date(Date.now() + 91 * DAY));
  expect(await codeOf(id, token)).toEqual([410, 'link-expired']);
  setTime(null);
  expect(await codeOf(id, token)).toEqual([200, undefined]);
  expect(await codeOf(id, token)).toEqual([410, 'link-used']);
});

test('of many presses at once one counts @X-02', async () => {
  const [id = 0] = await verified(1, 200);
  await ask();
  const token = await mailedToken(id);
  const pressed = await Promise.all(Array.from({ length: 5 }, () => press(id, token)));
  expect(pressed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
});

test('a point that is not public any more is not confirmed', async () => {
  const [id = 0] = await verified(1, 200);
  await ask();
  const token = await mailedToken(id);
  await points().set({ status: 'closed' }).where('id', '=', id).execute();
  expect(await codeOf(id, token)).toEqual([410, 'link-expired']);
});

test('a form without scripts is led back to its page with the result @X-02', async () => {
  const [id = 0] = await verified(1, 200);
  await ask();
  const token = await mailedToken(id);
  const { headers, payload } = form({ id: String(id), token, locale: 'ru-RU' });
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/still-right',
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    payload,
  });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/ru-ru/still-right/${id}/${token}?result=done`,
  ]);
});

test('what is no link is refused at its field @V-05', async () => {
  const answer = await api.app.inject({ method: 'POST', url: '/api/still-right', payload: { id: 1 } });
  expect(answer.statusCode).toBe(422);
});
