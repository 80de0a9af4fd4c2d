/** @jest-environment @ecocircle/test-kit/process */

import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { drainBeforeClose } from './drain.ts';

const VISITORS = 32;

async function listeningApp(milliseconds: number) {
  const app = fastify({ return503OnClosing: false });
  const drain = drainBeforeClose(app, milliseconds);
  app.get('/', async () => 'page');
  app.get('/slow', async () => {
    await sleep(500);
    return 'slow page';
  });
  // Its head is sent before the end of the server begins.
  app.get('/streamed', (_request, reply) => {
    reply.hijack();
    reply.raw.write('first');
    setTimeout(() => reply.raw.end('last'), 500);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, drain, port: (app.server.address() as AddressInfo).port };
}

/** Asks by a connection that is kept. */
const ask = (agent: Agent, port: number, path = '/') =>
  new Promise<IncomingMessage>((answered, failed) => {
    get({ host: '127.0.0.1', port, agent, path }, (response) => {
      response.resume();
      response.once('end', () => answered(response));
    }).once('error', failed);
  });

test('whoever asks by a kept connection while the server ends is answered, and told to leave it', async () => {
  const { app, port } = await listeningApp(1500);
  /** Asks until it is told to leave. */
  const visitor = async (): Promise<IncomingMessage['statusCode'][]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const said: IncomingMessage['statusCode'][] = [];
    for (;;) {
      const { statusCode, headers } = await ask(agent, port);
      said.push(statusCode);
      if (headers.connection === 'close') return said;
    }
  };
  const visitors = Array.from({ length: VISITORS }, visitor);
  await sleep(50);
  await app.close();
  expect(new Set((await Promise.all(visitors)).flat())).toEqual(new Set([200]));
});

test('what is being answered when the time is over is answered to its end', async () => {
  const { app, drain, port } = await listeningApp(0);
  const answer = ask(new Agent(), port, '/slow');
  await sleep(100);
  expect(drain.isDraining).toBe(false);
  await app.close();
  expect(drain.isDraining).toBe(true);
  expect((await answer).statusCode).toBe(200);
});

test('what was asked before the end begins, by a connection that is kept, does not hold it up', async () => {
  const { app, port } = await listeningApp(0);
  app.server.keepAliveTimeout = 60_000;
  const answer = ask(new Agent({ keepAlive: true }), port, '/slow');
  const streamed = ask(new Agent({ keepAlive: true }), port, '/streamed');
  await sleep(100);
  const begun = performance.now();
  await app.close();
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect((await answer).headers.connection).toBe('close');
  expect((await streamed).statusCode).toBe(200);
}, 90_000);
