import { isDeepStrictEqual } from 'node:util';
import {
  type DictionaryName,
  type EntryAction,
  FIRST_ICON,
  LOCALES,
  type Locale,
  type MaterialFamily,
} from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import { changeInTurn } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import { announce } from './announce.ts';
import type { Drawing } from './clean-drawing.ts';
import { anyDictionary, DICTIONARY_TABLES, type EntryRow } from './dictionary-tables.ts';
import { type EntryChange, recordEntry } from './entry-history.ts';
import { entryChanged, incompleteEntry, neededEntry, noSuchEntry, taken, untranslated } from './refusals.ts';
import { type Entry, type EntryNames, findEntry } from './repository.ts';

/** What staff write into an entry. */
export interface EntryValues {
  readonly names: EntryNames;
  /** Not in a dictionary without families. */
  readonly family?: MaterialFamily | undefined;
  /** Of an icon: null draws it as its family; it stays as it is where none is given. */
  readonly drawing?: Drawing | null | undefined;
}

/** An entry that somebody changes, in the version that they read. */
export interface EntryEdit {
  readonly dictionary: DictionaryName;
  readonly id: string;
  readonly staff: Account;
  readonly version: number;
}

const missingNames = (names: EntryNames): Locale[] => LOCALES.filter((locale) => names[locale] === '');

const columnsOf = ({ names, family, drawing }: EntryValues): Partial<EntryRow> => ({
  names: JSON.stringify(names),
  ...(family !== undefined && { family }),
  ...(drawing !== undefined && { drawing: drawing?.svg ?? null, drawing_hash: drawing?.hash ?? null }),
});

function differenceOf(before: Entry, { names, family, drawing }: EntryValues): EntryChange[] {
  const changes = [
    ...LOCALES.map((locale) => ({
      field: `names.${locale}`,
      before: before.names[locale],
      after: names[locale],
    })),
    ...(family === undefined ? [] : [{ field: 'family', before: before.family ?? '', after: family }]),
    ...(drawing === undefined
      ? []
      : [
          {
            field: 'drawing',
            before: before.has_drawing ? (before.file_url ?? '') : '',
            after: drawing?.hash ?? '',
          },
        ]),
  ];
  return changes.filter((change) => change.before !== change.after);
}

/**
 * Adds an entry as a draft behind all others.
 *
 * @throws RequestError 422 where there is one with this id
 */
export function createEntry(
  db: Database,
  { dictionary, id, staff }: Omit<EntryEdit, 'version'>,
  values: EntryValues,
): Promise<void> {
  const { table, key } = DICTIONARY_TABLES[dictionary];
  return changeInTurn(db, 'dictionaries', async (trx) => {
    const last = await anyDictionary(trx)
      .selectFrom(table)
      .select(({ fn }) => fn.max('position').as('position'))
      .executeTakeFirst();
    const row = {
      [key]: id,
      ...columnsOf(values),
      position: Number(last?.position ?? -1) + 1,
      state: 'draft' as const,
      edited_at: currentTime().toISOString(),
    };
    const added = await anyDictionary(trx)
      .insertInto(table)
      .values(row as EntryRow)
      .onConflict((on) => on.column(key).doNothing())
      .returning('version')
      .executeTakeFirst();
    if (!added) throw taken();
    await recordEntry(trx, { dictionary, id, staff, action: 'created' });
    await announce(trx, dictionary);
  });
}

/** Writes columns of an entry that is still in the version that was read. */
async function write(trx: Database, { dictionary, id, version }: EntryEdit, columns: Partial<EntryRow>) {
  const { table, key } = DICTIONARY_TABLES[dictionary];
  const { numUpdatedRows } = await anyDictionary(trx)
    .updateTable(table)
    .set({ ...columns, version: version + 1, edited_at: currentTime().toISOString() })
    .where(key, '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw entryChanged();
  await announce(trx, dictionary);
}

async function known(trx: Database, { dictionary, id, version }: EntryEdit): Promise<Entry> {
  const entry = await findEntry(trx, dictionary, id);
  if (!entry) throw noSuchEntry();
  if (entry.version !== version) throw entryChanged();
  return entry;
}

/**
 * Changes an entry. One that may be chosen, or is kept by points, stays translated.
 *
 * @throws RequestError 404, 409 `version-conflict`, 422 at a name that is missing
 */
export function saveEntry(db: Database, edit: EntryEdit, values: EntryValues): Promise<void> {
  return changeInTurn(db, 'dictionaries', async (trx) => {
    const before = await known(trx, edit);
    const missing = missingNames(values.names);
    if (before.state !== 'draft' && missing.length > 0) throw untranslated(missing);
    const difference = differenceOf(before, values);
    if (isDeepStrictEqual(difference, [])) return;
    await write(trx, edit, columnsOf(values));
    await recordEntry(trx, { ...edit, action: 'saved', difference });
  });
}

async function changeState(db: Database, edit: EntryEdit, action: EntryAction & ('published' | 'retired')) {
  await changeInTurn(db, 'dictionaries', async (trx) => {
    const before = await known(trx, edit);
    const missing = missingNames(before.names);
    if (action === 'published' && missing.length > 0) throw incompleteEntry(missing);
    if (action === 'retired' && edit.dictionary === 'icons' && edit.id === FIRST_ICON) throw neededEntry();
    if (before.state === action) return;
    await write(trx, edit, { state: action });
    await recordEntry(trx, { ...edit, action });
  });
}

/**
 * Lets an entry be chosen, for the first time or again.
 *
 * @throws RequestError 404, 409 `version-conflict`, or 409 `entry-incomplete` with an error for each name that is missing
 */
export const publishEntry = (db: Database, edit: EntryEdit): Promise<void> =>
  changeState(db, edit, 'published');

/**
 * Takes an entry from what is offered. Points that have it keep it.
 *
 * @throws RequestError 404, 409 `version-conflict`, or 409 `entry-needed` of the icon that new points begin with
 */
export const retireEntry = (db: Database, edit: EntryEdit): Promise<void> => changeState(db, edit, 'retired');
