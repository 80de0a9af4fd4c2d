import { isUtf8 } from 'node:buffer';
import {
  OWN_FILE_COLUMNS,
  OWN_FILE_LIMITS,
  type OwnFileColumn,
  type OwnFileFormat,
} from '@ecocircle/shared-contracts/point-file';
import { fileTypeFromBuffer } from 'file-type';
import { checkCoordinates, type ReadCoordinates, readColumns } from '../../reading/coordinates.ts';
import { readTable, recordOf, type Table, type TableRow } from '../../reading/csv-table.ts';
import { type Feature, readFeatures } from '../../reading/geojson-features.ts';
import { ImportError } from '../../reading/import-error.ts';
import { decode } from '../../reading/source-file.ts';
import { fileRefusal, missingColumns } from './file-refusal.ts';
import { unguarded } from './formula-guard.ts';

/** What a row says, by its columns; empty where it says nothing. */
export type OwnCells = Readonly<Record<OwnFileColumn, string>>;

/** A row of an organisation's file before it is understood. */
export interface OwnRow {
  /** As spreadsheets number rows; of GeoJSON the feature counted from 1. */
  readonly number: number;
  readonly cells: OwnCells;
  /** Where the point lies; null where the row does not say it. */
  readonly place: ReadCoordinates | null;
  /** What keeps the row from being read. */
  readonly problem: { readonly rule: 'columns' | 'geometry'; readonly value: string } | null;
}

/** An organisation's file. */
export interface OwnFile {
  readonly format: OwnFileFormat;
  readonly ignoredColumns: readonly string[];
  readonly rows: readonly OwnRow[];
}

/** Other names that people give the columns of degrees. */
const ALIASES: Readonly<Record<string, OwnFileColumn>> = {
  lon: 'lng',
  long: 'lng',
  longitude: 'lng',
  latitude: 'lat',
};

const NEEDED: readonly OwnFileColumn[] = ['name', 'lng', 'lat'];

function columnOf(heading: string): OwnFileColumn | undefined {
  const name = heading.trim().toLowerCase().replaceAll(' ', '_');
  return OWN_FILE_COLUMNS.find((column) => column === name) ?? ALIASES[name];
}

/** What is told of columns that nobody reads: so many, each cut at so many characters. */
const IGNORED = { count: 50, length: 100 } as const;

const ignoredOf = (names: Iterable<string>): string[] =>
  [...new Set(names)]
    .filter((name) => name !== '' && !columnOf(name))
    .slice(0, IGNORED.count)
    .map((name) => name.slice(0, IGNORED.length));

const toCells = (text: (column: OwnFileColumn) => string): OwnCells =>
  Object.fromEntries(OWN_FILE_COLUMNS.map((column) => [column, text(column)])) as OwnCells;

const NO_CELLS = toCells(() => '');

function tableRow(table: Table, line: TableRow): OwnRow {
  const number = line.at + 2;
  const record = recordOf(table, line);
  if (!record) {
    const problem = { rule: 'columns', value: String(line.cells.length) } as const;
    return { number, cells: NO_CELLS, place: null, problem };
  }
  const given = new Map(Object.entries(record).map(([heading, cell]) => [columnOf(heading), cell]));
  const cells = toCells((column) => unguarded((given.get(column) ?? '').trim()));
  const isPlaced = cells.lng !== '' || cells.lat !== '';
  return { number, cells, place: isPlaced ? readColumns(cells.lng, cells.lat) : null, problem: null };
}

function readCsv(text: string): OwnFile {
  const table = readTable(text, 'The file');
  const known = table.columns.map(columnOf);
  const missing = NEEDED.filter((column) => !known.includes(column));
  if (missing.length > 0) throw missingColumns(missing);
  return {
    format: 'csv',
    ignoredColumns: ignoredOf(table.columns),
    rows: table.rows.map((line) => tableRow(table, line)),
  };
}

const scalar = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

function placeOf({ geometry }: Feature): Pick<OwnRow, 'place' | 'problem'> {
  if (!geometry) return { place: null, problem: null };
  if (geometry.type !== 'Point')
    return { place: null, problem: { rule: 'geometry', value: geometry.type.slice(0, 100) } };
  const [lng, lat] = Array.isArray(geometry.coordinates) ? geometry.coordinates : [];
  const degrees = (value: unknown): number => (typeof value === 'number' ? value : Number.NaN);
  return {
    place: checkCoordinates(degrees(lng), degrees(lat), `${scalar(lng)} / ${scalar(lat)}`),
    problem: null,
  };
}

function featureRow(feature: Feature | null, at: number): OwnRow {
  const number = at + 1;
  if (!feature) return { number, cells: NO_CELLS, place: null, problem: { rule: 'geometry', value: '' } };
  const properties = new Map(
    Object.entries(feature.properties ?? {}).map(([name, value]) => [columnOf(name), scalar(value)]),
  );
  const cells = toCells((column) => properties.get(column) ?? '');
  const id = cells.id || scalar(feature.id);
  return { number, cells: { ...cells, id }, ...placeOf(feature) };
}

function readGeoJson(text: string): OwnFile {
  const features = readFeatures(text, 'The file');
  return {
    format: 'geojson',
    ignoredColumns: ignoredOf(features.flatMap((feature) => Object.keys(feature?.properties ?? {}))),
    rows: features.map(featureRow),
  };
}

async function textOf(bytes: Buffer): Promise<string> {
  if (bytes.length === 0) throw fileRefusal('file-empty');
  if ((await fileTypeFromBuffer(bytes)) && !isUtf8(bytes)) throw fileRefusal('file-not-text');
  const text = decode(bytes, 'utf-8', 'The file');
  if (text.trim() === '') throw fileRefusal('file-empty');
  // Text of two bytes a letter without a mark of it is UTF-8, too, for most letters.
  if (text.includes('\0')) throw fileRefusal('file-encoding');
  return text;
}

/**
 * Reads an organisation's file, whichever of the formats it has.
 *
 * @throws RequestError 422 with a `FileProblem` where it cannot be read at all
 */
export async function readOwnFile(bytes: Buffer): Promise<OwnFile> {
  try {
    const text = await textOf(bytes);
    const file = /^\s*[{[]/.test(text) ? readGeoJson(text) : readCsv(text);
    if (file.rows.length > OWN_FILE_LIMITS.rows) throw fileRefusal('too-many-rows');
    return file;
  } catch (error) {
    if (error instanceof ImportError) throw fileRefusal(error.problem ?? 'not-a-table', error.message);
    throw error;
  }
}
