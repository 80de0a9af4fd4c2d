import { DESK_API } from '@ecocircle/shared-contracts';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DESK_HOST, FROM_DESK, signInAtDesk, visitDesk } from '../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { DEMO_STAFF } from '../demo-data/accounts.ts';
import type { KnownRoute } from './route-access.ts';

let api: TestApp;
let cookie: string;
beforeAll(async () => {
  api = await startTestApp({ points: 20 });
  cookie = (await signInAtDesk(api)).cookie();
});
afterAll(() => api.close());

const routes = (wanted: (route: KnownRoute) => boolean) => api.app.knownRoutes().filter(wanted);
const isOfDesk = ({ url }: KnownRoute) => url.startsWith(DESK_API);
const needsSession = ({ access }: KnownRoute) => access !== 'public';

async function ask({ method, url }: KnownRoute, headers: Record<string, string>) {
  const answer = await api.app.inject({
    method: method as 'GET',
    url: url.replace(/:\w+|\*/g, '999999'),
    headers,
  });
  return { name: `${method} ${url}`, answer };
}

test.each([
  ['a page of another site', { origin: 'https://evil.example' }],
  ['a request that the browser calls foreign', { 'sec-fetch-site': 'cross-site' }],
  ['a page of the portal', { origin: 'http://localhost' }],
  ['a request without an origin', {}],
])('nothing at the desk is changed by %s, with the session of staff @X-16', async (_, foreign) => {
  const changing = routes((route) => isOfDesk(route) && !['GET', 'HEAD'].includes(route.method));
  expect(changing.length).toBeGreaterThan(8);
  for (const route of changing) {
    const { name, answer } = await ask(route, { host: DESK_HOST, cookie, ...foreign } as Record<
      string,
      string
    >);
    withNote(name, () => expect(answer.statusCode).toBe(403));
  }
});

/** Asks each route of one side that needs a session with what opens the other side. */
async function expectNothing(wanted: (route: KnownRoute) => boolean, headers: Record<string, string>) {
  const guarded = routes((route) => wanted(route) && needsSession(route));
  expect(guarded.length).toBeGreaterThan(8);
  for (const route of guarded) {
    const { name, answer } = await ask(route, headers);
    withNote(name, () => expect(answer.statusCode).toBe(401));
  }
}

test.each(['all@demo.test', DEMO_STAFF])(
  'a token of the portal opens nothing at the desk, whoever has it and wherever it stands: %s @X-16',
  async (email) => {
    const { authorization } = await api.tokenOf(email);
    await expectNothing(isOfDesk, { ...FROM_DESK, authorization });
    await expectNothing(isOfDesk, { ...FROM_DESK, cookie: `desk=${authorization.split(' ')[1]}` });
  },
);

test('a session of the desk opens nothing at the portal, wherever its token stands @X-16', async () => {
  const from = { host: 'localhost', origin: 'http://localhost' };
  const [, token = ''] = cookie.split('=');
  const isOfPortal = (route: KnownRoute) => !isOfDesk(route);
  await expectNothing(isOfPortal, { ...from, cookie });
  await expectNothing(isOfPortal, { ...from, authorization: `Bearer ${token}` });
});

test('a password without its code opens nothing at the desk @X-16', async () => {
  const half = visitDesk(api);
  expect((await half.givePassword()).statusCode).toBe(200);
  await expectNothing(isOfDesk, { ...FROM_DESK, cookie: half.cookie() });
});
