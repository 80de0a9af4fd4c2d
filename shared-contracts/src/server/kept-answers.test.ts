/** @jest-environment @ecocircle/test-kit/node */

import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import { isPlainRead, KeptAnswers } from './kept-answers.ts';

const ETAG = 'W/"one"';
const HEADERS = ['etag', ETAG, 'x-of', 'the answer'];

let close = (): void => {};
afterEach(() => close());

/** A server that answers all by itself, and keeps what it is told to; what the cache has sent is in `sent`. */
async function serving(bounds: { readonly max?: number; readonly maxBytes?: number } = {}) {
  const sent: unknown[] = [];
  const now = { text: 'kept: é' as string | Buffer | undefined };
  const kept = new KeptAnswers({
    max: 10,
    maxBytes: 1000,
    ...bounds,
    keyOf: (asked) => (isPlainRead(asked) ? (asked.url ?? null) : null),
    ownHeaders: ({ headers }, status) => ['x-id', String(headers['x-id']), 'x-status', String(status)],
    sent: ({ url }, status, [, id]) => void sent.push([url, id, status]),
  });
  const server = createServer((asked, reply) => {
    kept.keep(
      asked,
      { etag: ETAG, headers: HEADERS, headersOfKnown: ['etag', ETAG], body: () => now.text },
      10,
    );
    asked.resume();
    reply.end('made');
  });
  kept.standBefore(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}, body?: string) => {
    const call = request({ port, path, headers, agent: false, method: headers.method ?? 'GET' });
    call.end(body);
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: await textOf(answer.setEncoding('latin1')),
    };
  };
  return { kept, ask, sent, now };
}

test('what was kept for a request is sent to those that are alike, as it was, and told of', async () => {
  const { kept, ask, sent } = await serving();
  expect((await ask('/a')).body).toBe('made');
  const again = await ask('/a', { 'x-id': 'trace-0815' });
  expect([again.status, again.body]).toEqual([200, 'kept: é']);
  expect(again.headers).toMatchObject({
    'x-id': 'trace-0815',
    'x-of': 'the answer',
    'x-status': '200',
    'content-length': '7',
  });
  expect((await ask('/b')).body).toBe('made');
  expect([sent, kept.sent]).toEqual([[['/a', 'trace-0815', 200]], 1]);
});

test.each([['W/"one"'], ['"one"'], ['"two", W/"one"']])('who has it by %s is told so', async (known) => {
  const { ask } = await serving();
  await ask('/a');
  const { status, headers, body } = await ask('/a', { 'if-none-match': known });
  expect([status, headers['x-status'], headers['x-of'], body]).toEqual([304, '304', undefined, '']);
  expect((await ask('/a', { 'if-none-match': '"two"' })).status).toBe(200);
});

test('bytes are sent as they are', async () => {
  const { ask, now } = await serving();
  await ask('/a');
  now.text = Buffer.from([0xe9, 0, 0xff]);
  const { headers, body } = await ask('/a');
  expect([headers['content-length'], body]).toEqual(['3', '\u00e9\u0000\u00ff']);
});

test('requests of other methods, and those that bring something, are not for it', async () => {
  const { ask } = await serving();
  await ask('/a');
  for (const [headers, body] of [
    [{ method: 'POST' }, ''],
    [{ method: 'HEAD' }, undefined],
    [{ 'content-length': '1' }, 'x'],
    [{ 'transfer-encoding': 'chunked' }, 'x'],
  ] as const)
    expect((await ask('/a', headers as Record<string, string>, body)).headers['x-of']).toBeUndefined();
});

test('what is no longer right, or was forgotten, is made again', async () => {
  const { kept, ask, now } = await serving();
  await ask('/a');
  now.text = undefined;
  expect((await ask('/a')).body).toBe('made');
  now.text = 'right again';
  expect((await ask('/a')).body).toBe('right again');
  kept.forget();
  expect((await ask('/a')).body).toBe('made');
});

test.each([
  ['in number', { max: 2 }],
  ['by bytes', { maxBytes: 26 }],
])('it is bounded %s: what was asked for longest ago goes first', async (_, bounds) => {
  const { ask } = await serving(bounds);
  for (const path of ['/a', '/b', '/a', '/c']) await ask(path);
  expect((await ask('/a')).body).toBe('kept: é');
  expect((await ask('/b')).body).toBe('made');
});
