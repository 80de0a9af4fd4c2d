import type { DictionaryName } from '@ecocircle/shared-contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Row } from '../../database/tables.ts';

/** Where a dictionary is kept. */
export interface DictionaryTable {
  readonly table: 'raw_materials' | 'point_icons' | 'units';
  readonly key: 'id' | 'slug';
  /** How many points have an entry, drafts and revisions among them. */
  readonly countUses: (db: Database, id: string) => Promise<number>;
}

const countRates = async (db: Database, column: 'material_id' | 'unit_slug', id: string): Promise<number> => {
  const { uses } = await db
    .selectFrom('point_rates')
    .select(({ fn }) => fn.count('point_id').distinct().as('uses'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return Number(uses);
};

async function countIcons(db: Database, id: string): Promise<number> {
  const { uses } = await db
    .selectFrom('recycling_points')
    .select(({ fn }) => fn.countAll().as('uses'))
    .where('icon_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** Where each dictionary is kept. */
export const DICTIONARY_TABLES: Readonly<Record<DictionaryName, DictionaryTable>> = {
  materials: {
    table: 'raw_materials',
    key: 'id',
    countUses: (db, id) => countRates(db, 'material_id', id),
  },
  icons: { table: 'point_icons', key: 'id', countUses: countIcons },
  units: { table: 'units', key: 'slug', countUses: (db, id) => countRates(db, 'unit_slug', id) },
};

/** A row of any dictionary: what one has not is undefined. */
export type EntryRow = Partial<Row<'point_icons'>> & Row<'units'>;

/** The three tables have the same columns as far as they have them: one set of statements serves all. */
export const anyDictionary = (db: Database) => db as unknown as Kysely<Record<string, EntryRow>>;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text may be the id of an entry: PostgreSQL refuses to look for some others. */
export const isEntryId = (text: string): boolean => SLUG.test(text);
