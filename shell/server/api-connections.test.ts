/** @jest-environment @ecocircle/test-kit/process */

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { eventually } from '@ecocircle/test-kit';
import { afterEach, expect, test } from '@jest/globals';
import { ApiConnections } from './api-connections.ts';

let api: Server;
let connections: ApiConnections;

afterEach(async () => {
  await connections.close();
  api.close();
});

/** An API that keeps connections for long, ends one behind what is asked of `/ended`, and never answers `/slow`. */
async function startApi(idle: number): Promise<ReadonlySet<Socket>> {
  const open = new Set<Socket>();
  api = createServer({ keepAliveTimeout: 72_000 }, ({ url, socket }, answer) => {
    if (url !== '/slow') answer.end('here');
    if (url === '/ended') answer.once('finish', () => socket.destroySoon());
  });
  api.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  await once(api.listen(0, '127.0.0.1'), 'listening');
  connections = new ApiConnections(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, idle);
  return open;
}

const ask = (path: string, signal?: AbortSignal): Promise<number> =>
  new Promise((tell, fail) => {
    const options = { path, method: 'GET', signal } as const;
    connections.request(options, (error, answer) => {
      if (error) return fail(error);
      answer.body.dump().catch(() => undefined);
      tell(answer.statusCode);
    });
  });

test('a connection that is opened anew where a visitor left is not kept until the API refuses it', async () => {
  const open = await startApi(500);
  expect(await ask('/ended')).toBe(200);
  await eventually(() => expect(open.size).toBe(0));
  const visitor = new AbortController();
  const left = ask('/slow', visitor.signal);
  await once(api, 'request');
  visitor.abort();
  await expect(left).rejects.toThrow('aborted');
  await eventually(() => expect([...open].map(({ bytesRead }) => bytesRead)).toEqual([0]));
  await eventually(() => expect(open.size).toBe(0), { timeout: 3000 });
});
