import {
  type DictionaryName,
  type EntryState,
  LOCALES,
  type Locale,
  type MaterialFamily,
} from '@ecocircle/shared-contracts';
import type { Database } from '../../database/database.ts';
import { iconUrl } from '../media/icon-address.ts';
import { anyDictionary, DICTIONARY_TABLES, type EntryRow, isEntryId } from './dictionary-tables.ts';
import { listEntryHistory } from './entry-history.ts';

/** The names of an entry by locale; those that are still to be translated are empty. */
export type EntryNames = Readonly<Record<Locale, string>>;

/** An entry as staff see it. */
export interface Entry {
  readonly id: string;
  /** Null in a dictionary without families. */
  readonly family: MaterialFamily | null;
  readonly names: EntryNames;
  readonly state: EntryState;
  readonly version: number;
  readonly edited_at: string | null;
  /** The address of its picture; null in a dictionary without pictures. */
  readonly file_url: string | null;
  /** It has a drawing of its own, and not that of its family. */
  readonly has_drawing: boolean;
}

const readNames = (json: string): EntryNames => {
  const names: Partial<EntryNames> = JSON.parse(json);
  return Object.fromEntries(LOCALES.map((locale) => [locale, names[locale] ?? ''])) as EntryNames;
};

const addressOf = ({ id, family, drawing_hash }: EntryRow): string =>
  iconUrl({ id: id ?? '', family: family ?? '', drawing_hash: drawing_hash ?? null });

const toEntry = (dictionary: DictionaryName, row: EntryRow): Entry => ({
  id: row.id ?? row.slug,
  family: (row.family as MaterialFamily | undefined) ?? null,
  names: readNames(row.names),
  state: row.state,
  version: row.version,
  edited_at: row.edited_at,
  file_url: dictionary === 'icons' ? addressOf(row) : null,
  has_drawing: Boolean(row.drawing_hash),
});

/** All entries of a dictionary in its order: there are at most some hundred. */
export async function listEntries(db: Database, dictionary: DictionaryName): Promise<Entry[]> {
  const { table, key } = DICTIONARY_TABLES[dictionary];
  const rows = await anyDictionary(db)
    .selectFrom(table)
    .selectAll()
    .orderBy('position')
    .orderBy(key)
    .execute();
  return rows.map((row) => toEntry(dictionary, row as EntryRow));
}

/** One entry, or undefined. */
export async function findEntry(
  db: Database,
  dictionary: DictionaryName,
  id: string,
): Promise<Entry | undefined> {
  if (!isEntryId(id)) return undefined;
  const { table, key } = DICTIONARY_TABLES[dictionary];
  const row = await anyDictionary(db).selectFrom(table).selectAll().where(key, '=', id).executeTakeFirst();
  return row && toEntry(dictionary, row as EntryRow);
}

/** One entry with how many points have it, and what staff did with it. */
export async function showEntry(db: Database, dictionary: DictionaryName, id: string) {
  const entry = await findEntry(db, dictionary, id);
  if (!entry) return undefined;
  const [usedBy, history] = await Promise.all([
    DICTIONARY_TABLES[dictionary].countUses(db, id),
    listEntryHistory(db, dictionary, id),
  ]);
  return { ...entry, used_by: usedBy, history };
}
