import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signInAtDesk } from '../../../test/desk-visitor.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { writeDictionaries } from '../../database/dictionaries/write-dictionaries.ts';
import { type Creator, signedIn } from '../recycling-points/testing/creator.ts';

let api: TestApp;
let desk: Awaited<ReturnType<typeof signInAtDesk>>;
let ada: Creator;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
  desk = await signInAtDesk(api);
  ada = await signedIn(api);
});
afterAll(() => api.close());

const named = (name: string, own: Partial<Record<Locale, string>> = {}) => ({
  ...Object.fromEntries(LOCALES.map((locale) => [locale, `${name} ${locale}`])),
  ...own,
});
const path = (dictionary: string, id = '') => `/dictionaries/${dictionary}/${id && `${id}/`}`;
const show = async (dictionary: string, id: string) => (await desk.get(path(dictionary, id))).json().data;
const add = (dictionary: string, body: object) => desk.post(path(dictionary), body);
const save = (dictionary: string, id: string, body: object) => desk.send('PUT', path(dictionary, id), body);
const act = async (dictionary: string, id: string, action: 'publish' | 'retire') => {
  const { version } = await show(dictionary, id);
  return desk.post(`${path(dictionary, id)}${action}/`, { version });
};
/** What everybody reads, once the change has come around. */
async function publicly(dictionary: string, id: string) {
  await api.app.dataVersions.refresh();
  const { data } = (await api.get(`/api/web/v1/dictionary/${dictionary}/`)).json();
  return data.find((entry: { id?: string; slug?: string }) => (entry.id ?? entry.slug) === id);
}
const errorsOf = (answer: { json(): { errors: { code: string; source?: { pointer?: string } }[] } }) =>
  answer.json().errors.map(({ code, source }) => [source?.pointer, code]);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 2h20v20H2z"/></svg>';

describe('a new entry @X-16', () => {
  test('is a draft that nobody sees or may choose until it is translated and published', async () => {
    const names = named('Toner', { 'kk-KZ': '' });
    expect((await add('materials', { id: 'toner', family: 'electronics', names })).statusCode).toBe(201);
    expect(await show('materials', 'toner')).toMatchObject({ state: 'draft', version: 1, used_by: 0 });
    expect(await publicly('materials', 'toner')).toBeUndefined();
    const { id } = await ada.makes();
    const rates = [{ units_slug: 'kg', price: 5, srm_id: 'toner' }];
    const refused = await ada.call('PUT', `${id}/rates/`, { rates });
    expect(errorsOf(refused)).toEqual([['/rates/0/srm_id', 'choice']]);

    const early = await act('materials', 'toner', 'publish');
    expect([early.statusCode, ...errorsOf(early)]).toEqual([
      409,
      [undefined, 'entry-incomplete'],
      ['/names/kk-KZ', 'required'],
    ]);
    await save('materials', 'toner', { version: 1, family: 'electronics', names: named('Toner') });
    expect((await act('materials', 'toner', 'publish')).statusCode).toBe(200);
    expect(await publicly('materials', 'toner')).toMatchObject({ name: named('Toner'), is_retired: false });
    expect((await ada.call('PUT', `${id}/rates/`, { rates })).statusCode).toBe(200);
    expect((await show('materials', 'toner')).used_by).toBe(1);
  });

  test('stands behind all others, and its id is nobody else’s', async () => {
    const names = named('Crate');
    expect((await add('units', { id: 'crate', names })).statusCode).toBe(201);
    const { data } = (await desk.get(path('units'))).json();
    expect(data.at(-1)).toMatchObject({ id: 'crate', family: null, file_url: null });
    const again = await add('units', { id: 'crate', names });
    expect([again.statusCode, ...errorsOf(again)]).toEqual([422, ['/id', 'taken']]);
    expect(errorsOf(await add('units', { id: 'kg', names }))).toEqual([['/id', 'taken']]);
  });
});

