import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ApiConnections } from '../api-connections.ts';
import { DESK_PREFIXES, proxyApi } from '../api-proxy.ts';
import { AssetCache } from '../asset-cache.ts';
import { serveAssets } from '../asset-routes.ts';
import type { EdgeConfig } from '../config.ts';
import { ONLY_BY_HTTPS, SECURITY_HEADERS } from '../security-headers.ts';

/** Nothing but the desk's own files; nobody frames it, and nothing of it is found or kept. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  // The desk's own script makes it.
  'trusted-types default',
].join('; ');

const DESK_HEADERS = {
  ...SECURITY_HEADERS,
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
  'x-robots-tag': 'none',
  'cache-control': 'no-store',
} as const;

const NOT_BUILT = 'The desk is not built.\n';

/** The routes of the desk's host: its document for every page, its files, and the calls of its API. */
export async function buildDesk(
  desk: FastifyInstance,
  { deskDist, deskHost }: Pick<EdgeConfig, 'deskDist' | 'deskHost'>,
  api: ApiConnections,
): Promise<void> {
  const file = join(deskDist, 'index.html');
  const headers = { ...DESK_HEADERS, ...(deskHost && ONLY_BY_HTTPS) };
  desk.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  await proxyApi(desk, api, {}, DESK_PREFIXES);
  serveAssets(desk, '/assets/', new AssetCache(join(deskDist, 'assets')));
  desk.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'),
  );
  const notFound = { status: '404', code: 'not-found', title: 'There is nothing at this address' };
  desk.all('/api/*', async (_request, reply) => reply.code(404).send({ errors: [notFound] }));
  desk.get('/*', async (_request, reply) => {
    if (!existsSync(file)) return reply.code(503).type('text/plain').send(NOT_BUILT);
    return reply.type('text/html; charset=utf-8').send(await readFile(file));
  });
}
