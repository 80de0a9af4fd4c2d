/** SQLite takes 32,766 values per statement, PostgreSQL 65,535. */
const VALUES_PER_STATEMENT = 15_000;

/** Splits rows so that each part fits into one insert. */
export function* insertChunks<Row extends object>(rows: readonly Row[]): Generator<Row[]> {
  const width = Object.keys(rows[0] ?? {}).length || 1;
  const size = Math.floor(VALUES_PER_STATEMENT / width);
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
