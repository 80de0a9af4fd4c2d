import { OWN_FILE_LIMITS } from '@ecocircle/shared-contracts/point-file';
import { describe, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { startFilesApi } from './testing/files-api.ts';
import { table } from './testing/own-file.ts';

const { api, ada } = await startFilesApi();

const codesOf = (answer: { json(): { errors: { code: string }[] } }) =>
  answer.json().errors.map(({ code }) => code);

const collection = (...features: readonly unknown[]) =>
  JSON.stringify({ type: 'FeatureCollection', features });
const feature = (geometry: unknown, properties: object = { name: 'A' }) => ({
  type: 'Feature',
  geometry,
  properties,
});

describe('a file that cannot be read is refused as a whole @V-05', () => {
  test.each<[string, string | Buffer, string]>([
    ['nothing', '', 'file-empty'],
    ['spaces', ' \n\n ', 'file-empty'],
    [
      'a ZIP, as every workbook is',
      Buffer.from(zipSync({ 'a.xml': new Uint8Array(5000).fill(200) })),
      'file-not-text',
    ],
    ['UTF-16', Buffer.from('\uFEFFname,lng,lat\nA,1,2\n', 'utf16le'), 'file-encoding'],
    ['UTF-16 without its mark', Buffer.from('name,lng,lat\nA,1,2\n', 'utf16le'), 'file-encoding'],
    [
      'windows-1251',
      Buffer.from([...Buffer.from('name,lng,lat\n'), 0xcf, 0xf3, ...Buffer.from(',1,2\n')]),
      'file-encoding',
    ],
    ['quotes without an end', 'name,lng,lat\n"A,1,2\n', 'not-a-table'],
    ['headings alone', 'name,lng,lat\n', 'no-rows'],
    ['JSON that is none', '{"type": "FeatureCollection"', 'not-geojson'],
    ['one feature', JSON.stringify(feature({ type: 'Point', coordinates: [1, 2] })), 'not-geojson'],
    ['a list', '[]', 'not-geojson'],
    ['no features', collection(), 'no-rows'],
    ['another table', 'weather,wind\nfine,none\n', 'missing-column'],
  ])('%s', async (_, file, code) => {
    const answer = await ada.send(file);
    expect(answer.statusCode).toBe(422);
    expect(codesOf(answer)[0]).toBe(code);
  });

  test('and is told every column that it lacks', async () => {
    const { errors } = (await ada.send('address,lat\nA,1\n')).json();
    expect(errors.map(({ source }: { source: object }) => source)).toEqual([
      { parameter: 'name' },
      { parameter: 'lng' },
    ]);
  });

  test('too many rows, with how many there may be', async () => {
    const rows = Array.from({ length: OWN_FILE_LIMITS.rows + 1 }, () => 'A,1,2');
    const answer = await ada.send(table('name,lng,lat', ...rows));
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      422,
      { code: 'too-many-rows', meta: { max: OWN_FILE_LIMITS.rows } },
    ]);
  });

  test('too many bytes, whatever they are', async () => {
    const answer = await ada.send(Buffer.alloc(OWN_FILE_LIMITS.bytes + 1, 'a'));
    expect([answer.statusCode, codesOf(answer)]).toEqual([413, ['file-too-large']]);
  });

  test('a form without a file, and no form', async () => {
    const none = await ada.post('/api/web/v1/facility/facility/import/', {});
    expect(none.statusCode).toBe(415);
  });
});

