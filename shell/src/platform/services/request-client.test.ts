/** @jest-environment @ecocircle/test-kit/process */

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '@ecocircle/shared-contracts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createRequestClient } from './request-client.ts';

let server: Server;

async function serve(listener: RequestListener, timeout = 5000) {
  server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return createRequestClient(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeout);
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A server that fails so many times with a status before it answers. */
function failing(status: number, times: number, headers: Record<string, string> = { 'retry-after': '0' }) {
  const seen: string[] = [];
  const listener: RequestListener = (request, response) => {
    seen.push(`${request.method} ${request.url}`);
    if (seen.length <= times) response.writeHead(status, headers).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[]}');
  };
  return { seen, listener };
}

const textOf = async (request: IncomingMessage): Promise<string> =>
  (await request.setEncoding('utf8').toArray()).join('');

describe('a read @O-10', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('is repeated after %i', async (status) => {
    const { seen, listener } = failing(status, 1);
    const request = await serve(listener);
    expect(await request({ path: '/api/list', query: { page: 2 } })).toEqual({ data: [] });
    expect(seen).toEqual(['GET /api/list?page=2', 'GET /api/list?page=2']);
  });

  test.each([400, 401, 403, 404, 410, 422, 501])('is not after %i', async (status) => {
    const { seen, listener } = failing(status, 9);
    const request = await serve(listener);
    await expect(request({ path: '/api/list' })).rejects.toMatchObject({ name: 'ApiError', status });
    expect(seen).toHaveLength(1);
  });

  test('is repeated once, then it fails with the status', async () => {
    const { seen, listener } = failing(503, 9);
    const request = await serve(listener);
    await expect(request({ path: '/api/list' })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(2);
  });

  test('that is made once is not', async () => {
    const { seen, listener } = failing(503, 9);
    const request = await serve(listener);
    await expect(request({ path: '/api/list', once: true })).rejects.toMatchObject({ status: 503 });
    expect(seen).toHaveLength(1);
  });

  test('waits as long as the server asks for', async () => {
    const { listener } = failing(429, 1, { 'retry-after': '1' });
    const request = await serve(listener);
    const since = performance.now();
    await request({ path: '/api/list' });
    expect(performance.now() - since).toBeGreaterThanOrEqual(990);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('a %s is not repeated @O-10', async (method) => {
  const { seen, listener } = failing(503, 9);
  const request = await serve(listener);
  await expect(request({ method, path: '/api/item', body: {} })).rejects.toMatchObject({ status: 503 });
  expect(seen).toEqual([`${method} /api/item`]);
});

test('an answer that says isOk false is thrown with its result @O-10', async () => {
  const answer = { isOk: false, message: 'emailAlreadyExists' };
  const request = await serve((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  const call = request({ method: 'POST', path: '/api/subscribe/email', body: {} });
  await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 200, result: answer });
});

test.each([
  ['text', 'text/plain', 'isOk: false'],
  ['a page', 'text/html', '<p>{"isOk":false}</p>'],
])('%s is returned as it is @O-10', async (_, type, body) => {
  const request = await serve((_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body);
  });
  expect(await request({ path: '/api/note' })).toBe(body);
});

test('an answer without content is nothing', async () => {
  const request = await serve((_, response) => void response.writeHead(204).end());
  expect(await request({ method: 'POST', path: '/api/logout' })).toBeUndefined();
});

test('an error carries the API’s list and the whole body', async () => {
  const body = { errors: [{ status: '422', code: 'required', title: 'This field is required' }] };
  const request = await serve((_, response) => {
    response.writeHead(422, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  const error = await request({ method: 'POST', path: '/api/item' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 422, errors: body.errors, result: body });
});

test.each([
  ['an object', { a: 1 }, 'application/json', '{"a":1}'],
  ['a text', 'a=1', 'text/plain', 'a=1'],
])('%s is sent as %j', async (_, body, type, sent) => {
  const seen: unknown[] = [];
  const request = await serve(async (incoming, response) => {
    seen.push(incoming.headers['content-type'], incoming.headers.authorization, await textOf(incoming));
    response.writeHead(204).end();
  });
  await request({ method: 'POST', path: '/api/item', body }, 'token');
  expect(seen).toEqual([type, 'Bearer token', sent]);
});

describe('a call ends', () => {
  test('when its time is over', async () => {
    const request = await serve(() => {}, 50);
    await expect(request({ path: '/api/slow' })).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  test('when it is called off, without another attempt', async () => {
    const seen: string[] = [];
    const controller = new AbortController();
    const request = await serve(({ url = '' }) => {
      seen.push(url);
      controller.abort();
    });
    const call = request({ path: '/api/slow', signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    expect(seen).toEqual(['/api/slow']);
  });
});
