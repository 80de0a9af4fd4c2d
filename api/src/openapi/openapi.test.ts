import { readFileSync } from 'node:fs';
import { strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { mixed } from 'yup';
import { OPENAPI_REPORT, reportedDocument } from '../../test/openapi-report.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import type { KnownRoute } from '../plugins/route-access.ts';
import { jsonSchemaOf } from './json-schema.ts';

let api: TestApp;
let routes: readonly KnownRoute[];
beforeAll(async () => {
  api = await startTestApp({ points: 1 });
  routes = api.app.knownRoutes().filter(({ method }) => method !== 'HEAD');
});
afterAll(() => api.close());

const addressOf = ({ method, url }: KnownRoute): string => `${method} ${url}`;
const without = (part: 'querystring' | 'params' | 'body' | 'response') =>
  routes.filter(({ schema }) => !schema?.[part]).map(addressOf);

describe('the document', () => {
  test('is the committed one; after a change of the API, npm run openapi:update in api writes it anew', async () => {
    expect(readFileSync(OPENAPI_REPORT, 'utf8')).toBe(await reportedDocument());
  });

  test('is valid OpenAPI', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(readFileSync(OPENAPI_REPORT, 'utf8')),
    );
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  test('is sent to whoever asks', async () => {
    const answer = await api.get('/api/openapi.json');
    expect([answer.statusCode, answer.json().openapi]).toEqual([200, '3.1.0']);
    expect(Object.keys(answer.json().paths)).toEqual(
      expect.arrayContaining(['/inquire', '/api/web/v1/facility/facility/{id}/', '/ws']),
    );
  });
});

describe('every route has schemas', () => {
  test('of its query', () => expect(without('querystring')).toEqual([]));

  test('of its path, where that has parameters', () => {
    const silent = new Set(without('params'));
    expect(
      routes.filter(({ url }) => /[:*]/.test(url)).filter((route) => silent.has(addressOf(route))),
    ).toEqual([]);
  });

  test('of its body, unless none is read', () => {
    expect(
      without('body')
        .filter((route) => !/^(GET|DELETE) /.test(route))
        .sort(),
    ).toEqual([
      'POST /api/subscribe/leave/one-click',
      'POST /api/web/v1/account/logout-everywhere/',
      'POST /api/web/v1/authing/logout/',
      'POST /api/web/v1/facility/facility/:id/revision/',
      'POST /api/web/v1/point-alerts/leave/one-click',
      'POST /api/web/v1/promotion/own-event/:id/copy/',
    ]);
  });

  test('of its answers: at least one that is no refusal', () => {
    const statuses = routes.map(
      (route) => [addressOf(route), Object.keys(route.schema?.response ?? {})] as const,
    );
    expect(statuses.filter(([, codes]) => !codes.some((code) => Number(code) < 400))).toEqual([]);
  });
});

describe('what JSON Schema cannot say', () => {
  test('is said in words', () => {
    expect(jsonSchemaOf(text().test('taxId', () => true))).toMatchObject({
      type: 'string',
      description: expect.stringContaining('tax id'),
    });
  });

  test.each([
    ['a rule without words', text().test('prime-number', () => true)],
    [
      'the same inside an object',
      strictObject({ deep: tolerantObject({ id: text().test('odd', () => true) }) }),
    ],
    ['a schema of any type', mixed()],
  ])('%s is refused', (_, schema) => {
    expect(() => jsonSchemaOf(schema)).toThrow(/JSON Schema/);
  });
});

test('a schema becomes the keywords that it has', () => {
  const schema = strictObject({
    name: text().required().max(5),
    kind: text().oneOf(['a', 'b']).default('a'),
    note: text().nullable().optional(),
  });
  expect(jsonSchemaOf(schema)).toEqual({
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 5 },
      kind: { type: 'string', enum: ['a', 'b'], default: 'a' },
      note: { type: ['string', 'null'] },
    },
  });
});
