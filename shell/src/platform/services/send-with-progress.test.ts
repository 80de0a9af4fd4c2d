import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isApiError } from '@ecocircle/shared-contracts';
import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { createRequestClient } from './request-client.ts';
import { sendWithProgress } from './send-with-progress.ts';

const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** A server at another origin, which lets this page ask it. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(ALLOWED)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') response.writeHead(204).end();
    else listener(request, response);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/photos`;
}

const aForm = (): FormData => {
  const form = new FormData();
  form.append('photo', new File(['x'.repeat(300_000)], 'a.jpg'));
  return form;
};

/** Answers once everything has come. */
const answering =
  (status: number, body: unknown, seen: string[] = []): RequestListener =>
  (request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    request.on('end', () => {
      seen.push(`${request.method} ${request.headers.authorization} ${size > 300_000}`);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  };

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error,
  );

test('the query is sent with the body: a dry run stays one', async () => {
  const urls: (string | undefined)[] = [];
  const path = await serve((request, response) => {
    urls.push(request.url);
    answering(200, { data: [] })(request, response);
  });
  const send = createRequestClient('', 5000);
  const call = { method: 'POST', path, body: aForm(), onProgress: () => {} } as const;
  await send({ ...call, query: { dry_run: 1, left: undefined } });
  await send(call);
  expect(urls).toEqual(['/photos?dry_run=1', '/photos']);
});

test('a body is sent with the token, its progress is told, and the answer comes @P-02', async () => {
  const seen: string[] = [];
  const shares: number[] = [];
  const path = await serve(answering(201, { data: { id: 'a' } }, seen));
  const send = createRequestClient('', 5000);
  const call = {
    method: 'POST',
    path,
    body: aForm(),
    onProgress: (share: number) => shares.push(share),
  } as const;
  expect(await send(call, 'token')).toEqual({ data: { id: 'a' } });
  expect(seen).toEqual(['POST Bearer token true']);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('a refusal is thrown with its codes @P-02', async () => {
  const errors = [{ status: '422', code: 'photo-unreadable', title: 'The photo cannot be read' }];
  const path = await serve(answering(422, { errors }));
  const error = await failureOf(sendWithProgress({ path, body: aForm(), onProgress() {} }, null));
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ status: 422, errors });
});

test('what is called off, on the way or before, fails as not sent @P-02', async () => {
  const path = await serve(() => {});
  const controller = new AbortController();
  const call = { path, body: aForm(), signal: controller.signal, onProgress() {} };
  const sending = failureOf(sendWithProgress(call, null));
  controller.abort();
  expect(await sending).toMatchObject({ name: 'ApiError', status: 0 });
  expect(await failureOf(sendWithProgress(call, null))).toMatchObject({ status: 0 });
});

test('a call that stands still ends @P-02', async () => {
  const path = await serve(() => {});
  const call = { path, body: aForm(), onProgress() {} };
  expect(await failureOf(sendWithProgress(call, null, 200))).toMatchObject({ status: 0 });
});

test('a call that is cut off fails as not sent @P-02', async () => {
  const path = await serve((request) => void request.socket.destroy());
  const call = { path, body: aForm(), onProgress() {} };
  expect(await failureOf(sendWithProgress(call, null))).toMatchObject({ status: 0 });
});
