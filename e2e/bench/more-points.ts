import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';

const FILE = 'ecocircle.sqlite';

/** What no two points may have in common, or what makes a point one of another. */
const OWN_COLUMNS = ['id', 'source_id', 'source_ref', 'own_ref', 'revision_of'];

/** A copy stands within this many degrees of its point, a kilometre or two. */
const SPREAD = 0.03;

const placedAnew = (column: string): string =>
  column === 'lng' || column === 'lat'
    ? `${column} + ${SPREAD} * (random() / 9223372036854775808.0)`
    : `"${column}"`;

function columnsOf(db: DatabaseSync, table: string, without: readonly string[]): string[] {
  const columns = db.prepare('select name from pragma_table_info(?)').all(table) as { name: string }[];
  return columns.map(({ name }) => name).filter((name) => !without.includes(name));
}

/** Takes the indexes of points away, and returns what makes them again: rows are copied ten times as fast without. */
function dropIndexes(db: DatabaseSync): string[] {
  const indexes = db
    .prepare(
      `select name, sql from sqlite_master
       where type = 'index' and sql is not null and tbl_name in ('recycling_points', 'point_rates', 'point_photos')`,
    )
    .all() as { name: string; sql: string }[];
  for (const { name } of indexes) db.exec(`drop index "${name}"`);
  return indexes.map(({ sql }) => sql);
}

/** Adds a copy of each of the first points, with its rates and photos. */
function copyPoints(db: DatabaseSync, last: number, shift: number): void {
  const columns = columnsOf(db, 'recycling_points', OWN_COLUMNS);
  db.exec(`insert into recycling_points (id, ${columns.map((name) => `"${name}"`).join()})
    select id + ${shift}, ${columns.map(placedAnew).join()} from recycling_points where id <= ${last}`);
  for (const table of ['point_rates', 'point_photos']) {
    const parts = columnsOf(db, table, ['id', 'point_id']).map((name) => `"${name}"`);
    db.exec(`insert into ${table} (point_id, ${parts.join()})
      select point_id + ${shift}, ${parts.join()} from ${table} where point_id <= ${last}`);
  }
}

async function copyData(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(join(from, FILE), { readOnly: true });
  await backup(source, join(to, FILE));
  source.close();
}

/** Makes data with so many times the points of other data: a million would take minutes to seed. */
export async function makeMorePoints(from: string, to: string, times: number): Promise<void> {
  await copyData(from, to);
  const db = new DatabaseSync(join(to, FILE));
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off; begin');
  const indexes = dropIndexes(db);
  const { last } = db.prepare('select max(id) as last from recycling_points').get() as { last: number };
  for (let copy = 1; copy < times; copy += 1) copyPoints(db, last, copy * last);
  for (const sql of indexes) db.exec(sql);
  db.exec('commit; pragma journal_mode = wal');
  db.close();
}