describe('a change @X-16', () => {
  test('is seen by everybody, stands in the history, and outlives the next start', async () => {
    const before = await show('materials', 'books');
    const names = { ...before.names, 'en-US': 'Books and journals' };
    const { version } = before;
    expect((await save('materials', 'books', { version, family: 'paper', names })).statusCode).toBe(200);
    await writeDictionaries(api.database.db);
    expect((await publicly('materials', 'books')).name['en-US']).toBe('Books and journals');
    const after = await show('materials', 'books');
    expect(after.version).toBe(version + 1);
    expect(after.history[0]).toMatchObject({
      actor_name: 'Portal Staff',
      action: 'saved',
      difference: [{ field: 'names.en-US', before: 'Books and magazines', after: 'Books and journals' }],
    });
  });

  test('of two that were made from one version the second is refused', async () => {
    const { version, names } = await show('units', 'tonne');
    const bodies = ['t', 'to'].map((short) => ({ version, names: { ...names, 'es-AR': `${short}.` } }));
    const answers = await Promise.all(bodies.map((body) => save('units', 'tonne', body)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused && errorsOf(refused)).toEqual([[undefined, 'version-conflict']]);
  });

  test('that changes nothing is no change', async () => {
    const { version, names } = await show('units', 'litre');
    expect((await save('units', 'litre', { version, names })).statusCode).toBe(200);
    expect(await show('units', 'litre')).toMatchObject({ version, history: [], edited_at: null });
  });

  test('leaves what is in use translated', async () => {
    const { version, names } = await show('units', 'bag');
    const answer = await save('units', 'bag', { version, names: { ...names, 'kk-KZ': ' ', 'ru-KZ': '' } });
    expect([answer.statusCode, ...errorsOf(answer)]).toEqual([
      422,
      ['/names/ru-KZ', 'required'],
      ['/names/kk-KZ', 'required'],
    ]);
  });
});

describe('the order @X-16', () => {
  const order = async (dictionary: string): Promise<string[]> =>
    (await desk.get(path(dictionary))).json().data.map(({ id }: { id: string }) => id);
  const move = (id: string, body: object) => desk.post(`${path('units', id)}move/`, body);
  const publicOrder = async (): Promise<string[]> => {
    await api.app.dataVersions.refresh();
    const { data } = (await api.get('/api/web/v1/dictionary/units/')).json();
    return data.map(({ slug }: { slug: string }) => slug);
  };

  test('is what an operator makes it, for everybody and over the next start', async () => {
    const [first = '', second = '', ...others] = await order('units');
    const { version } = await show('units', second);
    expect((await move(second, { before: first })).statusCode).toBe(200);
    expect(await order('units')).toEqual([second, first, ...others]);
    await move(first, { before: null });
    await writeDictionaries(api.database.db);
    expect(await order('units')).toEqual([second, ...others, first]);
    expect((await publicOrder()).slice(0, 2)).toEqual([second, others[0]]);
    const { history, version: after } = await show('units', second);
    expect([history[0]?.action, after]).toEqual(['moved', version]);
    await move(first, { before: others[0] });
  });

  test('has both places where two are moved one after the other without a look', async () => {
    const [first = '', second = '', third = ''] = await order('units');
    await move(third, { before: first });
    await move(second, { before: first });
    expect((await order('units')).slice(0, 3)).toEqual([third, second, first]);
  });

  const places = async () => {
    const rows = await api.database.db.selectFrom('units').select('position').orderBy('position').execute();
    return rows.map(({ position }) => position);
  };

  test('has a place for each where two are moved, or added, at once, again and again', async () => {
    for (let round = 0; round < 12; round += 1) {
      const [first = '', second = '', ...others] = await order('units');
      const last = others.at(-1) ?? '';
      const answers = await Promise.all([
        move(first, { before: null }),
        move(last, { before: second }),
        add('units', { id: `box-${round}`, names: named('Box') }),
        add('units', { id: `tin-${round}`, names: named('Tin') }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201, 201]);
      const now = await order('units');
      expect([await places(), now.indexOf(second) - now.indexOf(last)]).toEqual([[...now.keys()], 1]);
    }
  });

  test('stays as it is where an entry stands there already', async () => {
    const [first = '', second = ''] = await order('units');
    const { history } = await show('units', first);
    expect((await move(first, { before: second })).statusCode).toBe(200);
    expect((await show('units', first)).history).toEqual(history);
  });

  test('takes what a release brings at its end', async () => {
    const before = await order('units');
    const gone = 'cubic-metre';
    await api.database.db.deleteFrom('point_rates').where('unit_slug', '=', gone).execute();
    await api.database.db.deleteFrom('units').where('slug', '=', gone).execute();
    await writeDictionaries(api.database.db);
    expect(await order('units')).toEqual([...before.filter((id) => id !== gone), gone]);
  });

  test.each([
    [{ before: 'nothing' }, '/before', 'choice'],
    [{ before: 'kg' }, '/before', 'choice'],
    [{ before: 7 }, '/before', 'invalid-type'],
    [{}, '/before', 'required'],
    [{ before: null, version: 1 }, '/version', 'unknown-field'],
  ])('has no place for %j', async (body, pointer, code) => {
    const answer = await move('kg', body);
    expect([answer.statusCode, ...errorsOf(answer)]).toEqual([422, [pointer, code]]);
  });
});

describe('a retired entry @X-16', () => {
  test('stays with the points that have it and is not chosen by others', async () => {
    const [one, other] = [await ada.makes(), await ada.makes()];
    const rates = [{ units_slug: 'piece', price: 1, srm_id: 'toys' }];
    const put = (id: string) => ada.call('PUT', `${id}/rates/`, { rates });
    await put(one.id);
    await act('materials', 'toys', 'retire');
    expect(await publicly('materials', 'toys')).toMatchObject({ is_retired: true });
    expect((await put(one.id)).statusCode).toBe(200);
    expect(errorsOf(await put(other.id))).toEqual([['/rates/0/srm_id', 'choice']]);
    await act('materials', 'toys', 'publish');
    expect((await put(other.id)).statusCode).toBe(200);
    const { history } = await show('materials', 'toys');
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['published', 'retired']);
  });

  test('may be any icon but the one that new points begin with', async () => {
    const refused = await act('icons', 'other', 'retire');
    expect([refused.statusCode, ...errorsOf(refused)]).toEqual([409, [undefined, 'entry-needed']]);
    const point = await ada.makes({ iconId: 'bulky' });
    expect((await act('icons', 'bulky', 'retire')).statusCode).toBe(200);
    const set = (id: string, version: number, icon: string) =>
      ada.call('PATCH', `${id}/`, {
        data: { version, attributes: {}, relationships: { icon: { data: { id: icon } } } },
      });
    expect((await set(point.id, point.attributes.version, 'bulky')).statusCode).toBe(200);
    const other = await ada.makes();
    expect(errorsOf(await set(other.id, other.attributes.version, 'bulky'))).toEqual([
      ['/data/relationships/icon/data/id', 'choice'],
    ]);
  });
});

describe('an icon @X-16', () => {
  test('is shown as it was drawn, by an address of its own that may be kept for ever', async () => {
    await add('icons', { id: 'cartridges', family: 'electronics', names: named('Toner'), drawing: SVG });
    await act('icons', 'cartridges', 'publish');
    const { file_url, family } = await publicly('icons', 'cartridges');
    expect([file_url, family]).toEqual([
      expect.stringMatching(/^\/media\/icons\/cartridges\.[0-9a-f]{8}\.svg$/),
      'electronics',
    ]);
    const picture = await api.get(file_url);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(picture.body).toContain('<path d="M2 2h20v20H2z" />');
    const { attributes } = await ada.makes({ iconId: 'cartridges' });
    expect(attributes.icon_info).toEqual({ id: 'cartridges', file_url, family: 'electronics' });
  });

  test('without a drawing is drawn as its family, and keeps a drawing that a change does not name', async () => {
    const names = named('Lamps');
    await add('icons', { id: 'lamp', family: 'hazardous', names, drawing: SVG });
    await save('icons', 'lamp', { version: 1, family: 'glass', names });
    expect(await show('icons', 'lamp')).toMatchObject({ has_drawing: true, version: 2 });
    await save('icons', 'lamp', { version: 2, family: 'glass', names, drawing: null });
    const lamp = await show('icons', 'lamp');
    expect([lamp.has_drawing, lamp.file_url]).toEqual([false, (await show('icons', 'glass')).file_url]);
  });
});

const MATERIAL = { id: 'ink', family: 'other', names: named('Ink') };

test.each<[string, string, object, readonly string[][]]>([
  [
    'no fields',
    'materials',
    {},
    [
      ['/family', 'required'],
      ['/id', 'required'],
      ['/names', 'required'],
    ],
  ],
  ['an id of words', 'materials', { ...MATERIAL, id: 'Ink & Toner' }, [['/id', 'slug']]],
  ['an id of 5,000 characters', 'materials', { ...MATERIAL, id: 'x'.repeat(5000) }, [['/id', 'maxLength']]],
  ['an unknown family', 'materials', { ...MATERIAL, family: 'plasma' }, [['/family', 'choice']]],
  [
    'a name of 5,000 characters',
    'materials',
    { ...MATERIAL, names: named('Ink', { 'ru-RU': 'я'.repeat(5000) }) },
    [['/names/ru-RU', 'maxLength']],
  ],
  [
    'a language that there is not',
    'materials',
    { ...MATERIAL, names: { ...named('Ink'), 'de-DE': 'Tinte' } },
    [['/names/de-DE', 'unknown-field']],
  ],
  ['a drawing of a material', 'materials', { ...MATERIAL, drawing: SVG }, [['/drawing', 'unknown-field']]],
  ['a family of a unit', 'units', { ...MATERIAL }, [['/family', 'unknown-field']]],
  [
    'a drawing with a script',
    'icons',
    { ...MATERIAL, drawing: SVG.replace('<path', '<script>alert(1)</script><path') },
    [['/drawing', 'drawing']],
  ],
  [
    'a drawing of 40,000 characters',
    'icons',
    { ...MATERIAL, drawing: SVG.replace('M2', `M2 ${'1 '.repeat(20_000)}`) },
    [['/drawing', 'maxLength']],
  ],
])('%s is refused at its field @V-05', async (_, dictionary, body, expected) => {
  const answer = await add(dictionary, body);
  expect(answer.statusCode).toBe(422);
  expect(errorsOf(answer).sort()).toEqual(expected);
});

test.each(['', '%00', '..%2Funits', 'x'.repeat(90)])('there is no entry “%s” @V-05', async (id) => {
  const body = { version: 1, names: named('Nothing') };
  expect((await desk.get(`/dictionaries/units/${id}x/`)).statusCode).toBe(404);
  expect((await desk.send('PUT', `/dictionaries/units/${id}x/`, body)).statusCode).toBe(404);
  expect((await desk.post(`/dictionaries/units/${id}x/retire/`, { version: 1 })).statusCode).toBe(404);
  expect((await desk.post(`/dictionaries/units/${id}x/move/`, { before: null })).statusCode).toBe(404);
});

test('is the work of an operator @X-16', async () => {
  const staff = api.database.db.updateTable('staff_members');
  await staff.set({ role: 'moderator' }).execute();
  expect((await desk.get(path('units'))).statusCode).toBe(403);
  expect((await add('units', { id: 'box', names: named('Box') })).statusCode).toBe(403);
  await staff.set({ role: 'operator' }).execute();
});
