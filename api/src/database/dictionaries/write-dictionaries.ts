import type { DictionaryName } from '@ecocircle/shared-contracts';
import { bumpDataVersion, changeInTurn } from '../data-version.ts';
import type { Database } from '../database.ts';
import { ICONS } from './icons.ts';
import { MATERIALS } from './materials.ts';
import { type Names, namesJson } from './names.ts';
import { UNITS } from './units.ts';
import { writeThings } from './write-things.ts';

const rowsOf = (names: Readonly<Record<string, Names>>) =>
  Object.entries(names).map(([id, own]) => ({ id, names: namesJson(own) }));

const numbered = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, position) => ({ ...row, position }));

const MATERIAL_ROWS = numbered(
  Object.entries(MATERIALS).flatMap(([family, names]) => rowsOf(names).map((row) => ({ ...row, family }))),
);
const ICON_ROWS = numbered(rowsOf(ICONS).map((row) => ({ ...row, family: row.id })));
const UNIT_ROWS = numbered(rowsOf(UNITS).map(({ id, names }) => ({ slug: id, names })));

type Known = object & { readonly edited_at: string | null };

type Placed = object & { readonly position: number };

const nameOf = (row: object): unknown => ('id' in row ? row.id : 'slug' in row && row.slug);

const holds = (known: object, row: object): boolean =>
  Object.entries(row).every(([column, value]) => known[column as keyof typeof known] === value);

/** The rows that the database does not have, or has otherwise although nobody edited them. */
function changed<Row extends object>(rows: readonly Row[], known: readonly Known[]): Row[] {
  const isKept = (row: Row, other: Known): boolean =>
    other.edited_at === null ? holds(other, row) : nameOf(other) === nameOf(row);
  return rows.filter((row) => !known.some((other) => isKept(row, other)));
}

/** Whether staff have put a dictionary into an order of their own. */
async function isOrderedByStaff(db: Database, dictionary: DictionaryName): Promise<boolean> {
  const moved = await db
    .selectFrom('dictionary_history')
    .select('id')
    .where('dictionary', '=', dictionary)
    .where('action', '=', 'moved')
    .limit(1)
    .executeTakeFirst();
  return moved !== undefined;
}

/** Entries that staff have put into an order stay in it; what a release brings stands behind them. */
function placed<Row extends Placed>(rows: readonly Row[], known: readonly (Known & Placed)[]): Row[] {
  let last = Math.max(-1, ...known.map(({ position }) => position));
  const placeOf = (row: Row): number => {
    const other = known.find((one) => nameOf(one) === nameOf(row));
    if (other) return other.position;
    last += 1;
    return last;
  };
  return rows.map((row) => ({ ...row, position: placeOf(row) }));
}

async function missing<Row extends Placed>(
  db: Database,
  dictionary: DictionaryName,
  { rows, known }: { readonly rows: readonly Row[]; readonly known: readonly (Known & Placed)[] },
): Promise<Row[]> {
  return changed((await isOrderedByStaff(db, dictionary)) ? placed(rows, known) : rows, known);
}

async function writeChanges(db: Database): Promise<number> {
  const [materials, icons, units] = [
    await missing(db, 'materials', {
      rows: MATERIAL_ROWS,
      known: await db.selectFrom('raw_materials').selectAll().execute(),
    }),
    await missing(db, 'icons', {
      rows: ICON_ROWS,
      known: await db.selectFrom('point_icons').selectAll().execute(),
    }),
    await missing(db, 'units', {
      rows: UNIT_ROWS,
      known: await db.selectFrom('units').selectAll().execute(),
    }),
  ];
  for (const row of materials)
    await db
      .insertInto('raw_materials')
      .values(row)
      .onConflict((on) =>
        on.column('id').doUpdateSet((eb) => ({ ...row, version: eb('raw_materials.version', '+', 1) })),
      )
      .execute();
  for (const row of icons)
    await db
      .insertInto('point_icons')
      .values(row)
      .onConflict((on) =>
        on.column('id').doUpdateSet((eb) => ({ ...row, version: eb('point_icons.version', '+', 1) })),
      )
      .execute();
  for (const row of units)
    await db
      .insertInto('units')
      .values(row)
      .onConflict((on) =>
        on.column('slug').doUpdateSet((eb) => ({ ...row, version: eb('units.version', '+', 1) })),
      )
      .execute();
  return materials.length + icons.length + units.length;
}

/**
 * Brings the dictionaries of the database up to date with those of the sources; entries that the sources no longer
 * have stay, since points refer to them, and so does what staff have edited. Safe to call from several instances at once.
 */
export async function writeDictionaries(db: Database): Promise<void> {
  await changeInTurn(db, 'dictionaries', async (transaction) => {
    const changed = await writeChanges(transaction);
    const areThingsChanged = await writeThings(transaction);
    if (changed > 0 || areThingsChanged) await bumpDataVersion(transaction, 'dictionaries');
  });
}
