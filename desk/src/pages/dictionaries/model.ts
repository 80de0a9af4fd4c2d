import {
  type Answer,
  DICTIONARY_NAMES,
  type DictionaryName,
  ENTRY_ACTIONS,
  ENTRY_STATES,
  type EntryAction,
  type EntryState,
  LOCALES,
  type Locale,
  type LocalisedName,
  MATERIAL_FAMILIES,
  type MaterialFamily,
} from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';

/** An entry of a dictionary. */
export interface Entry {
  readonly id: string;
  /** Null in a dictionary without families. */
  readonly family: MaterialFamily | null;
  /** Of a draft some may be empty. */
  readonly names: LocalisedName;
  readonly state: EntryState;
  readonly version: number;
  /** The address of its picture; null in a dictionary without pictures. */
  readonly url: string | null;
  /** It has a drawing of its own, and not that of its family. */
  readonly hasDrawing: boolean;
}

/** Something that was done with an entry. */
export interface EntryDeed {
  readonly id: string;
  readonly at: string;
  readonly who: string;
  readonly action: EntryAction;
  readonly changes: readonly { readonly field: string; readonly before: string; readonly after: string }[];
}

/** An entry with how many points have it, and what was done with it. */
export interface EntryDetail extends Entry {
  readonly usedBy: number;
  readonly history: readonly EntryDeed[];
}

/** What an entry is called in a language; a draft may have no name in it. */
export const nameOf = ({ id, names }: Pick<Entry, 'id' | 'names'>, locale: Locale): string =>
  names[locale] || names['en-US'] || id;

/** The names that an entry still lacks. */
export const missingNames = ({ names }: Pick<Entry, 'names'>) =>
  LOCALES.filter((locale) => names[locale] === '');

function readEntry(entry: Answer): Entry {
  const names = entry.object('names');
  return {
    id: entry.text('id'),
    family: entry.textOrNull('family') === null ? null : entry.oneOf('family', MATERIAL_FAMILIES),
    names: Object.fromEntries(LOCALES.map((locale) => [locale, names.text(locale)])) as LocalisedName,
    state: entry.oneOf('state', ENTRY_STATES),
    version: entry.figure('version'),
    url: entry.textOrNull('file_url'),
    hasDrawing: entry.flag('has_drawing'),
  };
}

/** Reads what was done with an entry. */
export const readDeed = (deed: Answer): EntryDeed => ({
  id: deed.text('id'),
  at: deed.moment('at'),
  who: deed.text('actor_name'),
  action: deed.oneOf('action', ENTRY_ACTIONS),
  changes: deed.list('difference').map((change) => ({
    field: change.text('field'),
    before: change.text('before'),
    after: change.text('after'),
  })),
});

const readDetail = (entry: Answer): EntryDetail => ({
  ...readEntry(entry),
  usedBy: entry.figure('used_by'),
  history: entry.list('history').map(readDeed),
});

/** The path of a dictionary in the desk's API. */
export const pathOf = (dictionary: DictionaryName): string => `/dictionaries/${dictionary}/`;

const listOf = (dictionary: DictionaryName) => createKeyPages(pathOf(dictionary), readEntry);

/** The entries of each dictionary. */
export const ENTRY_LISTS = {
  materials: listOf('materials'),
  icons: listOf('icons'),
  units: listOf('units'),
} as const satisfies Record<DictionaryName, unknown>;

/** One entry, by the name of its dictionary and its id: `units/kg`. */
export const entry = createOneEntry((place) => `/dictionaries/${place}/`, readDetail);

/** The dictionary that a path names; the first where it names none. */
export const dictionaryNamed = (name: string | undefined): DictionaryName =>
  DICTIONARY_NAMES.find((one) => one === name) ?? DICTIONARY_NAMES[0];

/** Publishing and retiring. */
export const offering = createAct();

sample({ clock: offering.ended, target: entry.refreshed });
