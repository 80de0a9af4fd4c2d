/** @jest-environment @ecocircle/test-kit/process */

import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { editionCity, type PlaceCity, type Region } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { splitQuery } from '../src/platform/routing/read-query.ts';
import { type EdgeConfig, readConfig } from './config.ts';
import { serveErrorPages } from './error-pages.ts';
import { type PageRoutesOptions, servePages } from './page-routes.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { ErrorPageRequest, PageDocument, PageRequest } from './pages/page-request.ts';
import { pageOf } from './testing/page-of.ts';

const config: EdgeConfig = readConfig({ PORTAL_HOST_RU: 'ecokrug.example' });

const ASTANA: PlaceCity = {
  id: 'kz-astana',
  name: 'Астана',
  country: 'KZ',
  lng: 71.43,
  lat: 51.13,
  spellings: ['Астана'],
};

/** Knows one city of Kazakhstan, and that of the edition. */
const CITIES: PageRoutesOptions['cities'] = {
  find: async (id, { locale }) => (id === ASTANA.id && locale === 'kk-KZ' ? ASTANA : null),
  cityFor: async ({ chosen }, context) => (await CITIES.find(chosen, context)) ?? editionCity(context.locale),
};

/** A renderer that answers with what it was asked for, so that the tests see it. */
function app() {
  const renderer = {
    accessOf: (path: string) => (path.startsWith('/profile') ? 'authenticated' : 'public'),
    hasPage: (path: string, region: Region) => path !== '/cookies' || region === 'russia',
    splitQuery: (path: string, search: string) =>
      splitQuery(search, path === '/declared' ? ['q'] : undefined),
    isEmbeddable: (path: string) => path.startsWith('/recycling-points'),
    async frame(request: PageRequest) {
      const { status } = (await this.answer(request)) as PageDocument;
      return pageOf('the frame', { status });
    },
    repeat: () => () => undefined,
    async answer({ host: { edition, production }, locale, path, notices, city }: PageRequest) {
      if (path.endsWith('q=leads-on'))
        return { kind: 'redirect' as const, location: '/kk-kz/there', status: 302 };
      const facts = { edition, production, locale, path, notices, city: city.id };
      return pageOf(JSON.stringify(facts), {
        status: path === '/nope' ? 404 : path === '/broken' ? 503 : 200,
        ...(path === '/broken' && { retryAfter: 5 }),
      });
    },
  };
  const server = fastify({ trustProxy: 'loopback' });
  servePages(server, {
    config,
    routes: renderer,
    renderer: renderer as unknown as PageRenderer,
    cities: CITIES,
    kept: { keep: () => {} },
  });
  serveErrorPages(server, {
    productionHosts: {},
    renderer: {
      errorPage: ({ locale, status }: ErrorPageRequest) => pageOf(`${status} in ${locale}`, { status }),
    },
  });
  return server;
}

const get = (url: string, headers: Record<string, string> = {}) =>
  app().inject({ url, headers: { host: 'localhost:3000', ...headers } });

test.each([
  ['localhost:3000', '/charity-events?city=Almaty', 'kk', '/kk-kz/charity-events?city=Almaty'],
  ['localhost:3000', '/', 'fr', '/en-us'],
  ['kz.localhost:3000', '/', 'en', '/kk-kz'],
  ['kz.localhost:3000', '/', 'ru-RU,ru;q=0.9', '/ru-kz'],
  ['int.localhost:3000', '/no-such-page', 'es', '/es-ar/no-such-page'],
])('%s%s in %s leads to the preferred prefix @R-16', async (host, url, language, location) => {
  const answer = await get(url, { host, 'accept-language': language });
  expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  expect(answer.headers.vary).toBe('accept-language, cookie');
});

