/** @jest-environment @ecocircle/test-kit/node */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { WebSocket, WebSocketServer } from 'ws';
import { proxyApi } from './api-proxy.ts';

test('while the API is down its paths answer with its kind of error, and without its address', async () => {
  const app = fastify();
  await proxyApi(app, 'http://127.0.0.1:9');
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
  await proxyApi(app, upstream);
  const answer = await app.inject({ url: '/api/echo/?q=1' });
  expect([answer.statusCode, answer.json()]).toEqual([418, { url: '/api/echo/?q=1' }]);
  await api.close();
});

test('the API learns the address of the visitor, not what the visitor says it is', async () => {
  const api = fastify();
  api.get('/api/address/', async (request) => ({ address: request.headers['x-forwarded-for'] }));
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' });
  const app = fastify();
  await proxyApi(app, upstream);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const answer = await app.inject({ url: '/api/address/', headers, remoteAddress: '198.51.100.7' });
  expect(answer.json()).toEqual({ address: '198.51.100.7' });
  await api.close();
});

test('the API learns by which host and scheme the visitor came @V-05', async () => {
  const api = fastify({ trustProxy: 'loopback' });
  api.post('/api/where/', async ({ host, protocol }) => ({ host, protocol }));
  const upstream = await api.listen({ port: 0, host: '127.0.0.1' });
  const app = fastify({ trustProxy: 'loopback' });
  await proxyApi(app, upstream);
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
  await proxyApi(app, upstream, { ru: 'portal.example' });
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
  await proxyApi(app, `http://127.0.0.1:${(live.address() as AddressInfo).port}`);
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
