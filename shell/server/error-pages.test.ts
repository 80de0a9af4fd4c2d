/** @jest-environment @ecocircle/test-kit/process */
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { type ErrorPagesOptions, sendErrorPage, serveErrorPages } from './error-pages.ts';
import type { ErrorPageRequest } from './pages/page-request.ts';
import { pageOf } from './testing/page-of.ts';

/** An edge whose error pages say what they were asked for. */
function edge(fails = false) {
  const options: ErrorPagesOptions = {
    productionHosts: {},
    renderer: {
      async errorPage({ locale, status }: ErrorPageRequest) {
        if (fails) throw new Error('nothing can be rendered');
        return pageOf(`${status} in ${locale}`, { status });
      },
    },
  };
  const app = fastify({
    frameworkErrors: (error, request, reply) =>
      void sendErrorPage(options, request, reply, error.statusCode ?? 400),
  });
  app.get('/en-us/broken', () => Promise.reject(new Error('a secret of the server')));
  serveErrorPages(app, options);
  return app;
}

const ask = (url: string, headers: Record<string, string> = {}, fails = false) =>
  edge(fails).inject({ url, headers: { host: 'localhost', ...headers } });

test.each([
  ['/kk-kz/%zz', 400, '400 in kk-KZ'],
  ['/%E0%A4%A', 400, '400 in es-AR'],
  ['/nothing', 404, '404 in es-AR'],
  ['/en-us/broken', 500, '500 in en-US'],
])(
  '%s is answered with a page of status %i in the language of the address or the visitor @R-14',
  async (url, status, text) => {
    const answer = await ask(url, { 'accept-language': 'es' });
    expect([answer.statusCode, answer.body]).toEqual([status, text]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

test('what the platform API claims is answered in its words', async () => {
  const answer = await ask('/api/%zz?x=1');
  expect([answer.statusCode, answer.json().errors[0].title]).toEqual([400, 'Bad Request']);
});

test('a file that is not there, and a page that cannot be made, are answered plainly and give nothing away', async () => {
  expect((await ask('/assets/none.js')).body).toBe('not found\n');
  expect((await ask('/en-us/broken', {}, true)).body).toBe('internal server error\n');
});
