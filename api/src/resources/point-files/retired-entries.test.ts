import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Creator, inStatus, signedIn } from '../recycling-points/testing/creator.ts';
import { type FileSender, fileSender, table } from './testing/own-file.ts';

let api: TestApp;
let ada: FileSender;
let creator: Creator;
beforeAll(async () => {
  api = await startTestApp({ points: 10 });
  ada = await fileSender(api);
  creator = await signedIn(api);
});
afterAll(() => api.close());

const setState = async (state: 'published' | 'retired') => {
  const { db } = api.database;
  for (const id of ['toys', 'glass-jars'])
    await db.updateTable('raw_materials').set({ state }).where('id', '=', id).execute();
  await db.updateTable('units').set({ state }).where('slug', '=', 'bag').execute();
  for (const id of ['bulky', 'metal'])
    await db.updateTable('point_icons').set({ state }).where('id', '=', id).execute();
};
beforeEach(async () => {
  await api.database.db.deleteFrom('recycling_points').execute();
  await setState('published');
});

const COLUMNS = 'id;name;lng;lat;icon;materials';
const row = (id: string, { icon = '', materials = '' }) =>
  `${id};Point ${id};76.9;43.25;${icon};${materials}`;

const imports = (...rows: readonly string[]) => ada.imports(table(COLUMNS, ...rows));

const ratesOf = async (ref: string) => {
  const point = await api.database.db
    .selectFrom('recycling_points')
    .selectAll()
    .where('own_ref', '=', ref)
    .executeTakeFirstOrThrow();
  const { attributes } = await creator.expected(200, 'GET', `${point.id}/`);
  const named = attributes.rates_info.map(({ srm_id }) => srm_id);
  return { id: String(point.id), icon: point.icon_id, named };
};

test('a new point cannot take what was retired: its row says what, in the words of the file @X-16', async () => {
  await setState('retired');
  const report = await imports(
    row('1', { icon: 'bulky', materials: 'Игрушки = 5 кг | paper = 2 bag | paper = 3 bag' }),
    row('2', { materials: 'paper = 2 kg' }),
  );
  expect(report.counts).toMatchObject({ created: 1, refused: 1 });
  expect(report.rows[0]?.problems.map(({ column, rule, value }) => [column, rule, value])).toEqual([
    ['icon', 'retired-icon', 'bulky'],
    ['materials', 'retired-material', 'Игрушки'],
    ['materials', 'retired-unit', 'bag'],
  ]);
});

test('a point that has it already keeps it, and may change its price @X-16', async () => {
  const first = row('1', { icon: 'bulky', materials: 'toys = 5 bag' });
  await imports(first);
  await setState('retired');
  expect((await imports(first)).counts).toMatchObject({ unchanged: 1 });
  const cheaper = await imports(row('1', { icon: 'bulky', materials: 'toys = 4 bag | paper = 1 kg' }));
  expect(cheaper.rows[0]).toMatchObject({ outcome: 'changed', columns: ['materials'] });
  expect(await ratesOf('1')).toMatchObject({ icon: 'bulky', named: ['toys', 'paper'] });
});

test('the revision of a public point is held to what it says itself @X-16', async () => {
  await imports(row('1', { materials: 'toys = 5 kg' }), row('2', { materials: 'paper = 5 kg' }));
  for (const ref of ['1', '2']) await inStatus(api, { id: (await ratesOf(ref)).id } as never, 'accepted');
  await setState('retired');
  const report = await imports(
    row('1', { materials: 'toys = 6 kg' }),
    row('2', { materials: 'toys = 6 kg' }),
  );
  expect(report.rows).toMatchObject([
    { outcome: 'changed', isRevision: true },
    { outcome: 'refused', problems: [{ rule: 'retired-material', value: 'toys' }] },
  ]);
});

test('a word for several materials means those that may be chosen, and what a point has @X-16', async () => {
  await imports(row('old', { materials: 'glass' }));
  await setState('retired');
  const report = await imports(row('old', { materials: 'glass' }), row('new', { materials: 'glass' }));
  expect(report.rows).toMatchObject([{ outcome: 'unchanged' }, { outcome: 'created' }]);
  const { attributes } = await creator.expected(200, 'GET', `${(await ratesOf('new')).id}/`);
  expect(attributes.unfinished_rates?.map(({ srm_id }) => srm_id)).toEqual(['glass-bottles']);
});

test('a new point gets no retired icon for its materials @X-16', async () => {
  await setState('retired');
  await imports(row('1', { materials: 'scrap-metal = 5 kg' }), row('2', { materials: 'paper = 1 kg' }));
  expect([(await ratesOf('1')).icon, (await ratesOf('2')).icon]).toEqual(['other', 'paper']);
});

test('the editor is told of the same entries at their fields @X-16', async () => {
  await imports(row('1', { materials: 'toys = 5 kg' }), row('2', { materials: 'paper = 5 kg' }));
  await setState('retired');
  const rates = [{ units_slug: 'kg', price: 1, srm_id: 'toys' }];
  const put = async (ref: string) => creator.call('PUT', `${(await ratesOf(ref)).id}/rates/`, { rates });
  expect((await put('1')).statusCode).toBe(200);
  const refused = await put('2');
  expect([refused.statusCode, refused.json().errors[0].source.pointer]).toEqual([422, '/rates/0/srm_id']);
});
