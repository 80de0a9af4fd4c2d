/** @jest-environment @ecocircle/test-kit/process */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { AssetCache } from './asset-cache.ts';
import { serveAssets } from './asset-routes.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(50);

/** A folder that is served, and what lies beside it. */
function publicFolder(): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'public', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'public', 'deep', 'entry.0a1b2c3d.js'), SCRIPT);
  writeFileSync(join(folder, 'secret.json'), '{}');
  writeFileSync(join(folder, 'public', 'key.pem'), 'private');
  return join(folder, 'public');
}

function app() {
  const server = fastify();
  serveAssets(server, '/mf/', new AssetCache(publicFolder()));
  return server;
}

const url = '/mf/deep/entry.0a1b2c3d.js';

test('a file is answered in the best encoding that the client takes, and may be kept for ever', async () => {
  const server = app();
  const br = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
  expect(br.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(br.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const gz = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(gz.rawPayload).toString()).toBe(SCRIPT);
  const raw = await server.inject({ url });
  expect(raw.headers['content-encoding']).toBeUndefined();
  expect(raw.payload).toBe(SCRIPT);
});

test('a client that has the file is told so', async () => {
  const server = app();
  const { headers } = await server.inject({ url });
  const again = await server.inject({ url, headers: { 'if-none-match': headers.etag as string } });
  expect([again.statusCode, again.payload]).toEqual([304, '']);
});

test.each([
  '/mf/../secret.json',
  '/mf/%2e%2e/secret.json',
  '/mf/..%2fsecret.json',
  '/mf/deep/%2e%2e%2f%2e%2e%2fsecret.json',
  '/mf/key.pem',
  '/mf/deep/entry.0a1b2c3d.js%00.css',
  '/mf/deep',
  '/mf/',
  '/mf/missing.js',
  '/mf/deep/entry.0a1b2c3d.js/x.js',
  '/mf/x%2f..%2fdeep/entry.0a1b2c3d.js',
  '/mf/deep//entry.0a1b2c3d.js',
])('%s is not served', async (path) => {
  expect((await app().inject({ url: path })).statusCode).toBe(404);
});

test.each(['./deep/entry.0a1b2c3d.js', 'deep/../deep/entry.0a1b2c3d.js', 'deep/./entry.0a1b2c3d.js'])(
  'a way round to a file leads to none: %s',
  async (path) => expect(await new AssetCache(publicFolder()).get(path)).toBeNull(),
);

test('of a folder that holds more, what is not of builds is no file', async () => {
  const server = fastify();
  const folder = publicFolder();
  mkdirSync(join(folder, 'edges'));
  writeFileSync(join(folder, 'edges', 'vm-1.json'), '{}');
  serveAssets(server, '/mf/', new AssetCache(folder), ['deep']);
  const statusOf = async (path: string) => (await server.inject({ url: path })).statusCode;
  expect([await statusOf(url), await statusOf('/mf/edges/vm-1.json')]).toEqual([200, 404]);
});
