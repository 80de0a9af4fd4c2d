// @vitest-environment node
import fastify from 'fastify';
import { expect, test } from 'vitest';
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
