import {
  LOCALES,
  readNamedThings,
  readOne,
  readThingIndex,
  type Thing,
  toThing,
} from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { byFrequency } from './frequent-things.ts';
import { missedQuestions, questionsOf } from './questions/questions.ts';

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

test('a slug of another language leads to the thing in this one @X-06', async () => {
  const [thing] = await listed('es-AR');
  const answer = await api.get(`${PATH}${thing?.slug}/?locale=kk-KZ`);
  const found = readOne<Thing>(answer.json(), toThing);
  expect(found.id).toBe(thing?.id);
  expect(found.slug).toBe(found.slugs['kk-KZ']);
  expect(found.slug).not.toBe(thing?.slug);
});

test('a thing names others of its family, those of its material first', async () => {
  const things = await listed('en-US');
  const jar = things.find(({ id }) => id === 'jam-jar');
  const { related } = readOne<Thing>((await api.get(`${PATH}${jar?.slug}/?locale=en-US`)).json(), toThing);
  expect(related).toHaveLength(8);
  const named = related.map(({ id }) => things.find((thing) => thing.id === id));
  expect(named.every((thing) => thing?.family === 'glass' && thing.id !== 'jam-jar')).toBe(true);
  const sameMaterial = things.filter(({ materials }) => materials[0] === 'glass-jars').length - 1;
  expect(named.slice(0, sameMaterial).every((thing) => thing?.materials[0] === 'glass-jars')).toBe(true);
});

test('all that is said of every thing comes at once, the most frequent first @X-08', async () => {
  const { data } = (await api.get(`${PATH}whole/?locale=es-AR`)).json() as { data: Thing[] };
  const ids = data.map(({ id }) => id);
  expect([...ids].sort()).toEqual((await listed('es-AR')).map(({ id }) => id).sort());
  expect(ids.slice(0, 9)).toEqual(
    byFrequency(await listed('es-AR'))
      .map(({ id }) => id)
      .slice(0, 9),
  );
  for (const id of [ids[0], ids.at(-1)]) {
    const alone = (await api.get(`${PATH}find/?locale=es-AR&ask=${id}`)).json() as { data: Thing };
    expect(data.find((thing) => thing.id === id)).toEqual(alone.data);
  }
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

const indexOf = async (locale: string, part = 'first') =>
  readThingIndex((await api.get(`${PATH}index/?locale=${locale}&part=${part}`)).json());

const KILOBYTES = 6 * 1024;

describe.each(LOCALES)('the index in %s', (locale) => {
  test('holds every thing once, in two parts, the first within 6 KB with the most frequent things @X-06', async () => {
    const [first, rest, all] = [await indexOf(locale), await indexOf(locale, 'rest'), await listed(locale)];
    const ids = [...first.things, ...rest.things].map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set(all.map(({ id }) => id)));
    expect([ids.length, first.rest, rest.rest]).toEqual([all.length, rest.things.length, 0]);
    const compressed = await api.get(`${PATH}index/?locale=${locale}`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(compressed.headers['content-encoding']).toBe('br');
    expect(compressed.rawPayload.length).toBeLessThanOrEqual(KILOBYTES);
    const [frequent] = byFrequency(all);
    expect(first.things[0]).toEqual(expect.objectContaining({ id: frequent?.id, words: frequent?.words }));
  });

  test('everyday questions are answered by a right thing among the first two, 95 of 100 @X-06 @D-16', async () => {
    const things = [...(await indexOf(locale)).things, ...(await indexOf(locale, 'rest')).things];
    const missed = missedQuestions(things, questionsOf(locale));
    const most = Math.floor(questionsOf(locale).length * 0.05);
    expect(missed.slice(most)).toEqual([]);
  });
});

const found = async (locale: string, ask: string) => {
  const answer = await api.get(`${PATH}find/?locale=${locale}&ask=${encodeURIComponent(ask)}`);
  return [answer.statusCode, answer.json().data?.id ?? answer.json().errors[0].code];
};

test.each([
  ['en-US', 'jam-jar', 'jam-jar'],
  ['ru-RU', 'aa-battery', 'aa-battery'],
  ['ru-RU', 'куда сдать старые батарейки', 'aa-battery'],
  ['en-US', 'pizza boxes', 'pizza-box'],
  ['es-AR', 'caja de piza', 'pizza-box'],
])('in %s %s is understood as %s @X-06', async (locale, ask, id) => {
  expect(await found(locale, ask)).toEqual([200, id]);
});

test.each(['Gurruchaga 1234', '🫙🫙🫙', 'שקית', 'x'.repeat(100), 'улица street', '...'])(
  'no thing is meant by %s',
  async (ask) => expect(await found('en-US', ask)).toEqual([404, 'thing-not-found']),
);

test.each(['', '%20%20', 'x'.repeat(101), 'x'.repeat(10_000), '%00', 'a&ask=b'])(
  'a question "%s" is refused',
  async (ask) => {
    const answer = await api.get(`${PATH}find/?locale=en-US&ask=${ask}`);
    expect([answer.statusCode, answer.json().errors[0].source.parameter]).toEqual([400, 'ask']);
  },
);

test('an index of another part is refused', async () => {
  expect((await api.get(`${PATH}index/?locale=en-US&part=all`)).statusCode).toBe(400);
});
