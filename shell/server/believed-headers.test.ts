/** @jest-environment @ecocircle/test-kit/process */

import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverOptions } from '@ecocircle/shared-contracts/server';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { portalHost } from './portal-host.ts';
import { sendSecurityHeaders } from './security-headers.ts';

const productionHosts = { ru: 'ecokrug.example' };
let edge: FastifyInstance;
let port: number;

const edgeThatTrusts = (trustProxy: string | string[]): FastifyInstance => {
  const app = fastify({ trustProxy, ...serverOptions({ believesHost: false }) });
  sendSecurityHeaders(app, productionHosts);
  app.get('/*', async (request) => ({
    origin: portalHost(request, productionHosts)?.origin,
    url: request.url,
    ip: request.ip,
  }));
  return app;
};

beforeAll(async () => {
  edge = edgeThatTrusts('loopback');
  port = Number(new URL(await edge.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => edge.close());

const ask = async (headers: Record<string, string>, on = edge) =>
  (await on.inject({ url: '/robots.txt', headers: { host: 'localhost:3000', ...headers } })).json();

/** What a request by hand is answered. */
async function say(...lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'));
  return text(socket);
}

test('the host that a request says it came by is not believed', async () => {
  expect((await ask({ 'x-forwarded-host': 'evil.example' })).origin).toBe('http://localhost:3000');
});

test.each([
  ['https', 'https://localhost:3000'],
  ['http, https', 'https://localhost:3000'],
  ['a b', 'http://localhost:3000'],
  ['javascript', 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
])('of the scheme "%s" the portal makes %s', async (scheme, origin) => {
  expect((await ask({ 'x-forwarded-proto': scheme })).origin).toBe(origin);
});

test('a production host is reached by https, whatever is said', async () => {
  const host = 'ecokrug.example';
  for (const scheme of ['http', 'https', 'a b'])
    expect((await ask({ host, 'x-forwarded-proto': scheme })).origin).toBe('https://ecokrug.example');
});

test('a trusted proxy elsewhere is believed about address and scheme, and nobody else is', async () => {
  const headers = { host: 'localhost', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
  const behind = edgeThatTrusts(['10.0.0.0/8']);
  const from = async (remoteAddress: string) =>
    (await behind.inject({ url: '/', headers, remoteAddress })).json();
  expect(await from('10.1.2.3')).toMatchObject({ origin: 'https://localhost', ip: '203.0.113.9' });
  expect(await from('192.0.2.7')).toMatchObject({ origin: 'http://localhost', ip: '192.0.2.7' });
});

test('only production hosts ask browsers to come by https alone', async () => {
  const policy = async (host: string) =>
    (await edge.inject({ url: '/', headers: { host } })).headers['strict-transport-security'];
  expect(await policy('ECOKRUG.example')).toBe('max-age=31536000');
  expect(await policy('localhost:3000')).toBeUndefined();
});

test('a target with a host in it is answered as that host', async () => {
  const answer = await say('GET http://ru.localhost:3000/robots.txt?a=1 HTTP/1.1', 'Host: elsewhere.example');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('{"origin":"http://ru.localhost:3000","url":"/robots.txt?a=1"');
});

test('a target that is no path is none of a page', async () => {
  expect(await say('GET ftp://x/robots.txt HTTP/1.1', 'Host: localhost')).toContain(
    '"url":"/ftp://x/robots.txt"',
  );
});

test('what is no HTTP is answered in the form of errors', async () => {
  const answer = await say('GET / HTTP/1.1', 'Host: localhost', 'a b: c');
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"unreadable-request"/s);
  const large = await say('GET / HTTP/1.1', 'Host: localhost', `X: ${'x'.repeat(20_000)}`);
  expect(large).toMatch(/^HTTP\/1\.1 431 .*"code":"headers-too-large"/s);
});
