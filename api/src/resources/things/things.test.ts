import { LOCALES, readNamedThings, readOne, type Thing, toThing } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const PATH = '/api/web/v1/dictionary/things/';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 10 });
});
afterAll(() => api.close());

const listed = async (locale: string) => readNamedThings((await api.get(`${PATH}?locale=${locale}`)).json());

describe.each(LOCALES)('in %s', (locale) => {
  test('each thing of the list has its own answer, with its address in every language', async () => {
    const [first] = await listed(locale);
    const answer = await api.get(`${PATH}${first?.slug}/?locale=${locale}`);
    const thing = readOne<Thing>(answer.json(), toThing);
    expect(thing).toMatchObject({ ...first });
    expect(thing.slugs[locale]).toBe(first?.slug);
    for (const other of LOCALES) {
      const same = await api.get(`${PATH}${thing.slugs[other]}/?locale=${other}`);
      expect(readOne<Thing>(same.json(), toThing).id).toBe(thing.id);
    }
  });
});

test('things stand in one order in every language', async () => {
  const [first = [], ...others] = await Promise.all(LOCALES.map(listed));
  for (const other of others) expect(other.map(({ id }) => id)).toEqual(first.map(({ id }) => id));
});

test('a list is not sent again to a client that has it', async () => {
  const url = `${PATH}?locale=en-US`;
  const first = await api.get(url);
  const again = await api.get(url, { headers: { 'if-none-match': String(first.headers.etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each(['', '?locale=fr-FR', '?locale=en-US&locale=ru-RU', '?locale=en-US&q=jar'])(
  'a list for "%s" is refused',
  async (query) => {
    const answer = await api.get(PATH + query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].source.parameter).toBeTruthy();
  },
);

test.each(['no-such-thing', 'a'.repeat(100), encodeURIComponent('🫙'), '%00', '__proto__'])(
  'there is no thing at %s',
  async (slug) => {
    const answer = await api.get(`${PATH}${slug}/?locale=en-US`);
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 'thing-not-found']);
  },
);
