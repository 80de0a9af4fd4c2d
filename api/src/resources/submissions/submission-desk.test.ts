import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

type Desk = Awaited<ReturnType<typeof signInAtDesk>>;

let api: TestApp;
let desk: Desk;
beforeAll(async () => {
  api = await startTestApp({ points: 1 });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());

async function ask(text: string, more: object = {}): Promise<string> {
  const payload = { name: 'Ада', city: 'Astana', email: 'ada@example.org', text, locale: 'kk-KZ', ...more };
  const answer = await api.app.inject({ method: 'POST', url: '/api/ask-question', payload });
  return answer.json().reference;
}

const references = async (query = ''): Promise<string[]> =>
  (await desk.get(`/submissions/${query}`)).json().data.map((one: { reference: string }) => one.reference);

test('submissions are listed by state and kind, and found by what was written @X-16', async () => {
  const glass = await ask('Where do I take Стекло?');
  const paper = await ask('Paper, 100%?');
  const robot = await ask('Buy this', { website: 'https://robot.test' });
  expect(await references()).toEqual([glass, paper]);
  expect(await references('?list=spam')).toEqual([robot]);
  expect(await references('?kind=inquiry')).toEqual([]);
  expect(await references(`?q=${encodeURIComponent('стекло')}`)).toEqual([glass]);
  expect(await references(`?q=${encodeURIComponent('100%')}`)).toEqual([paper]);
  expect(await references(`?q=${glass.toLowerCase()}`)).toEqual([glass]);
  expect(await references(`?q=${encodeURIComponent('_')}`)).toEqual([]);
});

test('a submission is handled once, with a note and who wrote it, and may be opened again @X-16', async () => {
  const reference = await ask('Batteries?');
  const handle = (note: string) =>
    desk.post(`/submissions/${reference}/handle/`, { outcome: 'answered', note });
  const both = await Promise.all([handle('By mail'), handle('By phone')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const { data } = (await desk.get(`/submissions/${reference}/`)).json();
  expect(data).toMatchObject({ outcome: 'answered', handled_by: 'Portal Staff', locale: 'kk-KZ' });
  expect(data.fields).toContainEqual({ name: 'text', value: 'Batteries?' });
  expect(await references('?list=handled')).toEqual([reference]);
  expect((await desk.post(`/submissions/${reference}/reopen/`)).statusCode).toBe(200);
  expect(await references('?list=handled')).toEqual([]);
});

test('what nobody sent is not found, and wrong questions are refused field by field', async () => {
  expect((await desk.get('/submissions/Q-NONE/')).statusCode).toBe(404);
  expect((await desk.post('/submissions/Q-NONE/reopen/')).statusCode).toBe(404);
  expect((await desk.get('/submissions/?list=all')).statusCode).toBe(400);
  const reference = await ask('Cans?');
  const refused = await desk.post(`/submissions/${reference}/handle/`, {
    outcome: 'lost',
    note: 'x'.repeat(1001),
  });
  expect(refused.json().errors.map((one: { source: { pointer: string } }) => one.source.pointer)).toEqual([
    '/outcome',
    '/note',
  ]);
});

test('an operator erases a submission with the mails about it, a moderator does not @X-19', async () => {
  const { db } = api.database;
  const reference = await ask('Forget me');
  const asRole = (role: 'moderator' | 'operator') => db.updateTable('staff_members').set({ role }).execute();
  await asRole('moderator');
  expect((await desk.post(`/submissions/${reference}/erase/`)).statusCode).toBe(403);
  await asRole('operator');
  expect((await desk.post(`/submissions/${reference}/erase/`)).statusCode).toBe(200);
  expect((await desk.get(`/submissions/${reference}/`)).statusCode).toBe(404);
  const mails = await db.selectFrom('mail_outbox').select('subject').execute();
  expect(mails.some(({ subject }) => subject.includes(reference))).toBe(false);
});
