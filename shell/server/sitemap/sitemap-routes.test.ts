/** @jest-environment @ecocircle/test-kit/process */

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RemoteRoute } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import type { ReleaseStore } from '../release-store.ts';
import { serveSitemaps } from './sitemap-routes.ts';

const POINTS = 9500;
let api: Server;
/** The queries of what was asked for events and points. */
let asked: URLSearchParams[] = [];

/** A jar, and a thing that Kazakh does not know yet. */
const thingsIn = (locale: string) =>
  ['jar', ...(locale === 'kk-KZ' ? [] : ['fork'])].map((id) => ({
    id,
    family: 'glass',
    materials: [],
    name: id,
    slug: `${id}-${locale.slice(0, 2)}`,
    words: [],
  }));

/** A platform API with three events and many points. */
beforeAll(async () => {
  api = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname.includes('dictionary/things')) {
      response.end(JSON.stringify({ data: thingsIn(String(searchParams.get('locale'))) }));
      return;
    }
    asked.push(searchParams);
    const total = pathname.includes('charity-events') ? 3 : POINTS;
    const size = Number(searchParams.get('page_size'));
    const first = (Number(searchParams.get('page')) - 1) * size + 1;
    const data = Array.from({ length: Math.max(0, Math.min(size, total - first + 1)) }, (_, index) => ({
      id: String(first + index),
      updated_at: '2026-11-03T14:21:41.335Z',
    }));
    response.end(JSON.stringify({ data, meta: { total } }));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
});
afterAll(() => void api.close());

const route = (path: string, changes: Partial<RemoteRoute> = {}) => ({ path, access: 'public', ...changes });
const routes = [
  route(''),
  route('recycling-points/:id?'),
  route('charity-event/:id'),
  route('charity-events/no-charity-events', { indexable: false }),
  route('cookies', { regions: ['russia'] }),
  route('privacy-policy', { regions: ['kazakhstan', 'international'] }),
  route('profile', { access: 'authenticated' }),
];

async function ask(
  host: string,
  url: string,
  declared = routes,
): Promise<{ status: number; urls: string[]; text: string }> {
  const app = fastify();
  const active = { registry: { revision: 1 }, remotes: { 'mf-public': { active: { routes: declared } } } };
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  serveSitemaps(app, { productionHosts: {}, store: { active } as unknown as ReleaseStore, apiUrl });
  const answer = await app.inject({ url, headers: { host } });
  const urls = [...answer.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  return { status: answer.statusCode, urls, text: answer.body };
}

test('a host that all pages of fit into one file has one @S-04', async () => {
  const { urls, text } = await ask('ru.localhost', '/sitemap.xml');
  expect(urls).toHaveLength(3 + 3 + POINTS);
  expect(urls.slice(0, 4)).toEqual([
    'http://ru.localhost/',
    'http://ru.localhost/recycling-points',
    'http://ru.localhost/cookies',
    'http://ru.localhost/charity-event/1',
  ]);
  expect(text).toContain('<lastmod>2026-11-03T14:21:41.335Z</lastmod>');
  expect(text).not.toContain('hreflang');
});

test.each([
  ['ru.localhost', 'RU', null],
  ['kz.localhost', 'KZ', null],
  ['int.localhost', null, 'RU,KZ'],
  ['localhost', null, null],
])('%s names the events and points of its own countries @S-04 @R-06', async (host, country, others) => {
  asked = [];
  await ask(host, '/sitemap.xml');
  await ask(host, '/sitemap-points-1.xml');
  expect(asked.map((query) => [query.get('country'), query.get('not_country')])).toEqual(
    Array(3).fill([country, others]),
  );
});

test('a page is listed in the languages that have it, each naming the others @S-04 @R-06', async () => {
  const { urls, text } = await ask('localhost', '/sitemap-pages.xml');
  expect(urls).toContain('http://localhost/ru-ru/cookies');
  expect(urls.filter((url) => url.endsWith('/cookies'))).toHaveLength(1);
  expect(urls.filter((url) => url.endsWith('/privacy-policy'))).toEqual(
    ['ru-kz', 'kk-kz', 'es-ar', 'en-us'].map((prefix) => `http://localhost/${prefix}/privacy-policy`),
  );
  expect(text).toContain('hreflang="x-default" href="http://localhost/en-us/privacy-policy"');
});

test('more pages than fit are in files that an index names @S-04', async () => {
  const { urls } = await ask('kz.localhost', '/sitemap.xml');
  const files = ['pages', 'events-1', 'points-1', 'points-2'].map(
    (part) => `http://kz.localhost/sitemap-${part}.xml`,
  );
  expect(urls).toEqual(files);
  const { urls: second, status } = await ask('kz.localhost', '/sitemap-points-2.xml');
  expect([status, second.length]).toEqual([200, (POINTS - 5000) * 2]);
  expect(second.at(-1)).toBe(`http://kz.localhost/ru-kz/recycling-points/${POINTS}`);
});

test.each(['/sitemap-points-3.xml', '/sitemap-events-0.xml', '/sitemap-accounts-1.xml'])(
  '%s is not there',
  async (url) => {
    expect((await ask('kz.localhost', url)).status).toBe(404);
  },
);

test('a thing stands with its address in each language that has it, where a release has its page @S-04 @X-06', async () => {
  const { urls, text } = await ask('kz.localhost', '/sitemap-pages.xml', [route('what-to-do-with/:slug')]);
  expect(urls).toEqual([
    'http://kz.localhost/kk-kz/what-to-do-with/jar-kk',
    'http://kz.localhost/ru-kz/what-to-do-with/jar-ru',
    'http://kz.localhost/ru-kz/what-to-do-with/fork-ru',
  ]);
  expect(text).toContain('hreflang="ru-KZ" href="http://kz.localhost/ru-kz/what-to-do-with/jar-ru"');
  expect((await ask('kz.localhost', '/sitemap-pages.xml')).text).not.toContain('what-to-do-with');
});
