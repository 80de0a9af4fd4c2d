/** @jest-environment @ecocircle/test-kit/node */

import type { Region } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { compressText } from './compressed-text.ts';
import { type EdgeConfig, readConfig } from './config.ts';
import { serveErrorPages } from './error-pages.ts';
import { servePages } from './page-routes.ts';
import type { PageRenderer } from './pages/page-renderer.ts';
import type { ErrorPageRequest, PageRequest } from './pages/page-request.ts';

const config: EdgeConfig = readConfig({ PORTAL_HOST_RU: 'ecokrug.example' });

/** A renderer that answers with what it was asked for, so that the tests see it. */
function app() {
  const renderer = {
    accessOf: (path: string) => (path.startsWith('/profile') ? 'authenticated' : 'public'),
    hasPage: (path: string, region: Region) => path !== '/cookies' || region === 'russia',
    async answer({ host: { edition, production }, locale, path, notices }: PageRequest) {
      const html = await compressText(JSON.stringify({ edition, production, locale, path, notices }));
      return {
        kind: 'html' as const,
        status: path === '/nope' ? 404 : 200,
        layoutCss: '',
        html,
        etag: 'W/"1"',
      };
    },
  };
  const server = fastify({ trustProxy: 'loopback' });
  servePages(server, { config, routes: renderer, renderer: renderer as unknown as PageRenderer });
  serveErrorPages(server, {
    productionHosts: {},
    renderer: {
      async errorPage({ locale, status }: ErrorPageRequest) {
        const html = await compressText(`${status} in ${locale}`);
        return { kind: 'html', status, layoutCss: '', html, etag: 'W/"1"' };
      },
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

test('a private page without a session leads to the login in the same language @A-10', async () => {
  const led = await get('/es-ar/profile?x=1');
  expect(led.headers.location).toBe('/es-ar/profile/login');
  expect(led.headers['set-cookie']).toContain('return_to=%2Fprofile%3Fx%3D1; Path=/; SameSite=Lax');
  expect((await get('/es-ar/profile', { cookie: 'auth_token=x' })).statusCode).toBe(200);
});

test('a page that is not there has the status to say so @R-14', async () => {
  expect((await get('/en-us/nope')).statusCode).toBe(404);
});

test('a page that the browser has is not sent again', async () => {
  const known = await get('/en-us', { 'if-none-match': '"0", W/"1"' });
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', 'W/"1"']);
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
