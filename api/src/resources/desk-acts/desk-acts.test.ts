import { DESK_API } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { FROM_DESK, signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { isStaffRole } from '../../plugins/desk-access.ts';
import { findAccountByEmail } from '../accounts/repository.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());

const acts = async (query = '') => (await desk.get(`/acts/${query}`)).json().data;

test('what staff do is listed with who, when and why; what was refused is kept but not shown @X-16', async () => {
  const id = (await findAccountByEmail(api.database.db, 'user@demo.test'))?.id;
  await desk.post(`/accounts/${id}/block/`, { reason: 'Spam' });
  await desk.post(`/accounts/${id}/block/`, { reason: 'Once more' });
  expect(await acts('?area=accounts')).toEqual([
    {
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-/),
      actor_name: 'Portal Staff',
      area: 'accounts',
      action: 'block',
      subject: String(id),
      note: 'Spam',
    },
  ]);
  const kept = await api.database.db.selectFrom('desk_acts').select('status').orderBy('id').execute();
  expect(kept).toEqual([{ status: 200 }, { status: 409 }]);
});

test('reading and holding a case leave no trace', async () => {
  const [first] = (await desk.get('/points/')).json().data;
  await desk.get(`/points/${first.id}/`);
  await desk.post(`/points/${first.id}/claim/`);
  expect(await acts('?area=points')).toEqual([]);
});

test("a token of the portal opens none of the desk's routes @X-16", async () => {
  const { authorization } = await api.signIn('all@demo.test');
  const routes = api.app.knownRoutes().filter(({ access }) => isStaffRole(access));
  expect(routes.length).toBeGreaterThan(20);
  for (const { method, url } of routes) {
    const answer = await api.app.inject({
      method: method as 'GET',
      url: url.replace(/:\w+/g, '1'),
      headers: { ...FROM_DESK, authorization },
    });
    expect([`${method} ${url}`, answer.statusCode]).toEqual([`${method} ${url}`, 401]);
  }
  expect(routes.every(({ url }) => url.startsWith(DESK_API))).toBe(true);
});
