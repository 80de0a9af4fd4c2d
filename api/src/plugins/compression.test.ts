import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { registerCompression } from './compression.ts';

const LIST = { data: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Glass on Lenin street' })) };

async function server() {
  const app = fastify();
  await registerCompression(app);
  app.get('/list', async () => LIST);
  app.get('/small', async () => ({ data: [] }));
  app.get('/kept', async (_request, reply) =>
    reply.header('content-encoding', 'br').type('application/json').send(Buffer.alloc(5000, 1)),
  );
  return app;
}

const headers = { 'accept-encoding': 'br, gzip' };

test('a list is compressed', async () => {
  const answer = await (await server()).inject({ url: '/list', headers });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual(LIST);
  expect(answer.headers.vary).toContain('accept-encoding');
});

test('a small answer, and one that is compressed already, are left as they are', async () => {
  const app = await server();
  expect((await app.inject({ url: '/small', headers })).headers['content-encoding']).toBeUndefined();
  expect((await app.inject({ url: '/kept', headers })).rawPayload).toHaveLength(5000);
});