test.each([
  ['/en-us/./?city=1', '/en-us/?city=1'],
  ['/en-us/charity-events/..', '/en-us/'],
  ['/en-us/%2E%2e/kk-kz/.', '/kk-kz/'],
  ['/en-us/charity-events/..\\cookies', '/en-us/cookies'],
  ['/..//elsewhere.example/', '/elsewhere.example/'],
  ['//elsewhere.example/..', '/'],
  ['/..', '/'],
])('%s leads to the address that it means, on this host', async (url, location) => {
  // What stands for a request in tests would resolve them by itself.
  const server = app();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const [answer] = await once(http.get({ port, path: url, agent: false }), 'response');
  answer.resume();
  await server.close();
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location]);
});

test('who is signed in is led from the registration to their account, nobody else is @R-11', async () => {
  const cookie = 'auth_token=x';
  for (const path of ['/en-us/registration', '/en-us/registration/']) {
    const answer = await get(path, { cookie });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/en-us/profile/login']);
    expect((await get(path)).statusCode).toBe(200);
  }
  expect((await get('/en-us/registration-success', { cookie })).statusCode).toBe(200);
});

test.each([
  ['localhost:3000', '/xx-yy', 'kk', 'kk-KZ'],
  ['localhost:3000', '/XX-yy/charity-events?city=1', 'fr', 'en-US'],
  ['int.localhost:3000', '/ru-ru/charity-events', 'es', 'es-AR'],
  ['kz.localhost:3000', '/en-us/', 'ru', 'ru-KZ'],
])(
  '%s%s has a prefix of nobody: 404 at once, in the language of the visitor @R-14 @R-16',
  async (host, url, language, locale) => {
    const answer = await get(url, { host, 'accept-language': language });
    expect([answer.statusCode, answer.body]).toEqual([404, `404 in ${locale}`]);
    expect(answer.headers['content-language']).toBe(locale);
  },
);

test('who asks for the frame of a page is given that, to be kept by nobody on the way @X-08', async () => {
  const frame = await get('/en-us/recycling-points', { 'x-page-part': 'frame' });
  expect([frame.body, frame.headers['cache-control']]).toEqual(['the frame', 'no-store']);
  const page = await get('/en-us/recycling-points');
  expect(page.json()).toMatchObject({ path: '/recycling-points' });
  expect(page.headers['cache-control']).toBe('no-cache');
  for (const { headers } of [frame, page]) {
    expect(headers.vary).toContain('x-page-part');
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  }
});

test('a chosen language wins over the browser’s @R-16', async () => {
  const answer = await get('/', { cookie: 'locale=es-AR', 'accept-language': 'ru' });
  expect(answer.headers.location).toBe('/es-ar');
});

test('a language header of 10 KB is ignored', async () => {
  const answer = await get('/', { 'accept-language': 'kk,'.repeat(3500) });
  expect(answer.headers.location).toBe('/en-us');
});

test('the Russian host has no prefix @R-16', async () => {
  const answer = await get('/charity-events', { host: 'ecokrug.example' });
  expect(answer.json()).toEqual({
    edition: 'ru',
    production: true,
    locale: 'ru-RU',
    path: '/charity-events',
    notices: { cookies: true, language: null },
    city: 'ru-moscow',
  });
});

test('the page learns what it still has to say to the visitor @D-06 @D-07', async () => {
  const notices = async (headers: Record<string, string>) => (await get('/kk-kz', headers)).json().notices;
  expect(await notices({ 'accept-language': 'es' })).toEqual({ cookies: true, language: 'es-AR' });
  const answered = 'localeCodeSetByMessage=1; cookies_noted=1';
  expect(await notices({ 'accept-language': 'es', cookie: answered })).toEqual({
    cookies: false,
    language: null,
  });
});

