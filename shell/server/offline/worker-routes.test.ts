/** @jest-environment @ecocircle/test-kit/process */

import { EMPTY_REGISTRY, type RemoteDescriptor } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import type { ActiveReleases } from '../release-store.ts';
import { shellBuild } from '../testing/shell-build.ts';
import { serveWorkers } from './worker-routes.ts';

const URL = '/mf/mf-points-map/worker.js';

/** The edge while a version of the map is active, which has a worker or has none. */
function edge({
  version,
  hasWorker,
  isOff = false,
}: {
  version: string;
  hasWorker: boolean;
  isOff?: boolean;
}) {
  const assets = { ...(hasWorker && { worker: { file: 'assets/worker.js', integrity: 'sha384-AAAA' } }) };
  const active = { version, assets } as unknown as RemoteDescriptor;
  const releases: ActiveReleases = {
    registry: EMPTY_REGISTRY,
    remotes: { 'mf-points-map': { active, lastGood: null } },
    shell: shellBuild({
      version: '1.0.0-b1',
      files: [{ file: 'assets/shell.js', integrity: 'sha384-BBBB' }],
    }),
  };
  const app = fastify();
  serveWorkers(app, {
    store: { active: releases },
    builtFile: async (url) => ({
      raw: Buffer.from(`worker of ${url}`),
      br: null,
      gzip: async () => Buffer.alloc(0),
      type: '',
      etag: '',
    }),
    isOff,
  });
  return app;
}

test('the worker is that of the active build, is asked for every time, and may look after any page @X-08', async () => {
  const answer = await edge({ version: '1.0.0-b1', hasWorker: true }).inject(URL);
  expect(answer.body).toBe('worker of /mf/mf-points-map/1.0.0-b1/assets/worker.js');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test.each([
  ['a build without a worker', { version: '1.0.0-b0', hasWorker: false }],
  ['workers that are switched off', { version: '1.0.0-b1', hasWorker: true, isOff: true }],
])('after %s browsers are given one that ends what they have @X-08', async (_, facts) => {
  const { statusCode, body, headers } = await edge(facts).inject(URL);
  expect([statusCode, headers['cache-control'], headers['service-worker-allowed']]).toEqual([
    200,
    'no-cache',
    '/',
  ]);
  expect(body).toContain("startsWith('mf-points-map ')");
  expect(body).toContain('registration.unregister()');
});

test('another remote has its own, nobody else one', async () => {
  const app = edge({ version: '1.0.0-b1', hasWorker: true });
  expect((await app.inject('/mf/mf-public/worker.js')).body).toContain("startsWith('mf-public ')");
  expect((await app.inject('/mf/mf-other/worker.js')).statusCode).toBe(404);
});

test('the files of the shell’s build are listed with the build @X-08', async () => {
  const answer = await edge({ version: '1.0.0-b1', hasWorker: true }).inject('/assets/files.json');
  expect(answer.json()).toEqual({
    build: '1.0.0-b1',
    files: [{ file: 'assets/shell.js', integrity: 'sha384-BBBB' }],
  });
  expect(answer.headers['cache-control']).toBe('no-cache');
});
