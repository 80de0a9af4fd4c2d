import type { ImportedRow, RowOutcome } from '@ecocircle/shared-contracts/point-file';
import type { ServerImportReport } from '@ecocircle/shared-contracts/schemas';
import type { PlannedRow } from './import-plan.ts';
import type { OwnFile } from './read-own-file.ts';

type ServerRow = ServerImportReport['rows'][number];

const pointIdOf = (planned: PlannedRow): string | null =>
  'point' in planned && planned.point ? String(planned.point.row.id) : null;

function nameOf(planned: PlannedRow): string {
  const { name } = planned.row.content;
  if (name !== undefined) return name;
  return 'point' in planned && planned.point ? planned.point.draft.name : '';
}

const toServerRow = (planned: PlannedRow): ServerRow => ({
  number: planned.row.number,
  outcome: planned.outcome,
  name: nameOf(planned),
  point_id: pointIdOf(planned),
  columns: planned.outcome === 'changed' ? [...planned.columns] : [],
  is_revision: planned.outcome === 'changed' && planned.target?.row.id !== planned.point.row.id,
  problems: planned.outcome === 'refused' ? planned.problems.map((problem) => ({ ...problem })) : [],
});

/** What the import did, or would do, row by row. */
export function toServerReport(
  { ignoredColumns }: OwnFile,
  plan: readonly PlannedRow[],
  isApplied: boolean,
): ServerImportReport {
  const count = (outcome: RowOutcome): number => plan.filter((row) => row.outcome === outcome).length;
  const counts: Record<ImportedRow['outcome'], number> = {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
  };
  return {
    is_applied: isApplied,
    counts,
    ignored_columns: [...ignoredColumns],
    rows: plan.map(toServerRow),
  };
}
