import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { codeOf, signInAtDesk, visitDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { DEMO_STAFF } from '../../demo-data/accounts.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
beforeAll(async () => {
  api = await startTestApp({ points: 1 });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());

interface Member {
  readonly id: string;
  readonly email: string;
}
const members = async (): Promise<Member[]> => (await desk.get('/staff/')).json().data;
const idOf = async (email: string) => (await members()).find((one) => one.email === email)?.id;

async function setUp(token: string) {
  const { secret } = (await desk.post('/set-up/look/', { token })).json();
  const password = 'Secret12';
  const done = await desk.post('/set-up/', { token, password, code: codeOf(secret) });
  return { password, secret, done };
}

test('an operator opens an account of staff, and its owner signs in by the link @X-16', async () => {
  const mira = { email: 'Mira@staff.test', name: 'Mira', role: 'moderator' };
  const created = await desk.post('/staff/', mira);
  expect(created.statusCode).toBe(201);
  const { password, secret, done } = await setUp(created.json().token);
  expect(done.statusCode).toBe(200);
  const her = visitDesk(api);
  await her.givePassword('mira@staff.test', password);
  expect((await her.giveCode(codeOf(secret, 1))).json()).toMatchObject({ name: 'Mira', role: 'moderator' });
  expect((await her.get('/staff/')).statusCode).toBe(403);
  expect(await members()).toContainEqual(
    expect.objectContaining({
      email: 'mira@staff.test',
      role: 'moderator',
      is_active: true,
      is_set_up: true,
    }),
  );

  const id = await idOf('mira@staff.test');
  expect((await desk.post(`/staff/${id}/role/`, { role: 'operator' })).statusCode).toBe(200);
  expect((await her.get('/staff/')).statusCode).toBe(200);
  expect((await desk.post(`/staff/${id}/reset/`)).json().token).toMatch(/^[\w-]{43}$/);
  expect((await her.get('/me/')).statusCode).toBe(401);
});

test('the last operator is neither closed nor reset nor made a moderator, two at once among it @X-16', async () => {
  const own = await idOf(DEMO_STAFF);
  for (const [act, body] of [
    ['close', {}],
    ['reset', {}],
    ['role', { role: 'moderator' }],
  ] as const)
    expect((await desk.post(`/staff/${own}/${act}/`, body)).statusCode).toBe(409);
  const { token } = (
    await desk.post('/staff/', { email: 'oli@staff.test', name: 'Oli', role: 'operator' })
  ).json();
  await setUp(token);
  const oli = await idOf('oli@staff.test');
  const both = await Promise.all(
    [own, oli].map((id) => desk.post(`/staff/${id}/role/`, { role: 'moderator' })),
  );
  expect(both.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  await api.database.db.updateTable('staff_members').set({ role: 'operator' }).execute();
});

test('an address that has an account, and one that is none, are refused @X-16', async () => {
  const twice = await desk.post('/staff/', { email: 'user@demo.test', name: 'U', role: 'moderator' });
  expect(twice.statusCode).toBe(409);
  expect(
    (await desk.post('/staff/', { email: 'nobody', name: '', role: 'chief' })).json().errors,
  ).toHaveLength(3);
  expect((await desk.post('/staff/999999/close/')).statusCode).toBe(404);
});

test('who is closed signs in no more @X-16', async () => {
  const { token } = (
    await desk.post('/staff/', { email: 'kim@staff.test', name: 'Kim', role: 'moderator' })
  ).json();
  await setUp(token);
  expect((await desk.post(`/staff/${await idOf('kim@staff.test')}/close/`)).statusCode).toBe(200);
  expect((await visitDesk(api).givePassword('kim@staff.test', 'Secret12')).statusCode).toBe(401);
});
