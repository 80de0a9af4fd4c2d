import { expect, test } from '@jest/globals';
import { detectDelimiter } from '../reading/csv-table.ts';
import { rateDictionary } from '../reading/material-rates.ts';
import { type ColumnMapping, parseMapping } from './column-mapping.ts';
import { readCsvRows as readRows } from './csv-rows.ts';
import { titleCase } from './title-case.ts';

const mapping = (columns: object, rest: object = {}): ColumnMapping =>
  parseMapping(
    { language: 'es', columns: { id: 'id', lng: 'X', lat: 'Y', ...columns }, ...rest },
    'test.json',
  );

const readCsvRows = (text: string, columns: ColumnMapping, file: string) =>
  readRows(text, columns, file, rateDictionary([], []));

test('finds the delimiter in the first line', () => {
  expect([
    detectDelimiter('a;b;c,d\n1,2;3'),
    detectDelimiter('a,b\n'),
    detectDelimiter('a\tb'),
    detectDelimiter('a'),
  ]).toEqual([';', ',', '\t', ',']);
});

test('takes fields from columns, fixed values and templates', () => {
  const text = '\uFEFFid;X;Y;calle;nro\n7;-58,4;-34,6;PLAZA 25 DE MAYO;10\n';
  const columns = {
    name: { template: 'Punto {calle}', case: 'title' },
    address: { template: '{calle} {nro}', case: 'title' },
    city: { value: 'Buenos Aires' },
  };
  const [row] = readCsvRows(text, mapping(columns), 'a.csv');
  expect(row).toMatchObject({
    row: 'row 1 (7)',
    point: {
      ref: '7',
      lng: -58.4,
      lat: -34.6,
      name: 'Punto Plaza 25 de Mayo',
      address: 'Plaza 25 de Mayo 10',
    },
  });
});

test('says of each row that cannot be read why', () => {
  const text = 'id,X,Y\n,1,2\n8,1\n9,400,2\n10,1,2\n';
  const rows = readCsvRows(text, mapping({}), 'a.csv');
  expect(rows.map((row) => ('skipped' in row ? row.skipped : 'taken'))).toEqual([
    expect.stringContaining('no id'),
    expect.stringContaining('2 columns, the first line has 3'),
    expect.stringContaining('longitude 400'),
    'taken',
  ]);
});

test('names the missing columns and those that there are', () => {
  expect(() => readCsvRows('id,lon,Y\n1,2,3\n', mapping({ name: '{x}' }), 'a.csv')).toThrow(
    /a\.csv has no column "X" \(for lng\), "\{x\}" \(for name\)\. It has: id, lon, Y/,
  );
});

test('refuses a table without rows', () => {
  expect(() => readCsvRows('id,X,Y\n', mapping({}), 'a.csv')).toThrow(/no rows/);
});

test.each([
  [{ language: 'xx', columns: {} }, /language/],
  [{ language: 'es', columns: { id: 'id' } }, /wkt/],
  [{ language: 'es', colums: {}, columns: { id: 'id', wkt: 'w' } }, /colums/],
  [{ language: 'es', timeZone: 'America/Nowhere', columns: { id: 'id', wkt: 'w' } }, /time zone/],
])('refuses a wrong mapping and names the field', (data, message) => {
  expect(() => parseMapping(data, 'm.json')).toThrow(message);
});

test('writes capitals as people do', () => {
  expect(titleCase('AV. DE LOS INCAS y JUAN XXIII')).toBe('Av. de los Incas y Juan Xxiii');
  expect(titleCase('PARQUE SAAVEDRA II')).toBe('Parque Saavedra II');
  expect(titleCase('LA PLATA')).toBe('La Plata');
});
