/** @jest-environment @ecocircle/test-kit/process */

import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { serverOptions } from '@ecocircle/shared-contracts/server';
import { eventually } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { ApiConnections } from './api-connections.ts';

/** Milliseconds: a server promises to keep a connection for three seconds then. */
const TIMES = { headers: 4500, request: 60_000, silence: 60_000, lookEvery: 100 };

let api: FastifyInstance;
let open: Set<Socket>;
let refused: number;
let connections: ApiConnections;

/** An API with the options of the real one, which ends a connection behind what is asked of `/ended`, and never answers `/slow`. */
beforeEach(async () => {
  open = new Set();
  refused = 0;
  api = fastify({ forceCloseConnections: true, ...serverOptions({ believesHost: true }, TIMES) });
  api.get('/ended', (_request, reply) => {
    reply.raw.once('finish', () => reply.raw.socket?.destroySoon());
    return 'here';
  });
  api.get('/slow', () => new Promise(() => {}));
  api.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  api.server.on('clientError', () => {
    refused += 1;
  });
  await api.listen();
  connections = new ApiConnections(`http://localhost:${(api.server.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await connections.close();
  await api.close();
});

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
  expect(await ask('/ended')).toBe(200);
  await eventually(() => expect(open.size).toBe(0));
  const visitor = new AbortController();
  const left = ask('/slow', visitor.signal);
  await once(api.server, 'request');
  visitor.abort();
  await expect(left).rejects.toThrow('aborted');
  await eventually(() => expect([...open].map(({ bytesRead }) => bytesRead)).toEqual([0]));
  await eventually(() => expect(open.size).toBe(0), { timeout: 8000 });
  expect(refused).toBe(0);
});