describe('a row that cannot be right is refused with its column @V-05', () => {
  const COLUMNS = 'id;name;lng;lat;icon;materials;hours;phone;email';
  test.each<[string, string, object]>([
    ['swapped coordinates', ';A;43.25;76.91;;;;;', { column: 'lng', rule: 'swapped' }],
    ['a latitude past the pole', ';A;43.25;-176.91;;;;;', { column: 'lng', rule: 'swapped' }],
    ['0, 0', ';A;0;0;;;;;', { column: 'lng', rule: 'coordinates', value: '0 / 0' }],
    ['degrees that are none', ";A;43°15';76;;;;;", { column: 'lng', rule: 'coordinates' }],
    ['one coordinate of two', ';A;43;;;;;;', { column: 'lat', rule: 'required' }],
    ['no place', ';A;;;;;;;', { column: 'lng', rule: 'required' }],
    ['no name', ';;76.9;43.2;;;;;', { column: 'name', rule: 'required' }],
    ['a long name', `;${'x'.repeat(151)};76.9;43.2;;;;;`, { column: 'name', rule: 'maxLength', max: 150 }],
    [
      'an unknown icon',
      ';A;76.9;43.2;unicorn;;;;',
      { column: 'icon', rule: 'unknown-icon', value: 'unicorn' },
    ],
    ['a material', ';A;76.9;43.2;;uranium = 1 kg;;;', { rule: 'unknown-material', value: 'uranium' }],
    ['a unit', ';A;76.9;43.2;;paper = 1 furlong;;;', { rule: 'unknown-unit', value: 'furlong' }],
    [
      'a price below 0',
      ';A;76.9;43.2;;paper = -1 kg;;;',
      { column: 'materials', rule: 'minimum', value: '-1' },
    ],
    ['a price of 1e308', ';A;76.9;43.2;;paper = 1e308 kg;;;', { rule: 'price', value: '1e308 kg' }],
    ['a price with three decimals', ';A;76.9;43.2;;paper = 1.2345 kg;;;', { rule: 'maxDecimals' }],
    ['a price of 1,250', ';A;76.9;43.2;;paper = 1,250 kg;;;', { rule: 'price', value: '1,250 kg' }],
    ['a price too high', ';A;76.9;43.2;;paper = 100000001 kg;;;', { rule: 'maximum', max: 100_000_000 }],
    [
      'a break outside its hours',
      ';A;76.9;43.2;;;"Mo 09:00-18:00 break 19:00-20:00";;',
      { column: 'hours', rule: 'hours' },
    ],
    ['three openings', ';A;76.9;43.2;;;"Mo 08:00-09:00,10:00-11:00,12:00-13:00";;', { rule: 'hours' }],
    ['long hours', `;A;76.9;43.2;;;${'Mo 08:00-09:00,'.repeat(30)};;`, { rule: 'maxLength', max: 300 }],
    ['a phone', ';A;76.9;43.2;;;;ring me;', { column: 'phone', rule: 'phone', value: 'ring me' }],
    ['an email', ';A;76.9;43.2;;;;;ada', { column: 'email', rule: 'email' }],
    ['a long id', `${'9'.repeat(101)};A;76.9;43.2;;;;;`, { column: 'id', rule: 'maxLength', max: 100 }],
    ['another number of cells', ';A;76.9', { column: null, rule: 'columns', value: '3' }],
  ])('%s', async (_, row, problem) => {
    const report = await ada.imports(table(COLUMNS, row), true);
    expect(report.rows).toMatchObject([{ number: 2, outcome: 'refused', problems: [problem] }]);
  });

  test.each<[string, unknown, object]>([
    [
      'a polygon',
      feature({ type: 'Polygon', coordinates: [[[1, 2]]] }),
      { rule: 'geometry', value: 'Polygon' },
    ],
    ['a point of nothing', feature({ type: 'Point', coordinates: [] }), { rule: 'coordinates' }],
    ['a point of texts', feature({ type: 'Point', coordinates: ['76', '43'] }), { rule: 'coordinates' }],
    ['no feature', 'text', { column: null, rule: 'geometry' }],
    ['null', null, { column: null, rule: 'geometry' }],
  ])('%s in GeoJSON', async (_, wrong, problem) => {
    const right = feature({ type: 'Point', coordinates: [76.95, 43.25] });
    const report = await ada.imports(collection(right, wrong), true);
    expect(report.rows).toMatchObject([
      { number: 1, outcome: 'created' },
      { number: 2, outcome: 'refused', problems: [problem] },
    ]);
  });

  test.each([
    ['the same id', 'a;A;76.9;43.2\na;B;76.8;43.1', 'duplicate-id'],
    ['the same name and place', ';A;76.9;43.2\n;a;76.9001;43.2', 'duplicate-place'],
  ])('%s as an earlier row', async (_, rows, rule) => {
    const report = await ada.imports(`id;name;lng;lat\n${rows}\n`, true);
    expect(report.rows).toMatchObject([{ outcome: 'created' }, { outcome: 'refused', problems: [{ rule }] }]);
  });
});

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['12 500', 12_500],
  ['12\u00a0500,25', 12_500.25],
  ['0', 0],
])('a price of %s is read as %d, by whatever convention', async (price, expected) => {
  const ref = `price ${price}`;
  await ada.imports(table('id;name;lng;lat;materials', `${ref};${price};76.7;43.2;paper = ${price} kg`));
  const { rate } = await api.database.db
    .selectFrom('point_rates')
    .innerJoin('recycling_points', 'recycling_points.id', 'point_id')
    .select('price as rate')
    .where('own_ref', '=', ref)
    .executeTakeFirstOrThrow();
  expect(rate).toBe(expected);
});
