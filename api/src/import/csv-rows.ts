import { parse } from 'csv-parse/sync';
import type { ColumnMapping, FieldMapping } from './column-mapping.ts';
import { type ReadCoordinates, readColumns, readWkt } from './coordinates.ts';
import { ImportError } from './import-error.ts';
import { readMaterials, splitMaterials } from './material-words.ts';
import type { RawPoint, ReadRow } from './raw-point.ts';
import { titleCase } from './title-case.ts';

type Row = Readonly<Record<string, string>>;

const DELIMITERS = [',', ';', '\t', '|'];

/** The sign that splits the first line into most columns. */
export function detectDelimiter(text: string): string {
  const firstLine = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'));
  const count = (sign: string): number => firstLine.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

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

function parseTable(
  text: string,
  mapping: ColumnMapping,
  file: string,
): { columns: string[]; rows: string[][] } {
  try {
    const [columns = [], ...rows] = parse(text, {
      bom: true,
      delimiter: mapping.delimiter ?? detectDelimiter(text),
      relaxColumnCount: true,
      skipEmptyLines: true,
    }) as string[][];
    return { columns: columns.map((column) => column.trim()), rows };
  } catch (error) {
    throw new ImportError(`${file} is no CSV table: ${(error as Error).message}.`, { cause: error });
  }
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
  row: Row,
  ref: string,
  { lng, lat }: { lng: number; lat: number },
): RawPoint {
  const text = (name: keyof ColumnMapping['columns']): string => textOf(mapping.columns[name], row);
  const materials = readMaterials(splitMaterials(text('materials')));
  const hours = text('hours');
  return {
    ref,
    name: text('name'),
    lng,
    lat,
    address: text('address'),
    city: text('city'),
    country: mapping.country ?? '',
    materialIds: materials.ids,
    unknownMaterials: materials.unknown,
    hours: hours ? { notation: mapping.hoursNotation, text: hours } : null,
    operator: text('operator'),
    rules: text('rules'),
    comment: text('comment'),
    phone: text('phone'),
    email: text('email'),
    isCentre: mapping.isCentre,
  };
}

/** Reads points out of a CSV table; one row for each line below the first. */
export function readCsvRows(text: string, mapping: ColumnMapping, file: string): ReadRow[] {
  const { columns, rows } = parseTable(text, mapping, file);
  checkColumns(mapping, columns, file);
  if (rows.length === 0) throw new ImportError(`${file} has a first line with column names, but no rows.`);
  return rows.map((cells, at): ReadRow => {
    const numbered = `row ${at + 1}`;
    if (cells.length !== columns.length)
      return { row: numbered, skipped: `has ${cells.length} columns, the first line has ${columns.length}` };
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    const ref = textOf(mapping.columns.id, row);
    if (!ref) return { row: numbered, skipped: 'has no id, so that it could not be found again' };
    const read = coordinatesOf(mapping, row);
    if (!read.ok) return { row: `${numbered} (${ref})`, skipped: read.reason };
    return { row: `${numbered} (${ref})`, point: toPoint(mapping, row, ref, read) };
  });
}
