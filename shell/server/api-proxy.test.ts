/** @jest-environment @ecocircle/test-kit/process */

import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { requestIdOf } from '@ecocircle/shared-contracts/server';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { connectApi } from './api-connections.ts';
import { API_PREFIXES, proxyApi } from './api-proxy.ts';

/** As pino numbers it. */
const ERROR = 50;

test('while the API is down its paths answer with its kind of error, and without its address', async () => {
  const app = fastify();
  await proxyApi(app, connectApi(app, 'http://127.0.0.1:9'));
  const answer = await app.inject({ url: '/api/web/v1/portal/statistics/' });
  expect(answer.statusCode).toBe(503);
  expect(answer.json().errors).toEqual([expect.objectContaining({ status: '503', code: 'api-unavailable' })]);
  expect(answer.payload).not.toContain('127.0.0.1');
});

test('what the API answers comes through as it is @R-16', async () => {
  const api = fastify();
  api.get('/api/echo/', async (request, reply) => reply.code(418).send({ url: request.url }));
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' });
  const app = fastify();
  await proxyApi(app, connectApi(app, upstream));
  const answer = await app.inject({ url: '/api/echo/?q=1' });
  expect([answer.statusCode, answer.json()]).toEqual([418, { url: '/api/echo/?q=1' }]);
  await api.close();
});

test('a client that asks whether it may send its body is told to', async () => {
  const api = fastify();
  api.post('/api/echo/', async ({ body }) => ({ body }));
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' });
  const app = fastify();
  await proxyApi(app, connectApi(app, upstream));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { expect: '100-continue', 'content-type': 'application/json' };
  const asking = request(`${address}/api/echo/`, { method: 'POST', headers });
  await once(asking, 'continue');
  asking.end('[1]');
  const [answer] = await once(asking, 'response');
  expect([answer.statusCode, await json(answer)]).toEqual([200, { body: [1] }]);
  await Promise.all([app.close(), api.close()]);
});

test('the API learns the address of the visitor, not what the visitor says it is', async () => {
  const api = fastify();
  api.get('/api/address/', async (request) => ({ address: request.headers['x-forwarded-for'] }));
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' });
  const app = fastify();
  await proxyApi(app, connectApi(app, upstream));
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const answer = await app.inject({ url: '/api/address/', headers, remoteAddress: '198.51.100.7' });
  expect(answer.json()).toEqual({ address: '198.51.100.7' });
  await api.close();
});

test('the API logs a request by the name that the edge gave it', async () => {
  const api = fastify({ genReqId: ({ headers }) => requestIdOf(headers) });
  api.get('/api/name/', async ({ id }) => ({ id }));
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' });
  const app = fastify({ genReqId: ({ headers }) => requestIdOf(headers) });
  const named: string[] = [];
  app.addHook('onRequest', async ({ id }) => void named.push(id));
  await proxyApi(app, connectApi(app, upstream));
  const ask = async (headers: Record<string, string> = {}) =>
    (await app.inject({ url: '/api/name/', headers })).json().id;
  const ids = [
    await ask(),
    await ask({ 'x-request-id': 'trace-0815' }),
    await ask({ 'x-request-id': 'a b' }),
  ];
  expect(ids).toEqual(named);
  expect(ids[1]).toBe('trace-0815');
  expect(new Set(ids).size).toBe(3);
  expect(ids[2]).toMatch(/^[\da-f-]{36}$/);
  await api.close();
});

test('the API learns by which host and scheme the visitor came @V-05', async () => {
  const api = fastify({ trustProxy: 'loopback' });
  api.post('/api/where/', async ({ host, protocol }) => ({ host, protocol }));
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' });
  const app = fastify({ trustProxy: 'loopback' });
  await proxyApi(app, connectApi(app, upstream));
  const headers = { host: 'kz.localhost:3000', 'x-forwarded-host': 'evil.example' };
  const remoteAddress = '198.51.100.7';
  const answer = await app.inject({ method: 'POST', url: '/api/where/', headers, remoteAddress });
  expect(answer.json()).toEqual({ host: 'kz.localhost:3000', protocol: 'http' });
  await api.close();
});

test('the local outbox is not there on a production host', async () => {
  const api = fastify();
  api.get('/dev/outbox.json', async () => ({ mails: [] }));
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' });
  const app = fastify();
  await proxyApi(app, connectApi(app, upstream), { ru: 'portal.example' });
  const ask = (host: string) => app.inject({ url: '/dev/outbox.json', headers: { host } });
  expect((await ask('portal.example')).statusCode).toBe(404);
  expect((await ask('localhost:3000')).json()).toEqual({ mails: [] });
  await api.close();
});

