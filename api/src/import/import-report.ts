import type { PointSource } from './point-source.ts';
import type { LeftOut } from './without-retired.ts';

/** What an import did, or would do. */
export interface ImportReport {
  readonly file: string;
  readonly source: PointSource;
  readonly isApplied: boolean;
  readonly read: number;
  /** `new` + `changed` + `unchanged`. */
  readonly taken: {
    readonly total: number;
    readonly new: number;
    readonly changed: number;
    readonly unchanged: number;
  };
  readonly skipped: readonly { readonly row: string; readonly reason: string }[];
  readonly unknownMaterials: Readonly<Record<string, number>>;
  /** What points come without, since the dictionaries do not offer it any more. */
  readonly leftOut: readonly LeftOut[];
  readonly withMaterials: number;
  /** `table`: as a weekly table; `text`: as the source wrote them; `none`: the source has none. */
  readonly hours: { readonly table: number; readonly text: number; readonly none: number };
  /** The hours that are kept as text, with how often each occurs. */
  readonly hoursKeptAsText: Readonly<Record<string, number>>;
  /** Points of this source in the database that the file does not have; they stay as they are. */
  readonly notInFile: number;
}

/** How many rows of a kind are shown on the screen; the report file has all. */
const ROWS_SHOWN = 20;

const counted = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([text, count]) => `${text} (${count})`)
    .join(', ') || 'none';

function rowLines(rows: readonly { readonly row: string; readonly reason: string }[]): string[] {
  const lines = rows.slice(0, ROWS_SHOWN).map(({ row, reason }) => `  ${row}: ${reason}`);
  const more = rows.length - lines.length;
  return more > 0 ? [...lines, `  … and ${more} more; --report FILE.json lists all`] : lines;
}

function leftOutLines({ leftOut }: ImportReport): string[] {
  if (leftOut.length === 0) return [];
  const rows = leftOut.map(({ row, entries }) => ({ row, reason: entries.join(', ') }));
  return [`retired    ${rows.length} points come without what is not offered any more`, ...rowLines(rows)];
}

function outcome({ isApplied, taken }: ImportReport): string {
  if (!isApplied) return 'Nothing was written: this was a dry run. Add --apply to write.';
  return taken.new + taken.changed > 0 ? 'Written.' : 'Nothing had to be written.';
}

/** The report as text for the screen. */
export function reportText(report: ImportReport): string {
  const { taken, hours, source } = report;
  return [
    `${report.file} → ${source.name} (${source.id}, ${source.licence})`,
    `read       ${report.read}`,
    `taken      ${taken.total}: ${taken.new} new, ${taken.changed} changed, ${taken.unchanged} unchanged`,
    `skipped    ${report.skipped.length}`,
    ...rowLines(report.skipped),
    `materials  ${report.withMaterials} points have some; not in the dictionary: ${counted(report.unknownMaterials)}`,
    ...leftOutLines(report),
    `hours      ${hours.table} as a week, ${hours.text} as text, ${hours.none} without`,
    ...(hours.text > 0 ? [`  as text: ${counted(report.hoursKeptAsText)}`] : []),
    ...(report.notInFile > 0 ? [`not in the file any more, left as they are: ${report.notInFile}`] : []),
    outcome(report),
  ].join('\n');
}
