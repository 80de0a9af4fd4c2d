import { parse } from 'csv-parse/sync';
import { ImportError } from './import-error.ts';

const DELIMITERS = [',', ';', '\t', '|'];

/** The sign that splits the first line into most columns. */
export function detectDelimiter(text: string): string {
  const firstLine = text.slice(0, text.indexOf('\n') === -1 ? undefined : text.indexOf('\n'));
  const count = (sign: string): number => firstLine.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A row of a table; `at` counts the rows below the headings from 0, empty ones too, as spreadsheets do. */
export interface TableRow {
  readonly at: number;
  readonly cells: readonly string[];
}

/** A table as its file has it. */
export interface Table {
  readonly columns: readonly string[];
  /** The rows in which something stands. */
  readonly rows: readonly TableRow[];
}

function parseCells(text: string, delimiter: string, file: string): string[][] {
  try {
    return parse(text, { bom: true, delimiter, relaxColumnCount: true }) as string[][];
  } catch (error) {
    throw new ImportError(`${file} is no CSV table: ${(error as Error).message}.`, {
      cause: error,
      problem: 'not-a-table',
    });
  }
}

/** Reads a CSV table; the first row are its headings. `file` names it in the error. */
export function readTable(text: string, file: string, delimiter = detectDelimiter(text)): Table {
  const [headings = [], ...below] = parseCells(text, delimiter, file);
  const rows = below
    .map((cells, at) => ({ at, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0)
    throw new ImportError(`${file} has a first line with column names, but no rows.`, { problem: 'no-rows' });
  return { columns: headings.map((column) => column.trim()), rows };
}

/** A row by the headings of its table; undefined where it has another number of cells. */
export const recordOf = ({ columns }: Table, { cells }: TableRow): Record<string, string> | undefined =>
  cells.length === columns.length
    ? Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
    : undefined;