describe('a visitor who wants every page in one language @D-07', () => {
  const keeps = (locale: string) => ({ cookie: `locale=${locale}; keepPreferredLocale=1` });

  test('gets it, with its parameters', async () => {
    const answer = await get('/kk-kz/charity-events?city=1', keeps('es-AR'));
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/es-ar/charity-events?city=1']);
    expect((await get('/es-ar/charity-events', keeps('es-AR'))).statusCode).toBe(200);
  });

  test('is not led to a page that the language lacks, nor to a language that the edition lacks', async () => {
    expect((await get('/ru-ru/cookies', keeps('es-AR'))).statusCode).toBe(200);
    const { statusCode } = await get('/kk-kz', { host: 'kz.localhost', ...keeps('es-AR') });
    expect(statusCode).toBe(200);
  });
});

test('the page behind the prefix is asked for with its query', async () => {
  const answer = await get('/kk-kz/charity-events?page=2');
  expect(answer.json()).toMatchObject({ edition: 'local', locale: 'kk-KZ', path: '/charity-events?page=2' });
  expect(answer.headers['content-language']).toBe('kk-KZ');
});

test('a page is rendered by what it reads of its query, and a redirect keeps the rest', async () => {
  const page = await get('/kk-kz/declared?utm_source=x&q=a+b&modal=registration');
  expect(page.json()).toMatchObject({ path: '/declared?q=a+b&modal=registration' });
  expect((await get('/kk-kz/declared?q=leads-on&utm_source=x')).headers.location).toBe(
    '/kk-kz/there?utm_source=x',
  );
});

test('a private page without a session leads to the login in the same language @A-10', async () => {
  const led = await get('/es-ar/profile?x=1');
  expect(led.headers.location).toBe('/es-ar/profile/login');
  expect(led.headers['set-cookie']).toContain('return_to=%2Fprofile%3Fx%3D1; Path=/; SameSite=Lax');
  expect((await get('/es-ar/profile', { cookie: 'auth_token=x' })).statusCode).toBe(200);
});

test('a page that is not there has the status to say so @R-14', async () => {
  expect((await get('/en-us/nope')).statusCode).toBe(404);
});

test('a page that could not be rendered may be asked for again soon, and is kept by nobody @O-05', async () => {
  const { statusCode, headers } = await get('/en-us/broken', { 'if-none-match': 'W/"1"' });
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  expect((await get('/en-us')).headers['retry-after']).toBeUndefined();
});

test('a page that the browser has is not sent again', async () => {
  const known = await get('/en-us', { 'if-none-match': '"0", W/"1"' });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', 'W/"1"']);
  const [, present] = /^now;dur=(\d+)$/.exec(String(known.headers['server-timing'])) ?? [];
  expect(Math.abs(Number(present) - Date.now())).toBeLessThan(60_000);
  expect((await get('/en-us', { 'if-none-match': 'W/"2"' })).statusCode).toBe(200);
  expect((await get('/en-us/nope', { 'if-none-match': 'W/"1"' })).statusCode).toBe(404);
});

test('a path with two slashes at its beginning stays on this host', async () => {
  expect((await get('//evil.example/x')).headers.location).toBe('/en-us//evil.example/x');
});

test('a Host header that is no host name is refused', async () => {
  const answer = await get('/en-us', { host: 'evil.example"><script>' });
  expect(answer.statusCode).toBe(400);
});

