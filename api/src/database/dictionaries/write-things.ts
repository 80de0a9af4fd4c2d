import { LOCALES, type ThingSave } from '@ecocircle/shared-contracts';
import { insertChunks } from '../chunks.ts';
import type { Database } from '../database.ts';
import type { Row } from '../tables.ts';
import { formerAddresses, keepAddresses } from './thing-addresses.ts';
import { readThings } from './things.ts';

type ThingRow = Row<'things'>;

/** What the sources say of a thing. */
type SourceRow = Pick<ThingRow, 'id' | 'family' | 'materials' | 'position' | 'texts'>;

const rowsOfSources = (): SourceRow[] =>
  readThings().map(({ id, family, materials, texts }, position) => ({
    id,
    family,
    materials: JSON.stringify(materials),
    position,
    texts: JSON.stringify(texts),
  }));

const textsOf = ({ texts }: Pick<SourceRow, 'texts'>): ThingSave['texts'] => JSON.parse(texts);

const addressesOf = (row: SourceRow): string[] =>
  LOCALES.map((locale) => `${locale}/${textsOf(row)[locale].slug}`);

/** What staff wrote stands, and so do its addresses: the sources do not bring a second thing for one of them. */
function besideEdited(rows: readonly SourceRow[], edited: readonly ThingRow[]): SourceRow[] {
  const ids = new Set(edited.map(({ id }) => id));
  const addresses = new Set(edited.flatMap(addressesOf));
  return rows.filter((row) => !ids.has(row.id) && !addressesOf(row).some((one) => addresses.has(one)));
}

const isSame = (row: SourceRow, known: ThingRow): boolean =>
  Object.entries(row).every(([column, value]) => known[column as keyof SourceRow] === value);

/** A row as it is to be written, where the database has another one: nobody saves over it what they read before. */
const inNextVersion = (row: SourceRow, known: ThingRow | undefined) => ({
  ...row,
  version: known ? known.version + Number(!isSame(row, known)) : 1,
});

/**
 * Makes the things of the database those of the sources, except what staff have edited; gives whether anything had to be
 * changed. Addresses that things had until now are kept.
 */
export async function writeThings(db: Database): Promise<boolean> {
  const all = await db.selectFrom('things').selectAll().execute();
  const edited = all.filter(({ edited_at }) => edited_at !== null);
  const known = new Map(all.filter(({ edited_at }) => edited_at === null).map((row) => [row.id, row]));
  const rows = besideEdited(rowsOfSources(), edited);
  const isKnown = (row: SourceRow): boolean => {
    const other = known.get(row.id);
    return other !== undefined && isSame(row, other);
  };
  if (rows.length === known.size && rows.every(isKnown)) return false;
  await keepAddresses(
    db,
    rows.flatMap((row) => {
      const before = known.get(row.id);
      return before ? formerAddresses(row.id, textsOf(before), textsOf(row)) : [];
    }),
  );
  await db.deleteFrom('things').where('edited_at', 'is', null).execute();
  const written = rows.map((row) => inNextVersion(row, known.get(row.id)));
  for (const chunk of insertChunks(written)) await db.insertInto('things').values(chunk).execute();
  return true;
}
