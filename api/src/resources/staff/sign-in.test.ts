import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  codeOf,
  DESK_HOST,
  FROM_DESK,
  forgetCodes,
  signInAtDesk,
  visitDesk,
} from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { DEMO_FACTOR, DEMO_PASSWORD, DEMO_STAFF } from '../../demo-data/accounts.ts';
import { DESK_TIMES_MS } from '../../sessions/desk-sessions.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 20 });
});
afterAll(() => api.close());
beforeEach(async () => {
  await forgetCodes(api);
  await api.database.db.deleteFrom('login_attempts').execute();
});

const codes = (body: string) => JSON.parse(body).errors.map(({ code }: { code: string }) => code);

describe('signing in at the desk', () => {
  test('takes a password and then a code @X-16', async () => {
    const desk = visitDesk(api);
    expect((await desk.givePassword()).statusCode).toBe(200);
    expect((await desk.get('/me/')).statusCode).toBe(401);
    const half = desk.cookie();
    expect((await desk.giveCode()).json()).toEqual({
      name: 'Portal Staff',
      email: DEMO_STAFF,
      role: 'operator',
    });
    expect(desk.cookie()).not.toBe(half);
    expect((await desk.get('/me/')).json()).toMatchObject({ role: 'operator' });
  });

  test('gives a cookie that neither scripts nor other sites get, and over TLS only this host @X-16', async () => {
    const desk = visitDesk(api);
    const plain = await desk.givePassword();
    expect(plain.headers['set-cookie']).toMatch(/^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    const payload = { email: DEMO_STAFF, password: DEMO_PASSWORD };
    const headers = { ...FROM_DESK, origin: `https://${DESK_HOST}`, 'x-forwarded-proto': 'https' };
    const secure = await desk.send('POST', '/login/', payload, { headers });
    expect(secure.headers['set-cookie']).toMatch(/^__Host-desk=[\w-]{43}; .*Secure/);
    expect(secure.headers['cache-control']).toBe('no-store');
  });

  test.each(['user@demo.test', 'all@demo.test', 'nobody@demo.test'])(
    'is nothing for %s @X-16',
    async (email) => {
      const answer = await visitDesk(api).givePassword(email);
      expect([answer.statusCode, codes(answer.body)]).toEqual([401, ['wrong-credentials']]);
    },
  );

  test('refuses a wrong code, one that was used, and an older one @X-16', async () => {
    const first = visitDesk(api);
    await first.givePassword();
    expect(codes((await first.giveCode('000000')).body)).toEqual(['wrong-code']);
    expect(codes((await first.giveCode(codeOf(DEMO_FACTOR, 3))).body)).toEqual(['wrong-code']);
    expect((await first.giveCode()).statusCode).toBe(200);
    const second = visitDesk(api);
    await second.givePassword();
    expect(codes((await second.giveCode()).body)).toEqual(['code-used']);
    expect(codes((await second.giveCode(codeOf(DEMO_FACTOR, -1))).body)).toEqual(['code-used']);
    expect((await second.giveCode(codeOf(DEMO_FACTOR, 1))).statusCode).toBe(200);
  });

  test('of two uses of a code at the same time takes one @X-16', async () => {
    const both = [visitDesk(api), visitDesk(api)];
    for (const one of both) await one.givePassword();
    const answers = await Promise.all(both.map((one) => one.giveCode()));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  test('needs a password before a code, and not the same session twice @X-16', async () => {
    expect(codes((await visitDesk(api).giveCode()).body)).toEqual(['sign-in-again']);
    const desk = await signInAtDesk(api);
    expect(codes((await desk.giveCode(codeOf(DEMO_FACTOR, 1))).body)).toEqual(['sign-in-again']);
  });

  test('is delayed by wrong codes, also for who begins again @X-16', async () => {
    const guesser = visitDesk(api);
    await guesser.givePassword();
    for (let guess = 0; guess < 6; guess += 1) await guesser.giveCode('111111');
    await guesser.givePassword();
    const locked = await guesser.giveCode();
    expect([locked.statusCode, locked.json().errors]).toEqual([
      429,
      [
        expect.objectContaining({
          code: 'too-many-requests',
          title: 'Too many attempts to sign in have failed',
          detail: `Try again in ${locked.headers['retry-after']} seconds.`,
        }),
      ],
    ]);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('takes no code later than five minutes after the password @X-16', async () => {
    const late = visitDesk(api);
    await late.givePassword();
    const ends_at = new Date(Date.now() - 1000).toISOString();
    const halves = api.database.db.updateTable('desk_sessions').where('stage', '=', 'password');
    await halves.set({ ends_at }).execute();
    expect(codes((await late.giveCode()).body)).toEqual(['sign-in-again']);
  });

  test.each([
    ['a code of letters and more', { code: 'abcdefgh' }],
    ['no code', {}],
    ['a code that is a number', { code: 123_456 }],
  ])('names what is wrong with %s @V-05', async (_, body) => {
    const desk = visitDesk(api);
    await desk.givePassword();
    const answer = await desk.send('POST', '/login/code/', body);
    expect([answer.statusCode, JSON.parse(answer.body).errors[0].source]).toEqual([
      422,
      { pointer: '/code' },
    ]);
  });
});

describe('a session at the desk', () => {
  test('is none at the portal, and a token of the portal none at the desk @X-16', async () => {
    const desk = await signInAtDesk(api);
    const portal = { url: '/api/web/v1/auth/', headers: { cookie: desk.cookie() } };
    expect((await api.app.inject(portal)).statusCode).toBe(401);
    const { authorization } = await api.tokenOf(DEMO_STAFF);
    const headers = { ...FROM_DESK, authorization };
    expect((await visitDesk(api).send('GET', '/me/', undefined, { headers })).statusCode).toBe(401);
  });

  test('is none over TLS without the prefix that only this host can set @X-16', async () => {
    const desk = await signInAtDesk(api);
    const ask = (cookie: string) =>
      desk.send('GET', '/me/', undefined, {
        headers: { ...FROM_DESK, origin: `https://${DESK_HOST}`, 'x-forwarded-proto': 'https', cookie },
      });
    expect((await ask(`__Host-${desk.cookie()}`)).statusCode).toBe(200);
    expect((await ask(desk.cookie())).statusCode).toBe(401);
  });

  test('ends by logging out, everywhere if wanted @X-16', async () => {
    const [one, other] = [await signInAtDesk(api), await signInAtDesk(api)];
    expect((await one.post('/logout/', { everywhere: false })).statusCode).toBe(200);
    expect((await other.get('/me/')).statusCode).toBe(200);
    const third = await signInAtDesk(api);
    expect((await third.post('/logout/', { everywhere: true })).statusCode).toBe(200);
    expect((await other.get('/me/')).statusCode).toBe(401);
  });

  test.each([
    ['without a request', { seen_at: new Date(Date.now() - DESK_TIMES_MS.idle - 1000).toISOString() }],
    ['after the longest time', { ends_at: new Date(Date.now() - 1000).toISOString() }],
  ])('ends %s @X-16', async (_, values) => {
    const desk = await signInAtDesk(api);
    await api.database.db.updateTable('desk_sessions').set(values).execute();
    expect((await desk.get('/me/')).statusCode).toBe(401);
  });

  test('ends with the account @X-16', async () => {
    const desk = await signInAtDesk(api);
    const accounts = api.database.db.updateTable('accounts').where('email', '=', DEMO_STAFF);
    await accounts.set({ is_blocked: 1 }).execute();
    expect((await desk.get('/me/')).statusCode).toBe(401);
    await accounts.set({ is_blocked: 0 }).execute();
  });

  test('answers on the host of the desk alone @X-16', async () => {
    const desk = await signInAtDesk(api);
    for (const host of ['localhost', 'ru.localhost', 'desk.example.org']) {
      const headers = { ...FROM_DESK, host, cookie: desk.cookie() };
      expect((await desk.send('GET', '/me/', undefined, { headers })).statusCode).toBe(404);
    }
  });

  test('does nothing for a page of another site @X-16', async () => {
    const desk = await signInAtDesk(api);
    for (const foreign of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      const headers = { host: DESK_HOST, cookie: desk.cookie(), ...foreign };
      expect((await desk.send('POST', '/logout/', { everywhere: true }, { headers })).statusCode).toBe(403);
    }
    expect((await desk.get('/me/')).statusCode).toBe(200);
  });
});