describe('the way back from Google', () => {
  const COMEBACK = '/google-auth?state=es-ar.x7Kq&code=4%2F0Ab';

  test('leads to the language in which it began, and keeps the code @R-13 @A-11', async () => {
    const answer = await get(COMEBACK, { 'accept-language': 'ru' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/es-ar${COMEBACK}`]);
    const other = await get('/google-auth?code=a&state=xx-xx.b', { 'accept-language': 'ru' });
    expect(other.headers.location).toBe('/ru-ru/google-auth?code=a&state=xx-xx.b');
    const russian = await get(COMEBACK, { host: 'ru.localhost:3000' });
    expect(russian.statusCode).toBe(200);
  });

  test.each(['', '/es-ar'])(
    'names nobody the page behind %j, and renders it without the code',
    async (prefix) => {
      const answer = await get(`${prefix}/google-auth/?state=es-ar.x&code=secret`, {
        host: prefix ? 'int.localhost' : 'ru.localhost',
      });
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(JSON.parse(answer.body).path).toBe('/google-auth/');
      expect(answer.body).not.toContain('secret');
    },
  );
});

test.each([
  ['/en-us/recycling-points?hide-layout-ui=true', '*'],
  ['/en-us/recycling-points/7?materials=glass&hide-layout-ui=true', '*'],
  ['/en-us/recycling-points', "'none'"],
  ['/en-us/recycling-points?hide-layout-ui=1', "'none'"],
  ['/en-us/charity-events?hide-layout-ui=true', "'none'"],
  ['/en-us/profile/login?hide-layout-ui=true', "'none'"],
])('%s may be framed by %s @R-20', async (url, ancestors) => {
  const { headers } = await get(url, { cookie: 'auth_token=x' });
  expect(String(headers['content-security-policy'])).toMatch(
    new RegExp(`frame-ancestors ${ancestors.replace('*', '[*]')};`),
  );
});

test.each([
  ['city=kz-astana', 'kz-astana'],
  ['city=ru-omsk', 'kz-almaty'],
  ['city=', 'kz-almaty'],
  ['a=b', 'kz-almaty'],
])('a page asked for with %s begins in %s @M-02', async (cookie, city) => {
  expect((await get('/kk-kz', { cookie })).json().city).toBe(city);
});

describe('a city that is chosen without scripts', () => {
  const choose = async (query: string) => {
    const { statusCode, headers } = await get(`/kk-kz/city/choose?${query}`);
    return [statusCode, headers.location, headers['set-cookie'], headers['cache-control']];
  };
  const KEPT = 'city=kz-astana; Path=/; SameSite=Lax; Max-Age=31536000';

  test('is kept, and leads back to the page in its language', async () => {
    const query = `city=kz-astana&from=${encodeURIComponent('/charity-events?kind=cleanup')}`;
    expect(await choose(query)).toEqual([302, '/kk-kz/charity-events?kind=cleanup', KEPT, 'no-store']);
    const cyrillic = `city=kz-astana&from=${encodeURIComponent('/charity-events?city=Алматы#a b')}`;
    expect((await choose(cyrillic))[1]).toBe(
      '/kk-kz/charity-events?city=%D0%90%D0%BB%D0%BC%D0%B0%D1%82%D1%8B#a%20b',
    );
    expect(await choose('city=kz-astana')).toEqual([302, '/kk-kz', KEPT, 'no-store']);
  });

  test.each(['city=ru-omsk', 'city=<b>', 'city=kz-astana%0d%0aa', `city=${'x'.repeat(9000)}`])(
    'that the edition does not have is not kept: %s',
    async (query) => {
      expect(await choose(query)).toEqual([302, '/kk-kz', undefined, 'no-store']);
    },
  );

  test('is forgotten', async () => {
    const forgotten = 'city=; Path=/; SameSite=Lax; Max-Age=0';
    expect(await choose('city=&from=/')).toEqual([302, '/kk-kz', forgotten, 'no-store']);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/x/..//evil.example/',
    '/\t/evil.example/',
    '/\\evil.example/',
    'javascript:alert(1)',
    '/city/choose?city=kz-astana',
    'charity-events',
    `/${'x'.repeat(2000)}`,
  ])('leads to no other place than this site: %s', async (from) => {
    for (const host of ['localhost:3000', 'ecokrug.example']) {
      const prefix = host === 'ecokrug.example' ? '' : '/kk-kz';
      const query = new URLSearchParams({ city: 'kz-astana', from });
      const { headers } = await get(`${prefix}/city/choose?${query}`, { host });
      expect(headers.location).toBe(prefix || '/');
    }
  });
});
