/** @jest-environment @ecocircle/test-kit/process */

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { editionCity } from '@ecocircle/shared-contracts';
import type { KeptAnswers } from '@ecocircle/shared-contracts/kept-answers';
import { afterEach, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { splitQuery } from '../src/platform/routing/read-query.ts';
import { keepPageAnswers } from './kept-page-answers.ts';
import { servePages } from './page-routes.ts';
import { KeptPages } from './pages/kept-pages.ts';
import type { PageDocument, PageRequest } from './pages/page-request.ts';
import { REQUEST_LOG } from './request-log.ts';
import { sendSecurityHeaders } from './security-headers.ts';
import { pageOf } from './testing/page-of.ts';

const BROTLI = { 'accept-encoding': 'gzip, br' };

let close = async (): Promise<void> => {};
afterEach(() => close());

interface Facts {
  readonly path: string;
  readonly [name: string]: unknown;
}

/** An edge that renders what it was asked for, on a clock of its own; each rendering says which one it was. */
async function edge({ ipLocation = false } = {}) {
  const lines: string[] = [];
  const state = {
    now: 1,
    rendered: 0,
    isDraining: false,
    until: Promise.resolve(),
    words: (count: number) => `rendering ${count}`,
  };
  const pages = new KeptPages<PageRequest, PageDocument>({
    maxBytes: 100_000,
    bytesOf: ({ bytes }) => bytes,
    isProvisional: (page) => page.isProvisional,
    now: () => state.now,
    async render({ host, locale, path, notices, city }) {
      state.rendered += 1;
      await state.until;
      const facts: Facts = { path, host, locale, notices, city: city.id, words: state.words(state.rendered) };
      return pageOf(JSON.stringify({ ...facts, now: state.rendered }), {
        status: path === '/nope' ? 404 : 200,
        isProvisional: path === '/provisional',
        etag: `W/"${facts.words}"`,
      });
    },
  });
  const keyOf = (page: PageRequest): string => JSON.stringify(page);
  const app = fastify({
    trustProxy: 'loopback',
    logger: { level: 'info', serializers: REQUEST_LOG, stream: { write: (line) => void lines.push(line) } },
  });
  sendSecurityHeaders(app, { ru: 'ecokrug.example' });
  const drain = {
    get isDraining() {
      return state.isDraining;
    },
  };
  const kept = keepPageAnswers({ config: { ipLocation }, drain, log: app.log });
  const answer = async (page: PageRequest): Promise<PageDocument> => {
    const made = await pages.within({ renewed: 1000, first: 1000 }, keyOf(page), page, () => {});
    return made as PageDocument;
  };
  servePages(app, {
    config: { productionHosts: { ru: 'ecokrug.example', kz: undefined, int: undefined }, mapTiles: null },
    routes: {
      accessOf: (path) => (path.startsWith('/profile') ? 'authenticated' : 'public'),
      hasPage: () => true,
      splitQuery: (_, search) => splitQuery(search, ['city', 'code']),
      isEmbeddable: (path) => path.startsWith('/recycling-points'),
    },
    renderer: { answer, frame: answer, repeat: (page) => () => pages.fresh(keyOf(page)) },
    cities: {
      find: async () => null,
      cityFor: async ({ chosen, ip }, context) => ({
        ...editionCity(context.locale),
        id: chosen ?? (ipLocation ? `near ${ip}` : 'edition'),
      }),
    },
    kept,
  });
  kept.standBefore(app.server);
  await app.listen({ host: '127.0.0.1', port: 0 });
  close = () => app.close();
  const { port } = app.server.address() as AddressInfo;
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const before = kept.sent;
    const call = get({ port, path, headers: { host: 'localhost:3000', ...BROTLI, ...headers } });
    const [received] = (await once(call, 'response')) as [IncomingMessage];
    const body = await buffer(received);
    const { date: _, ...rest } = received.headers;
    const { statusCode: status, rawHeaders } = received;
    return {
      status,
      headers: rest,
      body,
      isKept: kept.sent > before,
      names: rawHeaders.filter((_, at) => at % 2 === 0),
    };
  };
  return { ask, state, kept: kept as KeptAnswers, pages, lines };
}

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('a kept answer is the framework’s, header by header and byte by byte', async () => {
  const { ask } = await edge();
  for (const [path, headers] of [
    ['/en-us', {}],
    [
      '/en-us/recycling-points?hide-layout-ui=true',
      { cookie: 'cookies_noted=1; city=x', 'accept-language': 'es' },
    ],
    ['/charity-events', { host: 'ecokrug.example', 'x-forwarded-proto': 'https' }],
  ] as const) {
    const first = await ask(path, headers);
    const again = await ask(path, headers);
    expect([first.isKept, again.isKept]).toEqual([false, true]);
    expect({ ...again, isKept: false }).toEqual(first);
  }
});

