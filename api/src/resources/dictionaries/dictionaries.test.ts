import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { PointIconSchema, RawMaterialSchema, UnitOfMeasureSchema } from '@ecocircle/shared-contracts/schemas';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parsed } from '../../../test/parsed.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
});
afterAll(() => api.close());

const DICTIONARIES = [
  ['materials', RawMaterialSchema, 38],
  ['icons', PointIconSchema, 10],
  ['units', UnitOfMeasureSchema, 6],
] as const;

test.each(DICTIONARIES)('the %s have a name in every locale', async (name, schema, count) => {
  const { data } = (await api.get(`/api/web/v1/dictionary/${name}/`)).json();
  expect(data).toHaveLength(count);
  for (const entry of data)
    for (const locale of LOCALES)
      expect(parsed<{ name: Record<Locale, string> }>(schema, entry).name[locale].trim()).not.toBe('');
});

const NAMES = DICTIONARIES.map(([name]) => name);

test.each(NAMES)('the %s are not sent again to a client that has them', async (name) => {
  const url = `/api/web/v1/dictionary/${name}/`;
  const first = await api.get(url);
  const again = await api.get(url, { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(NAMES)('the %s take no parameters @V-05', async (name) => {
  const answer = await api.get(`/api/web/v1/dictionary/${name}/?locale=en-US`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors[0]).toMatchObject({ code: 'unknown-field', source: { parameter: 'locale' } });
});

test('every icon is there and may be kept for ever', async () => {
  const { data } = (await api.get('/api/web/v1/dictionary/icons/')).json();
  for (const { file_url } of data) {
    const icon = await api.get(file_url);
    expect(icon.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(icon.body).toMatch(/^<svg /);
  }
});
