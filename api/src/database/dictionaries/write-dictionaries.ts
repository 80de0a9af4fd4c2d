import { bumpDataVersion } from '../data-version.ts';
import type { Database } from '../database.ts';
import { ICONS } from './icons.ts';
import { MATERIALS } from './materials.ts';
import { type Names, namesJson } from './names.ts';
import { UNITS } from './units.ts';

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

const nameOf = (row: object): unknown => ('id' in row ? row.id : 'slug' in row && row.slug);

const holds = (known: object, row: object): boolean =>
  Object.entries(row).every(([column, value]) => known[column as keyof typeof known] === value);

/** The rows that the database does not have, or has otherwise although nobody edited them. */
function changed<Row extends object>(rows: readonly Row[], known: readonly Known[]): Row[] {
  const isKept = (row: Row, other: Known): boolean =>
    other.edited_at === null ? holds(other, row) : nameOf(other) === nameOf(row);
  return rows.filter((row) => !known.some((other) => isKept(row, other)));
}

async function writeChanges(db: Database): Promise<number> {
  const materials = changed(MATERIAL_ROWS, await db.selectFrom('raw_materials').selectAll().execute());
  const icons = changed(ICON_ROWS, await db.selectFrom('point_icons').selectAll().execute());
  const units = changed(UNIT_ROWS, await db.selectFrom('units').selectAll().execute());
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
  await db.transaction().execute(async (transaction) => {
    if ((await writeChanges(transaction)) > 0) await bumpDataVersion(transaction, 'dictionaries');
  });
}
