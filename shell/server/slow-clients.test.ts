/** @jest-environment @ecocircle/test-kit/node */

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serverOptions } from '@ecocircle/shared-contracts/server';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { connectApi } from './api-connections.ts';
import { proxyApi } from './api-proxy.ts';
import { endSlowBodies } from './slow-bodies.ts';

const QUICK = { headers: 200, request: 2000, silence: 1000, lookEvery: 50 };
const PATIENCE = { grace: 300, bytesPerSecond: 1000, lookEvery: 50 };

/** An edge whose times are short, before an API that answers what it was sent. */
async function startEdge(times = QUICK) {
  const api = fastify({ bodyLimit: 10_000_000 });
  api.post('/api/echo', async ({ body }) => ({ body }));
  const edge = fastify(serverOptions({ believesHost: false }, times));
  endSlowBodies(edge, PATIENCE);
  await proxyApi(edge, connectApi(edge, await api.listen({ port: 0, host: '127.0.0.1' })));
  edge.get('/page', async () => 'a page');
  await edge.listen({ port: 0, host: '127.0.0.1' });
  const stop = () => Promise.all([edge.close(), api.close()]);
  return { port: (edge.server.address() as AddressInfo).port, stop };
}

/** Sends a part of a request at once, and the rest a byte at a time. */
async function drip(port: number, begin: string, every: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  // The end of a connection that is still written to is an error, after the answer.
  socket
    .on('error', () => undefined)
    .on('data', (data) => {
      answer += data;
    });
  socket.write(begin);
  const timer = setInterval(() => socket.write('1'), every);
  await once(socket, 'close').catch(() => undefined);
  clearInterval(timer);
  return answer;
}

const POST = 'POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';

test.each([
  ['headers', 'GET /page HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a small body', `${POST}Content-Length: 1000\r\n\r\n`],
  ['a large body', `${POST}Content-Length: 1000000\r\n\r\n`],
  ['a body without an end', `${POST}Transfer-Encoding: chunked\r\n\r\nfffff\r\n`],
])(
  '%s that hardly come are answered 408, in the form of errors',
  async (_, begin) => {
    const { port, stop } = await startEdge();
    const answer = await drip(port, begin, 40);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"request-too-slow"');
    await stop();
  },
  10_000,
);

test('a body that comes steadily is taken', async () => {
  const { port, stop } = await startEdge();
  const socket = connect(port, '127.0.0.1');
  const body = JSON.stringify('x'.repeat(5998));
  socket.write(`${POST}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`);
  for (let sent = 0; sent < body.length; sent += 500) {
    socket.write(body.slice(sent, sent + 500));
    await new Promise((done) => setTimeout(done, 80));
  }
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  await stop();
});

test('nobody is waited for whose body is of no use', async () => {
  const { port, stop } = await startEdge({ ...QUICK, request: 60_000, silence: 60_000 });
  const answer = await drip(port, 'GET /page HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n', 40);
  expect(answer).toMatch(/^HTTP\/1\.1 200 .*a page/s);
  await stop();
});

test('a connection on which nothing comes ends', async () => {
  const { port, stop } = await startEdge({ ...QUICK, headers: 60_000, request: 60_000 });
  expect(await text(connect(port, '127.0.0.1'))).toBe('');
  await stop();
});
