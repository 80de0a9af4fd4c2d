import type { Database } from '../../database/database.ts';

/** The dictionaries that points name entries of. */
type Dictionary = 'materials' | 'units' | 'icons';

/** Ids of entries by their dictionary. */
export type EntryIds = Readonly<Record<Dictionary, readonly string[]>>;

/** No entry at all: what a new point has. */
export const NO_ENTRIES: EntryIds = { materials: [], units: [], icons: [] };

/** The entries that everybody may choose: neither drafts nor what is retired. */
export async function readPublished(db: Database): Promise<EntryIds> {
  const [materials, units, icons] = await Promise.all([
    db.selectFrom('raw_materials').select('id').where('state', '=', 'published').execute(),
    db.selectFrom('units').select('slug as id').where('state', '=', 'published').execute(),
    db.selectFrom('point_icons').select('id').where('state', '=', 'published').execute(),
  ]);
  const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);
  return { materials: ids(materials), units: ids(units), icons: ids(icons) };
}

/**
 * Whether a point may name an entry, however it is saved: one that is published, or one that the point has already,
 * whatever became of it.
 */
export const mayName =
  (published: EntryIds, had: EntryIds) =>
  (dictionary: Dictionary, id: string): boolean =>
    published[dictionary].includes(id) || had[dictionary].includes(id);