/** The edge before a live socket that the test plays. */
async function startLive() {
  const live = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(live, 'listening');
  const app = fastify();
  await proxyApi(app, connectApi(app, `http://127.0.0.1:${(live.address() as AddressInfo).port}`));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = new WebSocket(`${address.replace('http', 'ws')}/ws`, {
    autoPong: false,
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  const [[socket, request]] = await Promise.all([once(live, 'connection'), once(visitor, 'open')]);
  const stop = async () => {
    visitor.terminate();
    live.close();
    await app.close();
  };
  return { visitor, socket: socket as WebSocket, headers: request.headers, stop };
}

test('the live socket passes words and the reason of the end, and names the visitor', async () => {
  const { visitor, socket, headers, stop } = await startLive();
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  visitor.send('{"token":"x"}');
  const [asked] = await once(socket, 'message');
  socket.send('answer');
  const [answered] = await once(visitor, 'message');
  expect([String(asked), String(answered)]).toEqual(['{"token":"x"}', 'answer']);
  socket.close(4401, 'over');
  const [code, reason] = await once(visitor, 'close');
  expect([code, String(reason)]).toEqual([4401, 'over']);
  await stop();
});

test('a page of another site opens no live socket', async () => {
  const app = fastify();
  await proxyApi(app, connectApi(app, 'http://127.0.0.1:9'));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const origin of ['http://evil.example', 'null']) {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { origin });
    const [, answer] = await once(
      socket.on('error', () => undefined),
      'unexpected-response',
    );
    expect(answer.statusCode).toBe(403);
  }
  await app.close();
});

test('a sign of life comes from the visitor, not from the edge', async () => {
  const { visitor, socket, stop } = await startLive();
  const pongs: string[] = [];
  socket.on('pong', (data) => pongs.push(String(data)));
  socket.ping('first');
  const [asked] = await once(visitor, 'ping');
  expect([String(asked), pongs]).toEqual(['first', []]);
  visitor.pong('first');
  await once(socket, 'pong');
  expect(pongs).toEqual(['first']);
  await stop();
});

/** One request by hand, and the status of its answer. */
async function statusOf(address: string, lines: readonly string[]): Promise<string | undefined> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(`${[...lines, 'Host: localhost', 'Connection: close', '', ''].join('\r\n')}`);
  return (await text(socket)).match(/^HTTP\/1\.1 [2-5]\d\d/gm)?.at(-1);
}

test.each([
  'Expect: 100-continue',
  'Upgrade: x',
  'Keep-Alive: timeout=5',
  'TE: trailers',
  'Trailer: x',
  'Content-Length: 0',
  'Proxy-Connection: keep-alive',
])('however many send `%s`, every path of the API goes on', async (header) => {
  const api = fastify();
  api.all('/*', async () => ({}));
  const app = fastify();
  const connections = connectApi(app, await api.listen({ port: 0, host: '127.0.0.1' }));
  await proxyApi(app, connections);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const paths = API_PREFIXES.filter((prefix) => prefix !== '/ws');
  const asked = Array.from({ length: 140 }, (_, index) =>
    statusOf(address, [`GET ${paths[index % paths.length]} HTTP/1.1`, header]),
  );
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['HTTP/1.1 200']));
  expect(await connections.isReady()).toBe(true);
  await Promise.all([app.close(), api.close()]);
});

test('who sends slowly keeps nobody from the API', async () => {
  const api = fastify();
  api.all('/*', async () => ({}));
  const app = fastify();
  await proxyApi(app, connectApi(app, await api.listen({ port: 0, host: '127.0.0.1' })));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const slow = [1000, 1_000_000].flatMap((length) =>
    Array.from({ length: 140 }, () => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.write(
        `POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n[`,
      );
      return socket;
    }),
  );
  await Promise.all(slow.map((socket) => once(socket, 'connect')));
  const answer = await fetch(`${address}/api/x`, {
    method: 'POST',
    body: '[]',
    signal: AbortSignal.timeout(2000),
  });
  expect(answer.status).toBe(200);
  for (const socket of slow) socket.destroy();
  await Promise.all([app.close(), api.close()]);
});

test.each([
  ['small', 1000],
  ['large', 1_000_000],
])('a client that leaves during a %s body is not logged as a fault of the API', async (_, length) => {
  const api = fastify();
  api.all('/*', async () => ({}));
  const logged: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void logged.push(JSON.parse(line)) };
  const app = fastify({ logger: { level: 'warn', stream } });
  await proxyApi(app, connectApi(app, await api.listen({ port: 0, host: '127.0.0.1' })));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const head = ['POST /api/x HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
  socket.write(`${[...head, `Content-Length: ${length}`].join('\r\n')}\r\n\r\n[`);
  await delay(100);
  socket.destroy();
  const deadline = performance.now() + 5000;
  while (logged.length === 0 && performance.now() < deadline) await delay(20);
  await Promise.all([app.close(), api.close()]);
  expect(logged.map(({ msg }) => msg)).toEqual(['response errored']);
  expect(logged.filter(({ level }) => level >= ERROR)).toEqual([]);
});

test('the edge is not ready while no connection to the API is free', async () => {
  const api = fastify();
  api.get('/readyz', async () => ({}));
  const end = Promise.withResolvers<object>();
  api.get('/api/late', () => end.promise);
  const app = fastify();
  const connections = connectApi(app, await api.listen({ port: 0, host: '127.0.0.1' }));
  await proxyApi(app, connections);
  expect(await connections.isReady()).toBe(true);
  const late = Array.from({ length: 128 }, async () => app.inject({ url: '/api/late' }));
  await delay(200);
  expect(await connections.isReady()).toBe(false);
  end.resolve({});
  await Promise.all(late);
  expect(await connections.isReady()).toBe(true);
  await Promise.all([app.close(), api.close()]);
});
