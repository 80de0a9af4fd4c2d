/** @jest-environment @ecocircle/test-kit/process */

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverOptions } from '@ecocircle/shared-contracts/server';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { connectApi } from './api-connections.ts';
import { proxyApi } from './api-proxy.ts';
import { shareUploads, UPLOADS_OF_ONE } from './share-uploads.ts';
import { endSlowBodies } from './slow-bodies.ts';

const QUICK = { headers: 200, request: 2000, silence: 1000, lookEvery: 50 };
const PATIENCE = { grace: 300, bytesPerSecond: 1000, lookEvery: 50 };

/** An edge whose times are short, before an API that answers what it was sent. */
async function startEdge(times = QUICK, patience = PATIENCE) {
  const api = fastify({ bodyLimit: 10_000_000 });
  api.post('/api/echo', async ({ body }) => ({ body }));
  const edge = fastify(serverOptions({ believesHost: false }, times));
  endSlowBodies(edge, patience);
  shareUploads(edge);
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
    await sleep(80);
  }
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  await stop();
});

test('one address sends so many large bodies at once, and others when those are through', async () => {
  const LENIENT = { headers: 5000, request: 60_000, silence: 60_000, lookEvery: 50 };
  const { port, stop } = await startEdge(LENIENT, { ...PATIENCE, grace: 60_000 });
  const REST = `${'x'.repeat(100_000 - 12)}"`;
  const begin = (length: number, sent: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${POST}Connection: close\r\nContent-Length: ${length}\r\n\r\n"${'x'.repeat(sent)}`);
    return socket;
  };
  const slow = Array.from({ length: UPLOADS_OF_ONE }, () => begin(100_000, 10));
  // What came on other connections may be read later.
  await sleep(200);
  const refused = await text(begin(100_000, 10));
  expect(refused).toMatch(/^HTTP\/1\.1 429 .*retry-after: 5/s);
  expect(refused).toContain('"code":"too-many-requests"');
  const small = begin(12, 10);
  small.write('"');
  expect(await text(small)).toMatch(/^HTTP\/1\.1 200 /);
  slow[0]?.write(REST);
  expect(await text(slow[0] as Socket)).toMatch(/^HTTP\/1\.1 200 /);
  const next = begin(100_000, 10);
  next.write(REST);
  expect(await text(next)).toMatch(/^HTTP\/1\.1 200 /);
  for (const socket of slow.slice(1)) {
    socket.write(REST);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  }
  await stop();
}, 10_000);

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
