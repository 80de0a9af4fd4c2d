import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { balanceOf, readLiveFrame } from '@ecocircle/shared-contracts';
import { eventually } from '@ecocircle/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import { startTestApp, TEST_DESK_SECRET, TEST_SECRETS, type TestApp } from '../../../test/test-app.ts';
import { withdrawPoints } from '../../cli/balance-work.ts';
import { buildApp } from '../../composition/app.ts';
import { createTokenIssuer } from '../../sessions/access-token.ts';
import type { LiveTimes } from './register-live.ts';

const QUICK: LiveTimes = { lookEveryMs: 20, heartbeatEveryMs: 300, tokenTimeoutMs: 150 };

let api: TestApp;
let other: FastifyInstance;
const opened = new Set<WebSocket>();

async function listen(app: FastifyInstance): Promise<void> {
  await app.listen({ host: '127.0.0.1', port: 0 });
}

beforeAll(async () => {
  api = await startTestApp({ points: 1, liveTimes: QUICK });
  const { db, location, dataDir } = api.database;
  other = await buildApp({
    db,
    location,
    dataDir,
    tokenSecrets: TEST_SECRETS,
    deskSecret: TEST_DESK_SECRET,
    liveTimes: QUICK,
  });
  await Promise.all([listen(api.app), listen(other)]);
});
afterEach(() => {
  for (const socket of opened) socket.terminate();
  opened.clear();
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const open = (app: FastifyInstance = api.app, options = {}): WebSocket => {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, options);
  opened.add(socket);
  return socket;
};

const tokenOf = async (email: string): Promise<string> =>
  (await api.signIn(email)).authorization.replace('Bearer ', '');

async function nextBalance(socket: WebSocket): Promise<number | null> {
  const [data] = await once(socket, 'message');
  const message = readLiveFrame(String(data));
  return message && balanceOf(message);
}

/** A socket that was let in, with the balance that it was told. */
async function enter(email: string, app?: FastifyInstance) {
  const token = await tokenOf(email);
  const socket = open(app);
  await once(socket, 'open');
  socket.send(JSON.stringify({ token }));
  return { socket, token, balance: await nextBalance(socket) };
}

async function closing(socket: WebSocket): Promise<number> {
  const [code] = await once(socket, 'close');
  return code as number;
}

test('a page gets the balance and every withdrawal, on every instance @A-13 @B-01', async () => {
  const here = await enter('user@demo.test');
  const there = await enter('user@demo.test', other);
  expect([here.balance, there.balance]).toEqual([1250, 1250]);
  const heard = Promise.all([nextBalance(here.socket), nextBalance(there.socket)]);
  await withdrawPoints(api.database.db, 'USER@demo.test', '150', 'A bag');
  expect(await heard).toEqual([1100, 1100]);
});

test('withdrawals at once reach a page in the order in which the balance fell', async () => {
  const { socket, balance } = await enter('all@demo.test');
  const heard: (number | null)[] = [];
  const done = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const message = readLiveFrame(String(data));
      if (heard.push(message && balanceOf(message)) === 10) resolve();
    });
  });
  const tenTimes = Array.from({ length: 10 }, () =>
    withdrawPoints(api.database.db, 'all@demo.test', '1', ''),
  );
  await Promise.all([...tenTimes, done]);
  expect(heard).toEqual(Array.from({ length: 10 }, (_, index) => (balance ?? 0) - 1 - index));
});

test('no page gets a withdrawal of another account', async () => {
  const { socket } = await enter('all@demo.test');
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  const user = await enter('user@demo.test');
  const moved = nextBalance(user.socket);
  await withdrawPoints(api.database.db, 'user@demo.test', '1', '');
  await moved;
  expect(heard).toEqual([]);
});

test.each([
  ['text that is no JSON', 'hello', 4400],
  ['JSON without a token', '{"tokn":"x"}', 4400],
  ['a token that is no text', '{"token":7}', 4400],
  ['bytes', Buffer.from('{"token":"x"}'), 4400],
  ['a token of nobody', '{"token":"x.y.z"}', 4401],
  ['an empty message', '', 4400],
  ['a large message', JSON.stringify({ token: 'x'.repeat(5000) }), 1009],
])('a socket that begins with %s is closed', async (_, message, code) => {
  const socket = open();
  await once(socket, 'open');
  socket.send(message);
  expect(await closing(socket)).toBe(code);
});

