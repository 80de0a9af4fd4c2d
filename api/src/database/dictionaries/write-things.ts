import { insertChunks } from '../chunks.ts';
import type { Database } from '../database.ts';
import { readThings } from './things.ts';

const rowsOfSources = () =>
  readThings().map(({ id, family, materials, texts }, position) => ({
    id,
    family,
    materials: JSON.stringify(materials),
    position,
    texts: JSON.stringify(texts),
  }));

/** A row as one text: columns in the order of their names. */
const asText = (row: object): string => JSON.stringify(Object.entries(row).sort());

const textOf = (rows: readonly object[]): string => rows.map(asText).sort().join('\n');

/** Makes the things of the database those of the sources; gives whether they had to be changed. */
export async function writeThings(db: Database): Promise<boolean> {
  const rows = rowsOfSources();
  if (textOf(await db.selectFrom('things').selectAll().execute()) === textOf(rows)) return false;
  await db.deleteFrom('things').execute();
  for (const chunk of insertChunks(rows)) await db.insertInto('things').values(chunk).execute();
  return true;
}
