import type { InferType } from 'yup';
import { READINESS_RULES } from '../domain/point-readiness.ts';
import { FIELD_RULES } from '../forms/field-problem.ts';
import { OWN_FILE_COLUMNS, ROW_OUTCOMES, ROW_PROBLEMS } from '../point-file/point-file.ts';
import { figure, flag, list, oneOf, text, tolerantObject } from '../rules/strict.ts';

const problem = () =>
  tolerantObject({
    column: oneOf(OWN_FILE_COLUMNS).nullable(),
    rule: oneOf([...ROW_PROBLEMS, ...FIELD_RULES]),
    value: text(),
    min: figure().nullable(),
    max: figure().nullable(),
  });

/** Schema of what an import of an organisation's file did, or would do. */
export const ServerImportReportSchema = tolerantObject({
  is_applied: flag(),
  counts: tolerantObject({
    created: figure(),
    changed: figure(),
    unchanged: figure(),
    refused: figure(),
  }),
  ignored_columns: list(text()),
  rows: list(
    tolerantObject({
      number: figure(),
      outcome: oneOf(ROW_OUTCOMES),
      name: text(),
      point_id: text().nullable(),
      columns: list(oneOf(OWN_FILE_COLUMNS)),
      is_revision: flag(),
      problems: list(problem()),
    }),
  ),
});

/** What an import of an organisation's file did, or would do, as the server sends it. */
export type ServerImportReport = InferType<typeof ServerImportReportSchema>;

/** Schema of what became of asking for many reviews at once. */
export const ServerBulkReviewSchema = tolerantObject({
  sent: figure(),
  incomplete: list(
    tolerantObject({
      id: text(),
      name: text(),
      lacks: list(tolerantObject({ field: text(), rule: oneOf(READINESS_RULES) })),
    }),
  ),
});

/** What became of asking for many reviews at once, as the server sends it. */
export type ServerBulkReview = InferType<typeof ServerBulkReviewSchema>;

/** Schema of the points that are ready for review. */
export const ServerReadyPointsSchema = tolerantObject({ ids: list(text()), total: figure() });

/** The points that are ready for review, as the server sends them. */
export type ServerReadyPoints = InferType<typeof ServerReadyPointsSchema>;
