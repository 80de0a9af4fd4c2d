import { DESK_API } from '@ecocircle/shared-contracts';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DESK_HOST, FROM_DESK, signInAtDesk } from '../../test/desk-visitor.ts';
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

test('a token of the portal opens nothing at the desk, of staff neither @X-16', async () => {
  const tokens = [await api.signIn('all@demo.test'), await api.tokenOf(DEMO_STAFF)];
  const guarded = routes((route) => isOfDesk(route) && needsSession(route));
  expect(guarded.length).toBeGreaterThan(8);
  for (const route of guarded)
    for (const { authorization } of tokens) {
      const { name, answer } = await ask(route, { ...FROM_DESK, authorization });
      withNote(name, () => expect(answer.statusCode).toBe(401));
    }
});

test('a session of the desk opens nothing at the portal @X-16', async () => {
  const guarded = routes((route) => !isOfDesk(route) && needsSession(route));
  expect(guarded.length).toBeGreaterThan(20);
  for (const route of guarded) {
    const { name, answer } = await ask(route, { host: 'localhost', origin: 'http://localhost', cookie });
    withNote(name, () => expect(answer.statusCode).toBe(401));
  }
});
