import {
  LOCALES,
  type Locale,
  readNamedThings,
  readOne,
  readThingIndex,
  THING_LIMITS,
  type ThingText,
  toThing,
} from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { writeDictionaries } from '../../database/dictionaries/write-dictionaries.ts';

const PUBLIC = '/api/web/v1/dictionary/things/';
const KILOBYTES = 6 * 1024;

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
beforeAll(async () => {
  api = await startTestApp({ points: 10 });
  desk = await signInAtDesk(api);
});
afterAll(() => api.close());

type Answer = Awaited<ReturnType<typeof desk.get>>;

const said = (name: string, own: Partial<ThingText> = {}): ThingText => ({
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  words: [],
  prepare: `Rinse the ${name}`,
  keepOut: `No lids with the ${name}`,
  otherwise: 'To the shop',
  becomes: 'A new one',
  ...own,
});

const inAll = (name: string, own: Partial<Record<Locale, Partial<ThingText>>> = {}) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, said(name, own[locale])])) as Record<Locale, ThingText>;

const path = (id = '') => `/dictionaries/things/${id && `${id}/`}`;
const show = async (id: string) => (await desk.get(path(id))).json().data;
const list = async (query = '') => (await desk.get(`${path()}?${query}`)).json();
const add = (id: string, texts: object, materials: readonly string[] = ['glass-jars']) =>
  desk.post(path(), { id, family: 'glass', materials, texts });
async function save(id: string, change: (texts: Record<Locale, ThingText>) => object, own: object = {}) {
  const { version, family, materials, texts } = await show(id);
  return desk.send('PUT', path(id), { version, family, materials, texts: change(texts), ...own });
}
async function act(id: string, action: 'publish' | 'retire') {
  const { version } = await show(id);
  return desk.post(`${path(id)}${action}/`, { version });
}
const addAndPublish = async (id: string, texts: object = inAll(id.replaceAll('-', ' '))) => {
  expect((await add(id, texts)).statusCode).toBe(201);
  expect((await act(id, 'publish')).statusCode).toBe(200);
};
/** What a visitor is answered, once the change has come around. */
async function visited(url: string) {
  await api.app.dataVersions.refresh();
  return api.get(`${PUBLIC}${url}`);
}
const at = (slug: string, locale = 'en-US') => visited(`${slug}/?locale=${locale}`);
const codesOf = (answer: Answer) =>
  answer
    .json()
    .errors.map(({ code, source }: { code: string; source?: { pointer: string } }) => [
      source?.pointer,
      code,
    ]);

describe('a new thing', () => {
  test('is a draft that no visitor sees until every language says it @X-06', async () => {
    const texts = inAll('wax cylinder', { 'kk-KZ': { prepare: '', slug: '' } });
    expect((await add('wax-cylinder', texts)).statusCode).toBe(201);
    expect(await show('wax-cylinder')).toMatchObject({ state: 'draft', version: 1, texts });
    expect((await at('wax-cylinder')).statusCode).toBe(404);
    const early = await act('wax-cylinder', 'publish');
    expect([early.statusCode, ...codesOf(early)]).toEqual([
      409,
      [undefined, 'entry-incomplete'],
      ['/texts/kk-KZ/slug', 'required'],
      ['/texts/kk-KZ/prepare', 'required'],
    ]);
    await save('wax-cylinder', () => inAll('wax cylinder'));
    expect((await act('wax-cylinder', 'publish')).statusCode).toBe(200);
    for (const locale of LOCALES) expect((await at('wax-cylinder', locale)).statusCode).toBe(200);
  });

  test('stands behind all others, and its id and addresses are nobody else’s @X-06', async () => {
    await addAndPublish('gramophone');
    const things = readNamedThings((await visited('?locale=en-US')).json());
    expect(things.at(-1)?.id).toBe('gramophone');
    expect(codesOf(await add('gramophone', inAll('other')))).toEqual([['/id', 'taken']]);
    const { texts } = await show('jam-jar');
    const answer = await add('another-jar', inAll('another jar', { 'es-AR': { slug: texts['es-AR'].slug } }));
    expect([answer.statusCode, ...codesOf(answer)]).toEqual([422, ['/texts/es-AR/slug', 'taken']]);
  });

  test.each<[string, object, string, string]>([
    ['an address in capitals', inAll('x', { 'en-US': { slug: 'Glass Jar' } }), '/texts/en-US/slug', 'slug'],
    ['a long name', inAll('x', { 'ru-RU': { name: 'x'.repeat(61) } }), '/texts/ru-RU/name', 'maxLength'],
    [
      'too many words',
      inAll('x', { 'ru-KZ': { words: Array.from({ length: 17 }, (_, at) => `w${at}`) } }),
      '/texts/ru-KZ/words',
      'tooMany',
    ],
    [
      'a long word',
      inAll('x', { 'kk-KZ': { words: ['y'.repeat(51)] } }),
      '/texts/kk-KZ/words/0',
      'maxLength',
    ],
    ['no such language', { ...inAll('x'), 'fr-FR': said('x') }, '/texts/fr-FR', 'unknown-field'],
  ])('is refused with %s', async (_, texts, pointer, code) => {
    expect(codesOf(await add('refused', texts))).toContainEqual([pointer, code]);
  });

  test('is refused with a material that points do not take', async () => {
    expect(codesOf(await add('refused', inAll('refused'), ['antimatter']))).toEqual([
      ['/materials', 'choice'],
    ]);
  });
});

