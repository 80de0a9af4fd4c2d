/** One line of the benchmark. Bounds are inclusive; exactly one of them is given. */
export interface Line {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly atMost?: number;
  readonly atLeast?: number;
  /** The absolute values behind a ratio, or how it was measured. */
  readonly note?: string;
}

/** Whether a line keeps its budget. */
export const isKept = ({ measured, atMost, atLeast }: Line): boolean =>
  measured <= (atMost ?? Number.POSITIVE_INFINITY) && measured >= (atLeast ?? Number.NEGATIVE_INFINITY);

const number = (value: number): string => String(Number(value.toPrecision(3)));

function cells(line: Line): string[] {
  const { what, measured, unit, atMost, atLeast, note = '' } = line;
  const budget = atMost === undefined ? `≥ ${number(atLeast ?? 0)}` : `≤ ${number(atMost)}`;
  return [what, `${number(measured)} ${unit}`, `${budget} ${unit}`, isKept(line) ? 'kept' : 'MISSED', note];
}

/** The lines as a Markdown table, padded so that it reads well in a terminal. */
export function markdownTable(lines: readonly Line[]): string {
  const rows = [['what', 'measured', 'budget', 'verdict', 'how'], ...lines.map(cells)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const write = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [write(head), write(widths.map((width) => '-'.repeat(width))), ...body.map(write)].join('\n');
}
