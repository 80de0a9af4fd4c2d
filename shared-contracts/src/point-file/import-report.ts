import { Answer } from '../api/answer.ts';
import { FIELD_RULES, type FieldRule } from '../forms/field-problem.ts';
import type { RowOutcome, RowProblem } from './point-file.ts';
import { OWN_FILE_COLUMNS, type OwnFileColumn, ROW_OUTCOMES, ROW_PROBLEMS } from './point-file.ts';

/** What is wrong with a row. */
export interface CellProblem {
  /** Null where it is the row as a whole. */
  readonly column: OwnFileColumn | null;
  readonly rule: RowProblem | FieldRule;
  /** What the file has there; empty where that says nothing. */
  readonly value: string;
  /** The bounds of a rule that has some. */
  readonly min: number | null;
  readonly max: number | null;
}

/** What becomes of a row of a file. */
export interface ImportedRow {
  /** As spreadsheets number rows, the headings being the first; of GeoJSON, the feature counted from 1. */
  readonly number: number;
  readonly outcome: RowOutcome;
  /** What the row calls the point. */
  readonly name: string;
  /** The point that it changes or is the same as; null of a new one, and where there is none. */
  readonly pointId: string | null;
  /** Of a changed point: the columns that differ. */
  readonly columns: readonly OwnFileColumn[];
  /** Whether a revision of a public point is changed, and not the point itself. */
  readonly isRevision: boolean;
  readonly problems: readonly CellProblem[];
}

/** What an import did, or would do. */
export interface ImportReport {
  readonly isApplied: boolean;
  readonly counts: Readonly<Record<RowOutcome, number>>;
  /** Headings or properties that nothing is read from. */
  readonly ignoredColumns: readonly string[];
  readonly rows: readonly ImportedRow[];
}

const RULES = [...ROW_PROBLEMS, ...FIELD_RULES] as const;

function readColumns(row: Answer): OwnFileColumn[] {
  const names = row.texts('columns');
  return OWN_FILE_COLUMNS.filter((column) => names.includes(column));
}

const readProblem = (problem: Answer): CellProblem => ({
  column: problem.textOrNull('column') === null ? null : problem.oneOf('column', OWN_FILE_COLUMNS),
  rule: problem.oneOf('rule', RULES),
  value: problem.text('value'),
  min: problem.figureOrNull('min'),
  max: problem.figureOrNull('max'),
});

const readRow = (row: Answer): ImportedRow => ({
  number: row.figure('number'),
  outcome: row.oneOf('outcome', ROW_OUTCOMES),
  name: row.text('name'),
  pointId: row.textOrNull('point_id'),
  columns: readColumns(row),
  isRevision: row.flag('is_revision'),
  problems: row.list('problems').map(readProblem),
});

/** Reads the report of an import. */
export function readImportReport(answer: unknown): ImportReport {
  const report = Answer.of(answer).object('data');
  const counts = report.object('counts');
  return {
    isApplied: report.flag('is_applied'),
    counts: {
      created: counts.figure('created'),
      changed: counts.figure('changed'),
      unchanged: counts.figure('unchanged'),
      refused: counts.figure('refused'),
    },
    ignoredColumns: report.texts('ignored_columns'),
    rows: report.list('rows').map(readRow),
  };
}