test('who has the page is told so with the same headers, and what time it is', async () => {
  const { ask, kept } = await edge();
  const { headers } = await ask('/en-us');
  const known = { 'if-none-match': String(headers.etag) };
  const again = await ask('/en-us', known);
  kept.forget();
  const byFramework = await ask('/en-us', known);
  expect([again.isKept, byFramework.isKept, again.status, again.body.length]).toEqual([true, false, 304, 0]);
  const { 'server-timing': timing, ...rest } = byFramework.headers;
  expect(again.headers).toEqual({ ...rest, 'server-timing': expect.stringMatching(/^now;dur=\d+$/) });
  expect(String(timing)).toMatch(/^now;dur=\d+$/);
  expect([...again.names].sort()).toEqual([...byFramework.names].sort());
});

test.each([
  ['host', { host: 'int.localhost:3000' }],
  ['scheme', { 'x-forwarded-proto': 'https' }],
  ['language', { 'accept-language': 'es' }],
  ['encoding', { 'accept-encoding': 'gzip' }],
  ['cookie of the city', { cookie: 'city=ru-omsk' }],
  ['closed notice', { cookie: 'a=b; cookies_noted=1' }],
  ['session', { cookie: 'auth_token=x' }],
  ['wanted part', { 'x-page-part': 'frame' }],
])('another %s is another answer', async (_, other) => {
  const { ask } = await edge();
  await ask('/en-us');
  expect((await ask('/en-us', other as Record<string, string>)).isKept).toBe(false);
});

test('of cookies those count that something reads, and of the token only that it is there', async () => {
  const { ask } = await edge();
  await ask('/en-us', { cookie: 'auth_token=one; _ga=1; city=ru-omsk' });
  expect((await ask('/en-us', { cookie: '_ga=2; city=ru-omsk; auth_token=two' })).isKept).toBe(true);
});

test('where visitors’ addresses are looked up, each has its own answer', async () => {
  const { ask } = await edge({ ipLocation: true });
  for (const ip of ['203.0.113.1', '203.0.113.2']) {
    const headers = { 'x-forwarded-for': ip };
    expect((await ask('/en-us', headers)).isKept).toBe(false);
    expect((await ask('/en-us', headers)).isKept).toBe(true);
  }
});

test.each([
  ['a redirect', '/', {}],
  ['a page that is not there', '/en-us/nope', {}],
  ['a page that lacks something', '/en-us/provisional', {}],
  ['a private page', '/en-us/profile', { cookie: 'auth_token=x' }],
  ['a frame', '/en-us', { 'x-page-part': 'frame' }],
  ['the way back from Google', '/en-us/google-auth?code=x', {}],
  ['plain bytes', '/en-us', { 'accept-encoding': 'identity' }],
])('%s is not kept', async (_, path, headers) => {
  const { ask } = await edge();
  for (const _time of [1, 2]) expect((await ask(path, headers as Record<string, string>)).isKept).toBe(false);
});

test('a page that is due to be rendered anew is asked of the framework, and sent again once it is', async () => {
  const { ask, state } = await edge();
  await ask('/en-us');
  state.now += 4000;
  expect((await ask('/en-us')).isKept).toBe(true);
  state.now += 2000;
  let release: () => void = () => {};
  state.until = new Promise((resolve) => (release = resolve));
  expect((await ask('/en-us')).isKept).toBe(false);
  // Whoever asks while it is rendered is sent the page of before, as quickly as any.
  expect((await ask('/en-us')).isKept).toBe(true);
  release();
  await later(20);
  expect(state.rendered).toBe(2);
  const renewed = await ask('/en-us');
  expect([renewed.isKept, renewed.headers.etag]).toEqual([false, 'W/"rendering 2"']);
  expect(await ask('/en-us')).toMatchObject({ isKept: true, headers: { etag: 'W/"rendering 2"' } });
});

test('one that was rendered anew and says the same is sent with its new clock at once', async () => {
  const { ask, state } = await edge();
  state.words = () => 'the same';
  const first = await ask('/en-us');
  state.now += 6000;
  await ask('/en-us');
  await later(20);
  const renewed = await ask('/en-us');
  expect([renewed.isKept, renewed.headers.etag]).toEqual([true, first.headers.etag]);
  expect(renewed.body).not.toEqual(first.body);
});

test('after the data have changed nobody is sent an answer of before', async () => {
  const { ask, state, pages } = await edge();
  await ask('/en-us');
  state.now += 2000;
  pages.outdate();
  expect(await ask('/en-us')).toMatchObject({ isKept: false, headers: { etag: 'W/"rendering 2"' } });
});

test('a closing edge leaves all to the framework, which says so', async () => {
  const { ask, state } = await edge();
  await ask('/en-us');
  state.isDraining = true;
  expect((await ask('/en-us')).isKept).toBe(false);
});

test('each has a line in the log with its request’s id, without its query', async () => {
  const { ask, lines } = await edge();
  for (const id of ['trace-0001', 'trace-0002']) await ask('/en-us?city=secret', { 'x-request-id': id });
  const line = JSON.parse(lines.find((one) => one.includes('trace-0002')) ?? '{}');
  expect(line).toMatchObject({
    reqId: 'trace-0002',
    req: { method: 'GET', path: '/en-us' },
    res: { statusCode: 200 },
    kept: true,
  });
  expect(lines.join()).not.toContain('secret');
});
