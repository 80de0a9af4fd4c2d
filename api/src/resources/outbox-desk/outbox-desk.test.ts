import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { signInAtDesk, signInColleague } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { LOCAL_MAIL } from '../../mail/mail-settings.ts';
import { enqueueMail } from '../../mail/outbox-repository.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
beforeAll(async () => {
  api = await startTestApp({ points: 1 });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.db.deleteFrom('mail_outbox').execute();
});

async function put(to: string, text = 'Hello', changes: object = {}): Promise<string> {
  const { db } = api.database;
  const mail = { kind: 'restore-password', to, subject: 'About it', fromName: 'Eco', text, html: '' };
  await enqueueMail(db, mail, LOCAL_MAIL);
  const { id } = await db
    .selectFrom('mail_outbox')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('mail_outbox')
    .set({ attempts: 0, ...changes })
    .where('id', '=', id)
    .execute();
  return String(id);
}
const GIVEN_UP = {
  state: 'failed',
  attempts: 20,
  last_error: 'EENVELOPE: 550',
  settled_at: '2026-11-20T10:00:00.000Z',
};
const show = async (id: string) => (await desk.get(`/outbox/${id}/`)).json().data;
const recipients = async (query = ''): Promise<string[]> =>
  (await desk.get(`/outbox/${query}`)).json().data.map(({ recipient }: { recipient: string }) => recipient);

test('mails are listed by their state, and found by whom they go to @X-16', async () => {
  await put('ada@example.org');
  await put('Bob_1@example.org', 'Hello', GIVEN_UP);
  await put('bobx1@example.org', 'Hello', GIVEN_UP);
  expect(await recipients()).toEqual(['bobx1@example.org', 'Bob_1@example.org']);
  expect(await recipients('?q=bob_1')).toEqual(['Bob_1@example.org']);
  expect(await recipients('?state=waiting')).toEqual(['ada@example.org']);
  expect(await recipients('?state=sent')).toEqual([]);
});

test('a list longer than a page goes on behind its last mail', async () => {
  for (let mail = 0; mail < 27; mail += 1) await put(`${mail}@example.org`);
  const { next } = (await desk.get('/outbox/?state=waiting')).json();
  expect(await recipients(`?state=waiting&after=${next}`)).toEqual(['1@example.org', '0@example.org']);
});

test('what a mail says can be read, and its link is of no use to the reader @X-16', async () => {
  await api.app.inject({
    method: 'POST',
    url: '/api/web/v1/authing/forgot_password/',
    payload: { email: 'user@demo.test' },
  });
  const [{ id, kind }] = (await desk.get('/outbox/?state=waiting')).json().data;
  expect(kind).toBe('restore-password');
  const { text } = await show(id);
  expect(text).toMatch(/\/restore-password\/…\s/);
  expect(text).not.toMatch(/restore-password\/[\w-]+/);
});

test('a mail that was given up is sent again, one of them or all, and that is noted @X-16', async () => {
  const [first, second] = [
    await put('a@example.org', 'Hello', GIVEN_UP),
    await put('b@example.org', 'Hello', GIVEN_UP),
  ];
  expect((await desk.post(`/outbox/${first}/retry/`)).json()).toEqual({ is_ok: true });
  expect(await show(first)).toMatchObject({ state: 'waiting', attempts: 0, settled_at: null });
  expect((await show(second)).state).toBe('failed');
  const again = await desk.post(`/outbox/${first}/retry/`);
  expect([again.statusCode, again.json().errors[0].code]).toEqual([409, 'not-given-up']);
  expect((await desk.post('/outbox/retry/')).json()).toEqual({ count: 1 });
  expect((await show(second)).state).toBe('waiting');
  expect((await desk.get('/acts/?area=outbox')).json().data).toMatchObject([
    { action: 'retry', subject: '' },
    { action: 'retry', subject: first },
  ]);
});

test('moderators neither read mails nor send them', async () => {
  const eve = await signInColleague(api, { email: 'eve@staff.test', name: 'Eve', role: 'moderator' });
  const id = await put('a@example.org', 'Hello', GIVEN_UP);
  const answers = [
    await eve.get('/outbox/'),
    await eve.get(`/outbox/${id}/`),
    await eve.post('/outbox/retry/'),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect((await show(id)).state).toBe('failed');
});

test.each(['0', 'x', '999999', '%27'])('there is no mail %s @V-05', async (id) => {
  expect((await desk.get(`/outbox/${id}/`)).statusCode).toBe(404);
  expect((await desk.post(`/outbox/${id}/retry/`)).statusCode).toBe(404);
});

test.each(['state=all', 'page=1', 'q=%00'])('a list with %s is refused @V-05', async (query) =>
  expect((await desk.get(`/outbox/?${query}`)).statusCode).toBe(400),
);
