import { type RecyclingPoint, readPage, toRecyclingPoint } from '@ecocircle/shared-contracts';
import { eventually } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { bumpDataVersion } from '../../database/data-version.ts';

const FACILITY = '/api/web/v1/facility';
const FORMULA = '=HYPERLINK("https://example.com";"1")';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ dataVersionIntervalMs: 20 });
});
afterAll(() => api.close());

async function listed(query: string): Promise<RecyclingPoint[]> {
  const answer = await api.get(`${FACILITY}/facility/?page_size=100&${query}`);
  return [...readPage(answer.json(), toRecyclingPoint).entries];
}

const file = (ending: string, query: string) => api.get(`${FACILITY}/map/export.${ending}?${query}`);

interface Feature {
  readonly id: string;
  readonly geometry: { readonly coordinates: readonly number[] };
  readonly properties: Readonly<Record<string, unknown>>;
}

const QUERY = 'materials=batteries,lamps&match=all&country=AR&near=-58.4,-34.6';
const WITHOUT_NEAR = QUERY.replace(/&near=.*/, '');

test('the files hold the points of the list with the same filter, each with its source and licence', async () => {
  const points = await listed(QUERY);
  expect(points.length).toBeGreaterThan(3);
  const geo = await file('geojson', WITHOUT_NEAR);
  expect(geo.headers['content-type']).toBe('application/geo+json; charset=utf-8');
  expect(geo.headers['content-disposition']).toContain('recycling-points.geojson');
  const { type, features }: { type: string; features: Feature[] } = geo.json();
  const csv = await file('csv', WITHOUT_NEAR);
  const rows: Record<string, string>[] = parse(csv.body, { bom: true, columns: true });
  const expected = points.map(({ id }) => id).sort();
  expect(type).toBe('FeatureCollection');
  expect(features.map(({ id }) => id).sort()).toEqual(expected);
  expect(rows.map(({ id }) => id).sort()).toEqual(expected);
  for (const { properties } of features) {
    expect(properties).toMatchObject({ licence: expect.any(String), source: expect.any(String) });
    expect(properties.materials).toEqual(expect.arrayContaining(['batteries', 'lamps']));
  }
  for (const { licence, lng } of rows) {
    expect(licence).not.toBe('');
    expect(Number(lng)).toBeLessThan(-50);
  }
});

test('a file of nothing is a file, and nobody’s phone or e-mail is in one', async () => {
  expect((await file('geojson', 'materials=unobtainium')).json().features).toEqual([]);
  const [head, ...rows] = (await file('csv', 'materials=unobtainium')).body.trimEnd().split('\r\n');
  expect([head?.startsWith('\uFEFFid,name,'), rows]).toEqual([true, []]);
  const all = (await file('geojson', '')).body + (await file('csv', '')).body;
  expect(all).not.toMatch(/@|\+7|"contacts"/);
});

test('a name that is a formula is text in a spreadsheet, and a source keeps its licence @V-05', async () => {
  const { db } = api.database;
  const { id } = await db
    .selectFrom('recycling_points')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const source = {
    id: 'osm',
    name: 'OpenStreetMap',
    url: 'https://www.openstreetmap.org',
    licence: 'ODbL 1.0',
  };
  await db.insertInto('point_sources').values(source).execute();
  await db
    .updateTable('recycling_points')
    .set({
      name: FORMULA,
      search_text: 'formulario',
      source_id: 'osm',
      source_ref: 'node/1',
      status: 'accepted',
    })
    .where('id', '=', id)
    .execute();
  await bumpDataVersion(db, 'points', [id]);
  const [point] = await eventually(async () => {
    const rows: Record<string, string>[] = parse((await file('csv', 'q=formulario')).body, {
      bom: true,
      columns: true,
    });
    expect(rows).toHaveLength(1);
    return rows;
  });
  expect(point).toMatchObject({ name: `'${FORMULA}`, source: 'OpenStreetMap', licence: 'ODbL 1.0' });
  const [feature]: Feature[] = (await file('geojson', 'q=formulario')).json().features;
  expect(feature?.properties).toMatchObject({ name: FORMULA, licence: 'ODbL 1.0' });
});

test.each(['bbox=1', 'page=2', 'sort=price', 'match=both'])('%s is refused @V-05', async (query) => {
  const answer = await file('csv', query);
  expect([answer.statusCode, answer.json().errors[0].source]).toEqual([
    400,
    { parameter: query.split('=')[0] },
  ]);
});