describe('a change', () => {
  test('is found by its new word, stands in the history, and outlives the next start @X-06', async () => {
    const answer = await save('aa-battery', (texts) => ({
      ...texts,
      'en-US': { ...texts['en-US'], words: [...texts['en-US'].words, ' zapstick ', 'zapstick', 'a|b', ''] },
    }));
    expect(answer.statusCode).toBe(200);
    await writeDictionaries(api.database.db);
    const first = readThingIndex((await visited('index/?locale=en-US')).json());
    const battery = first.things.find(({ id }) => id === 'aa-battery');
    expect(battery?.words.slice(-2)).toEqual(['zapstick', 'a b']);
    expect((await visited('find/?locale=en-US&ask=zapstick')).json().data.id).toBe('aa-battery');
    const { history, version } = await show('aa-battery');
    expect(version).toBe(2);
    expect(history[0]).toMatchObject({ actor_name: 'Portal Staff', action: 'saved' });
    expect(history[0].difference).toHaveLength(1);
    expect(history[0].difference[0]).toMatchObject({
      field: 'texts.en-US.words',
      after: expect.stringMatching(/, zapstick, a b$/),
    });
  });

  test('of an address keeps the old one, which leads to the thing @X-06', async () => {
    const before = (await show('wine-bottle')).texts['en-US'].slug;
    for (const slug of ['bottle-of-wine', 'bottle-for-wine'])
      await save('wine-bottle', (texts) => ({ ...texts, 'en-US': { ...texts['en-US'], slug } }));
    for (const old of [before, 'bottle-of-wine', 'bottle-for-wine'])
      expect(readOne((await at(old)).json(), toThing)).toMatchObject({
        id: 'wine-bottle',
        slug: 'bottle-for-wine',
      });
    await addAndPublish('new-wine', inAll('new wine', { 'en-US': { slug: 'bottle-of-wine' } }));
    expect(readOne((await at('bottle-of-wine')).json(), toThing).id).toBe('new-wine');
  });

  test('of two that were made from one version the second is refused @X-06', async () => {
    const { version, family, materials, texts } = await show('jam-jar');
    const bodies = ['One jar', 'Other jar'].map((name) => ({
      version,
      family,
      materials,
      texts: { ...texts, 'en-US': { ...texts['en-US'], name } },
    }));
    const answers = await Promise.all(bodies.map((body) => desk.send('PUT', path('jam-jar'), body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && codesOf(refused)).toEqual([[undefined, 'version-conflict']]);
  });

  test('of two that want one address at once the second is refused', async () => {
    const answers = await Promise.all(
      ['twin-one', 'twin-two'].map((id) => add(id, inAll(id, { 'en-US': { slug: 'twin' } }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  test('leaves what visitors see whole', async () => {
    const answer = await save('drink-can', (texts) => ({
      ...texts,
      'kk-KZ': { ...texts['kk-KZ'], prepare: ' ', slug: '' },
    }));
    expect([answer.statusCode, ...codesOf(answer)]).toEqual([
      422,
      ['/texts/kk-KZ/slug', 'required'],
      ['/texts/kk-KZ/prepare', 'required'],
    ]);
  });

  test('that changes nothing is no change', async () => {
    expect((await save('magazine', (texts) => texts)).statusCode).toBe(200);
    expect(await show('magazine')).toMatchObject({ version: 1, history: [], edited_at: null });
  });

  test('that fills every bound leaves the first part of the index within 6 KB @X-06', async () => {
    const letters = 'ұқһәіңғүө';
    const words = Array.from({ length: THING_LIMITS.words }, (_, at) =>
      Array.from({ length: THING_LIMITS.word }, (__, n) => letters[(n * 7 + at * 3 + n * at) % 9]).join(''),
    );
    const { data } = await list();
    for (const { id } of data.slice(0, 20))
      expect(
        (await save(id, (texts) => ({ ...texts, 'kk-KZ': { ...texts['kk-KZ'], words } }))).statusCode,
      ).toBe(200);
    await api.app.dataVersions.refresh();
    const compressed = await api.get(`${PUBLIC}index/?locale=kk-KZ`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(compressed.rawPayload.length).toBeLessThanOrEqual(KILOBYTES);
    const [first, rest] = [
      readThingIndex((await visited('index/?locale=kk-KZ')).json()),
      readThingIndex((await visited('index/?locale=kk-KZ&part=rest')).json()),
    ];
    expect(first.rest).toBe(rest.things.length);
    expect(first.things.length + rest.things.length).toBe(
      readNamedThings((await visited('?locale=kk-KZ')).json()).length,
    );
  });
});

describe('a retired thing', () => {
  test('is gone from lists and search, its addresses say so, and it comes back @X-06', async () => {
    await addAndPublish('fax-machine');
    await save('fax-machine', (texts) => ({ ...texts, 'en-US': { ...texts['en-US'], slug: 'fax' } }));
    expect((await act('fax-machine', 'retire')).statusCode).toBe(200);
    for (const slug of ['fax', 'fax-machine']) {
      const gone = await at(slug);
      expect([gone.statusCode, gone.json().errors[0].code]).toEqual([410, 'thing-retired']);
    }
    const things = readNamedThings((await visited('?locale=en-US')).json());
    expect(things.some(({ id }) => id === 'fax-machine')).toBe(false);
    expect((await visited('find/?locale=en-US&ask=fax-machine')).json().data?.id).not.toBe('fax-machine');
    await act('fax-machine', 'publish');
    expect((await at('fax')).statusCode).toBe(200);
  });

  test('is named by no other thing', async () => {
    const { slug } = (await show('jam-jar')).texts['en-US'];
    const relatedNow = async () => readOne((await at(slug)).json(), toThing).related;
    const [, related] = await relatedNow();
    expect((await act(String(related?.id), 'retire')).statusCode).toBe(200);
    const now = await relatedNow();
    expect(now.some(({ id }) => id === related?.id)).toBe(false);
  });
});

describe('the list', () => {
  test('finds a thing by a word of any language, and by what is missing @X-06', async () => {
    const texts = inAll('abacus', { 'kk-KZ': { prepare: '', words: ['есепшот'] } });
    await add('abacus', texts, []);
    const found = { id: 'abacus', state: 'draft', languages: ['kk-KZ'] };
    expect((await list(`q=${encodeURIComponent('Есепшот')}`)).data).toEqual([expect.objectContaining(found)]);
    for (const gap of ['language', 'preparation', 'words', 'material', 'draft'])
      expect((await list(`list=${gap}&q=abacus`)).data).toEqual([expect.objectContaining(found)]);
    expect((await list('list=preparation&family=paper')).data).toEqual([]);
    expect((await list('list=retired&q=abacus')).data).toEqual([]);
  });

  test('comes in pages that repeat nothing', async () => {
    const seen: string[] = [];
    let after = '';
    do {
      const { data, next } = await list(`family=glass${after && `&after=${after}`}`);
      seen.push(...data.map(({ id }: { id: string }) => id));
      after = next ?? '';
    } while (after !== '');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(25);
  });
});

test.each(['no-such-thing', '__proto__', '%00', 'x'.repeat(90)])(
  'there is no thing %s at the desk',
  async (id) => {
    expect((await desk.get(path(id))).statusCode).toBe(404);
    expect((await desk.post(`${path(id)}retire/`, { version: 1 })).statusCode).toBe(404);
  },
);

test('what the sources bring later takes no address that staff gave @X-06', async () => {
  const { db } = api.database;
  const { texts } = await show('milk-carton');
  await db.deleteFrom('things').where('id', '=', 'milk-carton').execute();
  await addAndPublish('our-milk', inAll('our milk', { 'ru-RU': { slug: texts['ru-RU'].slug } }));
  await writeDictionaries(db);
  expect((await at(texts['ru-RU'].slug, 'ru-RU')).json().data.id).toBe('our-milk');
  expect((await desk.get(path('milk-carton'))).statusCode).toBe(404);
});

test('an address that a release changes leads on, and who read the version before is refused @X-06', async () => {
  const { db } = api.database;
  const { texts, version } = await show('brick');
  const old = JSON.stringify({ ...texts, 'en-US': { ...texts['en-US'], slug: 'exercise-book-of-old' } });
  await db.updateTable('things').set({ texts: old }).where('id', '=', 'brick').execute();
  await writeDictionaries(db);
  expect((await at('exercise-book-of-old')).json().data.id).toBe('brick');
  expect((await show('brick')).version).toBe(version + 1);
});