test('a socket that sends nothing is closed', async () => {
  expect(await closing(open())).toBe(4408);
});

test.each(['blocked@demo.test', 'inactive@demo.test', 'staff@demo.test'])(
  'a token of %s opens nothing',
  async (email) => {
    const { db } = api.database;
    const account = await db
      .selectFrom('accounts')
      .select(['id', 'session_generation'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const socket = open();
    await once(socket, 'open');
    socket.send(JSON.stringify({ token: await createTokenIssuer(TEST_SECRETS, 60).issue(account) }));
    expect(await closing(socket)).toBe(4401);
  },
);

test('a socket that keeps sending is closed, and the server goes on', async () => {
  const { socket } = await enter('user@demo.test');
  for (let count = 0; count < 10_000; count += 1) socket.send('{"token":"x"}');
  expect([4429, 1006]).toContain(await closing(socket));
  expect((await enter('user@demo.test')).balance).not.toBeNull();
});

test('an account has so many sockets and no more', async () => {
  const token = await tokenOf('points@demo.test');
  const sockets = Array.from({ length: 21 }, () => open());
  const closed: number[] = [];
  for (const socket of sockets) {
    socket.on('open', () => socket.send(JSON.stringify({ token })));
    socket.on('close', (code) => closed.push(code));
  }
  await eventually(() => expect(closed).toEqual([4429]));
});

test('only so many sockets of an address wait for their token at once', async () => {
  const crowded = await startTestApp({ points: 1, waitingSockets: { ofAddress: 2, inAll: 3 } });
  await listen(crowded.app);
  const from = (address: string) => open(crowded.app, { headers: { 'x-forwarded-for': address } });
  const first = from('203.0.113.1');
  const second = from('203.0.113.1');
  await Promise.all([once(first, 'open'), once(second, 'open')]);
  expect(await closing(from('203.0.113.1'))).toBe(4429);
  const other = from('203.0.113.2');
  await once(other, 'open');
  expect(await closing(from('203.0.113.3'))).toBe(4429);
  const token = (await crowded.signIn('user@demo.test')).authorization.replace('Bearer ', '');
  first.send(JSON.stringify({ token }));
  await once(first, 'message');
  await once(from('203.0.113.1'), 'open');
  other.terminate();
  second.terminate();
  await eventually(async () => {
    const again = from('203.0.113.4');
    expect(
      await Promise.race([once(again, 'message').catch(() => []), closing(again), delay(300, 'waits')]),
    ).toBe('waits');
  });
  await crowded.close();
}, 60_000);

test.each([
  ['http://evil.example', 403],
  ['null', 403],
  ['http://127.0.0.1:1', 403],
])('a page of %s opens no socket', async (origin, status) => {
  const socket = open(api.app, { origin });
  const [, answer] = await once(
    socket.on('error', () => undefined),
    'unexpected-response',
  );
  expect(answer.statusCode).toBe(status);
});

test('a page of this site opens a socket', async () => {
  const { port } = api.app.server.address() as AddressInfo;
  await once(open(api.app, { origin: `http://127.0.0.1:${port}` }), 'open');
});

test('a logout ends the sockets of its token, on every instance', async () => {
  const { socket, token } = await enter('user@demo.test', other);
  const headers = { authorization: `Bearer ${token}` };
  await api.app.inject({ method: 'POST', url: '/api/web/v1/authing/logout/', headers });
  expect(await closing(socket)).toBe(4401);
});

test('a peer that shows no sign of life is cut off', async () => {
  const token = await tokenOf('user@demo.test');
  const socket = open(api.app, { autoPong: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ token }));
  expect(await closing(socket)).toBe(1006);
});

test('a server that ends closes its sockets with a reason', async () => {
  const { db, location, dataDir } = api.database;
  const third = await buildApp({
    db,
    location,
    dataDir,
    tokenSecrets: TEST_SECRETS,
    deskSecret: TEST_DESK_SECRET,
    liveTimes: QUICK,
  });
  await listen(third);
  const { socket } = await enter('user@demo.test', third);
  const code = closing(socket);
  await third.close();
  expect(await code).toBe(1001);
});

test('a request without an upgrade is answered with the protocol that is expected', async () => {
  const answer = await api.get('/ws');
  expect([answer.statusCode, answer.json().errors[0].code]).toEqual([426, 'upgrade-required']);
});
