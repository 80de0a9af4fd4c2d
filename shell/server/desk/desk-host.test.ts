/** @jest-environment @ecocircle/test-kit/process */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiConnections, connectApi } from '../api-connections.ts';
import { proxyApi } from '../api-proxy.ts';
import { readConfig } from '../config.ts';
import { buildDesk } from './desk-app.ts';
import { serveDesk } from './desk-host.ts';

const DESK = 'desk.localhost:3000';
const PORTAL = 'localhost:3000';

const deskDist = mkdtempSync(join(tmpdir(), 'ecocircle-desk-'));
let api: FastifyInstance;
let edge: FastifyInstance;
beforeAll(async () => {
  api = fastify();
  api.all('/*', async ({ url, headers }) => ({ url, host: headers['x-forwarded-host'] }));
  const apiUrl = await api.listen({ port: 0 });
  mkdirSync(join(deskDist, 'assets'));
  writeFileSync(join(deskDist, 'index.html'), '<!doctype html><title>Desk</title>');
  writeFileSync(join(deskDist, 'assets', 'desk.0123abcd.js'), 'desk()');
  edge = fastify({ trustProxy: 'loopback' });
  const connections = connectApi(edge, apiUrl);
  await serveDesk(
    edge,
    readConfig({ API_URL: apiUrl, DESK_DIST: deskDist, LOG_LEVEL: 'silent' }),
    connections,
  );
  await proxyApi(edge, connections);
  edge.get('/*', async () => 'the portal');
  await edge.ready();
});
afterAll(async () => {
  await edge.close();
  await api.close();
  rmSync(deskDist, { recursive: true });
});

const get = (host: string, url: string) => edge.inject({ url, headers: { host } });

test.each(['/', '/set-up', '/registrations/R-1', '/en-us/charity-events', '/sitemap.xml'])(
  'on the host of the desk, %s is the desk @X-16',
  async (url) => {
    const { statusCode, body, headers } = await get(DESK, url);
    expect([statusCode, body]).toEqual([200, '<!doctype html><title>Desk</title>']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'none',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  },
);

test('the files of the desk are on its host only @X-16', async () => {
  expect((await get(DESK, '/assets/desk.0123abcd.js')).body).toBe('desk()');
  expect((await get(PORTAL, '/assets/desk.0123abcd.js')).body).toBe('the portal');
  expect((await get(DESK, '/robots.txt')).body).toContain('Disallow: /');
});

test.each(['/api/desk/v1/me/', '/media/scenes/a.webp', '/basemap/light/1/1/1.svg'])(
  'the desk is answered %s by the API, which learns the host @X-16',
  async (url) => {
    expect((await get(DESK, url)).json()).toEqual({ url, host: DESK });
  },
);

test.each(['/api/web/v1/facility/facility/', '/api/openapi.json'])(
  'nothing else of the API is on the host of the desk: %s @X-16',
  async (url) => expect((await get(DESK, url)).statusCode).toBe(404),
);

test.each(['/inquire', '/dev/outbox', '/ws', '/mf/registry.json'])(
  'what the portal has there is the document of the desk: %s @X-16',
  async (url) => expect((await get(DESK, url)).body).toContain('Desk'),
);

test.each(['/api/desk/v1/me/', '/api/desk', '/api/%64esk/v1/me/', '/api/DESK/v1/me/'])(
  'the portal hands no call of the desk to the API: %s @X-16',
  async (url) => expect((await get(PORTAL, url)).statusCode).toBe(404),
);

test('a desk with a host of its own is reached by https alone @X-16', async () => {
  const desk = fastify();
  await buildDesk(desk, { deskDist, deskHost: 'desk.example' }, new ApiConnections('http://127.0.0.1:9'));
  expect((await desk.inject('/')).headers['strict-transport-security']).toBe('max-age=31536000');
  expect((await get(DESK, '/')).headers['strict-transport-security']).toBeUndefined();
});

test('the portal stays what it is on its own hosts @X-16', async () => {
  expect((await get(PORTAL, '/registrations')).body).toBe('the portal');
  expect((await get('ru.localhost', '/')).body).toBe('the portal');
});
