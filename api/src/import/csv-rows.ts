import { type ReadCoordinates, readColumns, readWkt } from '../reading/coordinates.ts';
import { readTable, recordOf } from '../reading/csv-table.ts';
import { ImportError } from '../reading/import-error.ts';
import { type RateDictionary, readRates } from '../reading/material-rates.ts';
import type { ColumnMapping, FieldMapping } from './column-mapping.ts';
import type { RawPoint, ReadRow } from './raw-point.ts';
import { titleCase } from './title-case.ts';

type Row = Readonly<Record<string, string>>;

const columnsIn = (field: FieldMapping): string[] => {
  if (typeof field === 'string') return [field];
  if ('column' in field) return [field.column];
  return 'template' in field
    ? [...field.template.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string)
    : [];
};

function checkColumns(mapping: ColumnMapping, present: readonly string[], file: string): void {
  const wanted = Object.entries(mapping.columns).flatMap(([name, field]) =>
    field ? columnsIn(field).map((column) => ({ name, column })) : [],
  );
  const missing = wanted.filter(({ column }) => !present.includes(column));
  if (missing.length === 0) return;
  const list = missing.map(({ name, column }) => `"${column}" (for ${name})`).join(', ');
  throw new ImportError(`${file} has no column ${list}. It has: ${present.join(', ')}.`);
}

function textOf(field: FieldMapping | undefined, row: Row): string {
  if (field === undefined) return '';
  if (typeof field === 'string') return (row[field] ?? '').trim();
  if ('value' in field) return field.value;
  const raw =
    'column' in field
      ? (row[field.column] ?? '')
      : field.template.replace(/\{([^}]+)\}/g, (_all, column: string) => {
          const value = row[column] ?? '';
          return field.case ? titleCase(value) : value;
        });
  const cased = 'column' in field && field.case ? titleCase(raw) : raw;
  return cased.replace(/\s+/g, ' ').trim();
}

function coordinatesOf({ columns }: ColumnMapping, row: Row): ReadCoordinates {
  return columns.wkt
    ? readWkt(textOf(columns.wkt, row))
    : readColumns(textOf(columns.lng, row), textOf(columns.lat, row));
}

function toPoint(
  mapping: ColumnMapping,
  dictionary: RateDictionary,
  row: Row,
  ref: string,
  { lng, lat }: { lng: number; lat: number },
): RawPoint {
  const text = (name: keyof ColumnMapping['columns']): string => textOf(mapping.columns[name], row);
  const materials = readRates(text('materials'), dictionary);
  const hours = text('hours');
  return {
    ref,
    name: text('name'),
    lng,
    lat,
    address: text('address'),
    city: text('city'),
    country: mapping.country ?? '',
    icon: text('icon'),
    rates: materials.rates,
    unknownMaterials: materials.problems.map(({ value }) => value),
    hours: hours ? { notation: mapping.hoursNotation, text: hours } : null,
    operator: text('operator'),
    rules: text('rules'),
    comment: text('comment'),
    contact: text('contact'),
    phone: text('phone'),
    email: text('email'),
    isCentre: mapping.isCentre,
  };
}

/** Reads points out of a CSV table; one row for each line below the first that is not empty. */
export function readCsvRows(
  text: string,
  mapping: ColumnMapping,
  file: string,
  dictionary: RateDictionary,
): ReadRow[] {
  const table = readTable(text, file, mapping.delimiter);
  const { columns, rows } = table;
  checkColumns(mapping, columns, file);
  return rows.map((line): ReadRow => {
    const numbered = `row ${line.at + 1}`;
    const row = recordOf(table, line);
    if (!row)
      return {
        row: numbered,
        skipped: `has ${line.cells.length} columns, the first line has ${columns.length}`,
      };
    const ref = textOf(mapping.columns.id, row);
    if (!ref) return { row: numbered, skipped: 'has no id, so that it could not be found again' };
    const read = coordinatesOf(mapping, row);
    if (!read.ok) return { row: `${numbered} (${ref})`, skipped: read.reason };
    return { row: `${numbered} (${ref})`, point: toPoint(mapping, dictionary, row, ref, read) };
  });
}
