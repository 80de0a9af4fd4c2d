import { fail } from 'node:assert/strict';
import { DESK_API, type StaffRole } from '@ecocircle/shared-contracts';
import { withNote } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { FROM_DESK } from '../../test/desk-visitor.ts';
import { startTestApp, TEST_SECRETS, type TestApp } from '../../test/test-app.ts';
import { DEMO_STAFF } from '../demo-data/accounts.ts';
import { findAccountByEmail } from '../resources/accounts/repository.ts';
import { createTokenIssuer } from '../sessions/access-token.ts';
import type { Account } from '../sessions/account.ts';
import { beginDeskSession } from '../sessions/desk-sessions.ts';
import { isStaffRole } from './desk-access.ts';
import type { Access, KnownRoute } from './route-access.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

type Method = 'GET' | 'POST';

interface Caller {
  readonly name: string;
  /** What the caller is let in by, beside what is public. */
  readonly opens: readonly Access[];
  /** A new token for each request: one of the routes ends it. */
  token(): Promise<string | undefined>;
  /** A new session at the desk, as its cookie. */
  cookie?(): Promise<string>;
}

const accountOf = async (email: string, app = api): Promise<Account> =>
  (await findAccountByEmail(app.database.db, email)) ?? fail(`there is no ${email}`);

const account = (email: string, opens: readonly Access[]): Caller => ({
  name: email,
  opens,
  token: async () => createTokenIssuer(TEST_SECRETS, 3600).issue(await accountOf(email)),
});

/** Somebody who is signed in at the desk. */
const staff = (role: StaffRole, opens: readonly Access[]): Caller => ({
  name: `a ${role}`,
  opens,
  token: async () => undefined,
  async cookie() {
    const { db } = api.database;
    const { id } = await accountOf(DEMO_STAFF);
    await db.updateTable('staff_members').set({ role }).where('account_id', '=', id).execute();
    return `desk=${await beginDeskSession(db, id, 'full')}`;
  },
});

const OTHER_KEY = { current: 'another secret of somebody else, 32 letters' };

const CALLERS: readonly Caller[] = [
  { name: 'nobody', opens: [], token: async () => undefined },
  { name: 'garbage', opens: [], token: async () => 'garbage' },
  {
    name: 'a forger',
    opens: [],
    token: () => createTokenIssuer(OTHER_KEY, 3600).issue({ id: 1, session_generation: 0 }),
  },
  {
    name: 'yesterday',
    opens: [],
    token: () => createTokenIssuer(TEST_SECRETS, -1).issue({ id: 1, session_generation: 0 }),
  },
  account('user@demo.test', ['authenticated', 'user']),
  account('events@demo.test', ['authenticated', 'promotion']),
  account('points@demo.test', ['authenticated', 'facility']),
  account('all@demo.test', ['authenticated', 'user', 'promotion', 'facility']),
  account('blocked@demo.test', ['authenticated']),
  account('inactive@demo.test', ['authenticated']),
  account('staff@demo.test', ['authenticated']),
  account('norole@demo.test', ['authenticated']),
  staff('moderator', ['moderator']),
  staff('operator', ['moderator', 'operator']),
];

/** Of the routes with an id those of an account get the caller's own, and the others one that nothing has. */
async function addressOf({ url, access }: KnownRoute, { name }: Caller): Promise<string> {
  const id = access === 'public' ? 999_999 : ((await findAccountByEmail(api.database.db, name))?.id ?? 0);
  return url.replace(/:\w+|\*/g, String(id));
}

async function call(route: KnownRoute, caller: Caller): Promise<LightMyRequestResponse> {
  const token = await caller.token();
  const cookie = await caller.cookie?.();
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(route.url.startsWith(DESK_API) && FROM_DESK),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(cookie !== undefined && { cookie }),
  };
  const url = await addressOf(route, caller);
  return api.app.inject({ method: route.method as Method, url, headers });
}

function expected({ access }: KnownRoute, { opens }: Caller): 'open' | 401 | 403 {
  if (access === 'public' || [access].flat().some((one) => one && opens.includes(one))) return 'open';
  const isKnownThere = isStaffRole(access) ? opens.includes('moderator') : opens.includes('authenticated');
  return isKnownThere ? 403 : 401;
}

const asFound = ({ statusCode }: LightMyRequestResponse) =>
  statusCode === 401 || statusCode === 403 ? statusCode : 'open';

test.each(CALLERS)('$name is let in by every route that says so, and by no other', async (caller) => {
  const routes = api.app.knownRoutes();
  const found: string[] = [];
  const wanted: string[] = [];
  for (const route of routes) {
    const answer = await call(route, caller);
    const name = `${route.method} ${route.url}`;
    withNote(`${name}: ${answer.body}`, () => expect(answer.statusCode).toBeLessThan(500));
    found.push(`${name} ${asFound(answer)}`);
    wanted.push(`${name} ${expected(route, caller)}`);
  }
  expect(found).toEqual(wanted);
});

test('the walk meets every kind of access', () => {
  const routes = api.app.knownRoutes();
  expect(routes.length).toBeGreaterThan(40);
  expect(new Set(routes.map(({ access }) => [access].flat().join(' or ')))).toEqual(
    new Set([
      'public',
      'authenticated',
      'user',
      'facility',
      'promotion',
      'moderator',
      'operator',
      'facility or promotion',
    ]),
  );
});

test('a route that does not say who may call it keeps the app from starting', async () => {
  const starting = startTestApp({
    points: 60,
    extend: (app) => {
      app.get('/open', async () => 'hello');
      app.post('/shut', { config: { access: 'facility' } }, async () => 'hello');
    },
  });
  await expect(starting).rejects.toThrow('Routes must say in config.access who may call them: GET /open');
});

test.each<[string, Access, number]>([
  ['points@demo.test', 'facility', 200],
  ['points@demo.test', 'promotion', 403],
  ['events@demo.test', 'promotion', 200],
  ['events@demo.test', 'facility', 403],
  ['blocked@demo.test', 'user', 403],
  ['norole@demo.test', 'authenticated', 200],
])('%s at a route of %s gets %i before the body is read', async (email, access, status) => {
  const extended = await startTestApp({
    points: 60,
    extend: (app) => {
      app.post('/there', { config: { access } }, async () => 'hello');
    },
  });
  const issuer = createTokenIssuer(TEST_SECRETS, 60);
  const account = await accountOf(email, extended);
  const send = (headers: object, payload: string) =>
    extended.app.inject({
      method: 'POST',
      url: '/there',
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  const headers = { authorization: `Bearer ${await issuer.issue(account)}` };
  expect((await send(headers, '{}')).statusCode).toBe(status);
  expect((await send(headers, '{broken')).statusCode).toBe(status === 200 ? 400 : status);
  expect((await send({}, '{broken')).statusCode).toBe(401);
  await extended.close();
});
