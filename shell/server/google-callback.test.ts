/** @jest-environment @ecocircle/test-kit/process */
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { connectApi } from './api-connections.ts';
import { proxyApi } from './api-proxy.ts';
import { REQUEST_LOG } from './request-log.ts';

test('no log of the edge tells the code of a sign-in, however much it logs @A-11', async () => {
  let log = '';
  const write = (line: string) => {
    log += line;
  };
  const api = fastify();
  api.get('/api/web/v1/authing/google/', async () => ({ token: 'a.b.c' }));
  const upstream = await api.listen({ port: 0 });
  const app = fastify({ logger: { level: 'trace', serializers: REQUEST_LOG, stream: { write } } });
  await proxyApi(app, connectApi(app, upstream));
  app.get('/*', async () => 'a page');
  for (const path of ['/api/web/v1/authing/google/', '/google-auth', '/api/nowhere'])
    await app.inject(`${path}?code=4_0Ab&state=en-us.x7Kq`);
  await api.close();
  await app.inject('/api/web/v1/authing/google/?code=4_0Ab&state=en-us.x7Kq');
  expect(log).toContain('/api/web/v1/authing/google/');
  expect(log).not.toMatch(/4_0Ab|x7Kq|a\.b\.c/);
  await app.close();
});
