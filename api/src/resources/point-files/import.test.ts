import { describe, expect, test } from '@jest/globals';
import { inStatus } from '../recycling-points/testing/creator.ts';
import { startFilesApi } from './testing/files-api.ts';
import { fileSender, table } from './testing/own-file.ts';

const { api, ada, creator } = await startFilesApi();

const COLUMNS = 'id,name,address,lng,lat,materials,hours,rules,comment,contact,phone,email';
const row = (id: string, name: string, lng = 76.91, materials = 'paper = 12.5 kg') =>
  `${id},${name},Abay Avenue 10,${lng},43.25,${materials},Mo-Fr 09:00-18:00,Rinse.,,Ada,+7 701 234 56 78,ada@example.org`;

const count = async (): Promise<number> => {
  const { total } = await api.database.db
    .selectFrom('recycling_points')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
};

const pointBy = (ref: string) =>
  api.database.db
    .selectFrom('recycling_points')
    .selectAll()
    .where('own_ref', '=', ref)
    .executeTakeFirstOrThrow();

describe('a file of an organisation', () => {
  test('writes nothing in a dry run, and says what it would do @P-03', async () => {
    const before = await count();
    const report = await ada.imports(
      table(COLUMNS, row('dry-1', 'One', 76.8), row('dry-2', 'Two', 76.81)),
      true,
    );
    expect(report).toMatchObject({ isApplied: false, counts: { created: 2, changed: 0, refused: 0 } });
    expect(report.rows[0]).toMatchObject({ number: 2, outcome: 'created', name: 'One', pointId: null });
    expect(await count()).toBe(before);
  });

  test('comes in as complete drafts of the organisation, with what follows from their place @P-03', async () => {
    await ada.imports(table(COLUMNS, row('d-1', 'Jars', 76.82, '"Бумага = 1,5 кг; glass-jars = 0 piece"')));
    const { id, ...point } = await pointBy('d-1');
    expect(point).toMatchObject({
      status: 'draft',
      city: 'Алматы',
      country: 'KZ',
      icon_id: 'paper',
      version: 1,
    });
    const shown = await creator.expected(200, 'GET', `${id}/`);
    expect(shown.attributes.rates_info).toMatchObject([
      { srm_id: 'paper', units_slug: 'kg', price: 1.5 },
      { srm_id: 'glass-jars', units_slug: 'piece', price: 0 },
    ]);
    const { data: history } = (await creator.call('GET', `${id}/history/`)).json();
    expect(history).toMatchObject([{ action: 'imported', actor: 'creator', to_status: 'draft' }]);
    expect((await creator.transit(String(id), 'draft_to_oncheck')).statusCode).toBe(200);
  });

  test('finds its points again by their own ids, and names what it changes @P-03', async () => {
    await ada.imports(table(COLUMNS, row('m-1', 'Old name', 76.83)));
    const { id, version } = await pointBy('m-1');
    const again = table(COLUMNS, row('m-1', 'New name', 76.83));
    const report = await ada.imports(again);
    expect(report.counts).toEqual({ created: 0, changed: 1, unchanged: 0, refused: 0 });
    expect(report.rows[0]).toMatchObject({ pointId: String(id), columns: ['name'], isRevision: false });
    expect(await pointBy('m-1')).toMatchObject({ id, name: 'New name', version: version + 1 });
    const { data: history } = (await creator.call('GET', `${id}/history/`)).json();
    expect(history[0]).toMatchObject({
      action: 'imported',
      difference: [{ field: 'name', before: 'Old name', after: 'New name' }],
    });
    expect((await ada.imports(again)).counts).toMatchObject({ unchanged: 1, changed: 0 });
  });

  test('finds points without an own id by name and place, and gives them the id of the file', async () => {
    const { id } = await creator.makes({ name: 'Point of the editor', coords: { lng: 76.84, lat: 43.25 } });
    const report = await ada.imports(
      table('id,name,lng,lat,comment', 'e-1,POINT of the editor,76.8401,43.25,New'),
    );
    expect(report.rows[0]).toMatchObject({ pointId: id, columns: ['id', 'name', 'lng', 'comment'] });
    expect(await pointBy('e-1')).toMatchObject({ id: Number(id), comment: 'New', lng: 76.8401 });
  });

  test('leaves what its cells leave empty', async () => {
    await ada.imports(table(COLUMNS, row('k-1', 'Kept', 76.85)));
    const before = await pointBy('k-1');
    await ada.imports(table(COLUMNS, 'k-1,Kept well,,,,,,,,,,'));
    expect(await pointBy('k-1')).toEqual({
      ...before,
      name: 'Kept well',
      search_text: before.search_text.replace('kept', 'kept well'),
      version: before.version + 1,
      updated_at: expect.any(String),
      verified_at: expect.any(String),
    });
  });

  test.each(['accepted', 'temporarily_not_working'])(
    'opens a revision of a point that is %s, which stays as it is @P-09',
    async (status) => {
      const ref = `r-${status}`;
      await ada.imports(table(COLUMNS, row(ref, status, 76.86)));
      const point = await pointBy(ref);
      await inStatus(api, { id: String(point.id) } as never, status);
      const file = table('id,name,lng,lat,materials', `${ref},Renamed,,,glass-jars = 3 kg`);
      const report = await ada.imports(file);
      expect(report.rows[0]).toMatchObject({
        outcome: 'changed',
        isRevision: true,
        columns: ['name', 'materials'],
      });
      expect(await pointBy(ref)).toMatchObject({ name: status, status });
      const revision = await creator.expected(200, 'GET', `${point.id}/revision/`);
      expect(revision.attributes).toMatchObject({
        name: 'Renamed',
        rates_info: [{ srm_id: 'glass-jars', price: 3 }],
      });
      expect((await ada.imports(file)).counts).toMatchObject({ unchanged: 1 });
      await ada.imports(table('id,name,lng,lat', `${ref},Renamed again,,`));
      expect((await creator.expected(200, 'GET', `${point.id}/revision/`)).attributes.name).toBe(
        'Renamed again',
      );
    },
  );

  test.each([
    ['oncheck', 'on-review'],
    ['closed', 'closed'],
    ['blocked_by_moderator', 'blocked'],
  ])('does not change a point that is %s, and says why', async (status, rule) => {
    const ref = `s-${status}`;
    const file = (name: string) => table('id,name,lng,lat', `${ref},${name},76.87,43.25`);
    await ada.imports(file(status));
    await inStatus(api, { id: String((await pointBy(ref)).id) } as never, status);
    expect((await ada.imports(file(status))).counts).toMatchObject({ unchanged: 1 });
    const report = await ada.imports(file('Another'));
    expect(report.rows[0]).toMatchObject({ outcome: 'refused', problems: [{ column: null, rule }] });
    expect((await pointBy(ref)).name).toBe(status);
  });

  test('never reaches the points of another organisation @P-05', async () => {
    const stranger = await fileSender(api, 'all@demo.test');
    await ada.imports(table(COLUMNS, row('x-1', 'Ours', 76.88)));
    const ours = await pointBy('x-1');
    const named = await stranger.imports(table('id,name,lng,lat', 'x-1,Ours,76.88,43.25'));
    expect(named.rows[0]).toMatchObject({ outcome: 'created' });
    const byId = await stranger.imports(table('portal_id,name,lng,lat', `${ours.id},Mine now,76.88,43.25`));
    expect(byId.rows[0]).toMatchObject({
      outcome: 'refused',
      pointId: null,
      problems: [{ column: 'portal_id', rule: 'unknown-point' }],
    });
    const { name } = await creator.expected(200, 'GET', `${ours.id}/`).then(({ attributes }) => attributes);
    expect(name).toBe('Ours');
  });

  test('is told which of its columns are not read: photos are never fetched', async () => {
    const file = table(
      'name,longitude,Latitude,photo,weather',
      'Aliased,76.89,43.25,https://example.org/a.jpg,fine',
    );
    const report = await ada.imports(file, true);
    expect(report).toMatchObject({ ignoredColumns: ['photo', 'weather'], counts: { created: 1 } });
  });

  test.each([
    [';', '\uFEFFname;lng;lat\r\nSemicolon;76,9;43,21\r\n'],
    ['a tab', 'name\tlng\tlat\nTab\t76.9\t43.22\n\n\n'],
    [
      'GeoJSON',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            id: 7,
            geometry: { type: 'Point', coordinates: [76.9, 43.23] },
            properties: { name: 'Feature', materials: null },
          },
        ],
      }),
    ],
  ])('is read with %s', async (_, file) => {
    expect((await ada.imports(file, true)).counts).toMatchObject({ created: 1, refused: 0 });
  });
});

test('nobody without the role sends or fetches files @P-05', async () => {
  const headers = await api.signIn('events@demo.test');
  for (const url of ['import/template.csv', 'export.csv', 'export.geojson'])
    expect((await creator.call('GET', url)).statusCode).toBe(200);
  for (const url of ['import/template.csv', 'export.csv', 'export.geojson'])
    expect((await api.get(`/api/web/v1/facility/facility/${url}`, { headers })).statusCode).toBe(403);
});
