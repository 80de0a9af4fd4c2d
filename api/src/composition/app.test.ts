import { ApiErrorBodySchema } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { parsed } from '../../test/parsed.ts';
import { form, startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const stream = { write: (entry: string) => logged.push(entry) };
  const extend = (app: FastifyInstance) => {
    const config = { access: 'public' } as const;
    app.post('/test/echo', { config }, async ({ body }) => body);
    app.get('/test/crash', { config }, async () => {
      throw new Error('the secret is 42');
    });
  };
  api = await startTestApp({ points: 60, logger: { level: 'info', stream }, extend });
}, 60_000);
afterAll(() => api.close());

test('a healthy process with its database is ready', async () => {
  expect((await api.get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await api.get('/readyz')).json()).toEqual({ status: 'ready' });
});

const json = { 'content-type': 'application/json' };

test.each([
  ['broken JSON', { headers: json, payload: '{"a":' }, 400, 'broken-json'],
  ['an empty body', { headers: json, payload: '' }, 400, 'empty-body'],
  ['a prototype in JSON', { headers: json, payload: '{"__proto__":{"a":1}}' }, 400, 'broken-json'],
  ['an oversized body', { headers: json, payload: `"${'x'.repeat(300_000)}"` }, 413, 'body-too-large'],
  ['XML', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 415, 'wrong-content-type'],
])('%s is refused in the one shape @V-05', async (_, request, status, code) => {
  const answer = await api.app.inject({ method: 'POST', url: '/test/echo', ...request });
  expect(answer.statusCode).toBe(status);
  const { errors } = parsed(ApiErrorBodySchema, answer.json());
  expect(errors[0]).toMatchObject({ status: String(status), code });
});

test.each(['/nowhere', '/api/web/v1/nothing/', '/api/%E0%A4%A', '/api/web/v1/facility/facility/%E0%A4%A/'])(
  '%s is refused in the one shape',
  async (url) => {
    const answer = await api.get(url);
    expect([400, 404]).toContain(answer.statusCode);
    parsed(ApiErrorBodySchema, answer.json());
  },
);

test.each(['facility/facility', 'promotion/event', 'reports'])(
  'an id of %s that is longer than any is one that is not there',
  async (resource) => {
    const answer = await api.get(`/api/web/v1/${resource}/${'9'.repeat(400)}/`);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'not-found']);
  },
);

test('a failure inside stays inside and is logged with the id of its request', async () => {
  const answer = await api.get('/test/crash', { headers: { 'x-request-id': 'from-the-edge-1' } });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    errors: [{ status: '500', code: 'internal-error', title: 'Internal Server Error' }],
  });
  expect(answer.headers['x-request-id']).toBe('from-the-edge-1');
  const entry = logged.find((line) => line.includes('the secret is 42'));
  expect(entry).toContain('from-the-edge-1');
});

test('searched words are not logged', async () => {
  await api.get('/api/web/v1/facility/facility/?q=my-own-street');
  expect(logged.join('')).toContain('/api/web/v1/facility/facility/');
  expect(logged.join('')).not.toContain('my-own-street');
});

test('a slash at the end or none reaches the same answer', async () => {
  const without = await api.get('/api/web/v1/dictionary/units');
  expect(without.json()).toEqual((await api.get('/api/web/v1/dictionary/units/')).json());
});

test('too many requests from one address are refused with the time to wait, others go on', async () => {
  const limited = await startTestApp({ points: 60, requestsPerMinute: 3, loginsPerMinute: 1 });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const statuses = [];
  for (let index = 0; index < 4; index += 1)
    statuses.push((await limited.get('/api/web/v1/dictionary/units/', from('203.0.113.7'))).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await limited.get('/api/web/v1/dictionary/units/', from('203.0.113.7'));
  expect(refused.json().errors[0]).toMatchObject({ status: '429', code: 'too-many-requests' });
  expect(refused.json().errors[0].detail).toMatch(/try again in/);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await limited.get('/api/web/v1/dictionary/units/', from('203.0.113.8'))).statusCode).toBe(200);
  const login = () => {
    const { headers, payload } = form({ grant_type: 'password', username: 'a', password: 'b' });
    const url = '/api/web/v1/authing/password/token/';
    return limited.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, ...from('203.0.113.9').headers },
    });
  };
  expect([(await login()).statusCode, (await login()).statusCode]).toEqual([401, 429]);
  await limited.close();
}, 60_000);

test('a client that sends too much gets the answer, not a broken connection @V-05', async () => {
  const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const body = `"${'x'.repeat(4_000_000)}"`;
  for (let index = 0; index < 5; index += 1) {
    const answer = await fetch(`${url}/test/echo`, { method: 'POST', headers: json, body });
    expect(answer.status).toBe(413);
    parsed(ApiErrorBodySchema, await answer.json());
  }
});
