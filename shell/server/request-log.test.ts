/** @jest-environment @ecocircle/test-kit/process */
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { loggedPath, REQUEST_LOG } from './request-log.ts';

test.each([
  ['/', '/'],
  ['/en-us/charity-events/12?utm=1', '/en-us/charity-events/12'],
  ['/kk-kz/restore-password/secret-token', '/kk-kz/restore-password/…'],
  ['/restore-password/secret-token/?result=expired', '/restore-password/…/'],
  ['/es-ar/confirm-email/secret-token', '/es-ar/confirm-email/…'],
  ['/confirm-new-email/secret-token', '/confirm-new-email/…'],
  ['/newsletter/leave/secret-token', '/newsletter/leave/…'],
  ['/kk-kz/alerts/leave/secret-token', '/kk-kz/alerts/leave/…'],
  ['/api/web/v1/point-alerts/secret-token/', '/api/web/v1/point-alerts/…/'],
  ['/es-ar/reports/secret-token', '/es-ar/reports/…'],
  ['/es-ar/still-right/17/secret-token', '/es-ar/still-right/17/…'],
  ['/ru-ru/newsletter/confirm/secret%20token#x', '/ru-ru/newsletter/confirm/…'],
  ['/google-auth?code=secret&state=secret', '/google-auth'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});

test('the log of a request has neither its query nor its token, cookie or authorization', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: 'trace', stream, serializers: REQUEST_LOG } });
  app.get('/*', async () => 'hello');
  await app.inject({
    url: '/en-us/restore-password/secret-1?code=secret-2',
    headers: { cookie: 'access_token=secret-3', authorization: 'Bearer secret-4' },
  });
  await app.close();
  expect(lines.join('')).toContain('/en-us/restore-password/…');
  expect(lines.join('')).not.toContain('secret');
});
