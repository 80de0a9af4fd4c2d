import { Answer } from '../api/answer.ts';
import { type LocalisedName, readLocalised } from './localised-name.ts';

/** The families of raw materials; each has one icon and one hue on the map. */
export const MATERIAL_FAMILIES = [
  'paper',
  'plastic',
  'glass',
  'metal',
  'textile',
  'electronics',
  'hazardous',
  'organic',
  'bulky',
  'other',
] as const;

/** A family of raw materials. */
export type MaterialFamily = (typeof MATERIAL_FAMILIES)[number];

/** The dictionaries that staff keep, by the names of their addresses. */
export const DICTIONARY_NAMES = ['materials', 'icons', 'units'] as const;

/** A dictionary that staff keep. */
export type DictionaryName = (typeof DICTIONARY_NAMES)[number];

/**
 * What may become of an entry: a draft is seen by staff alone, one that is published may be chosen, one that is retired
 * stays with the points that have it and is not offered to others.
 */
export const ENTRY_STATES = ['draft', 'published', 'retired'] as const;

/** What became of an entry. */
export type EntryState = (typeof ENTRY_STATES)[number];

/** What staff do with an entry. */
export const ENTRY_ACTIONS = ['created', 'saved', 'published', 'retired', 'moved'] as const;

/** What somebody did with an entry. */
export type EntryAction = (typeof ENTRY_ACTIONS)[number];

/** The bounds of what staff write into entries, in characters. */
export const ENTRY_LIMITS = { id: 40, name: 80, unitName: 20, drawing: 16_000 } as const;

/** The icon that new points begin with: it is never retired. */
export const FIRST_ICON = 'other';

/** What there is to choose leaves out the entries that are retired, except what is chosen already. */
export const offered = <Entry extends { readonly isRetired: boolean }>(
  entries: readonly Entry[],
  isChosen: (entry: Entry) => boolean = () => false,
): Entry[] => entries.filter((entry) => !entry.isRetired || isChosen(entry));

/** Answers of servers before contract 1.4 have no such field, and no entry that is retired. */
const isRetired = (entry: Answer): boolean => entry.has('is_retired') && entry.flag('is_retired');

/** A raw material (SRM) of the materials dictionary. */
export interface RawMaterial {
  readonly id: string;
  readonly family: MaterialFamily;
  readonly name: LocalisedName;
  /** It is not offered any more. */
  readonly isRetired: boolean;
}

/** Reads the answer of the materials dictionary. */
export const readMaterials = (answer: unknown): RawMaterial[] =>
  Answer.of(answer)
    .list('data')
    .map((material) => ({
      id: material.text('id'),
      family: material.oneOf('family', MATERIAL_FAMILIES),
      name: readLocalised(material.object('name')),
      isRetired: isRetired(material),
    }));

/** A unit of the units dictionary with its short name (`kg`, `кг`). */
export interface UnitOfMeasure {
  readonly slug: string;
  readonly name: LocalisedName;
  /** It is not offered any more. */
  readonly isRetired: boolean;
}

/** Reads the answer of the units dictionary. */
export const readUnits = (answer: unknown): UnitOfMeasure[] =>
  Answer.of(answer)
    .list('data')
    .map((unit) => ({
      slug: unit.text('slug'),
      name: readLocalised(unit.object('name')),
      isRetired: isRetired(unit),
    }));

/** An icon of the icons dictionary. */
export interface DictionaryIcon {
  readonly id: string;
  readonly family: MaterialFamily;
  readonly url: string;
  readonly name: LocalisedName;
  /** It is not offered any more. */
  readonly isRetired: boolean;
}

/** Reads the answer of the icons dictionary. */
export const readIcons = (answer: unknown): DictionaryIcon[] =>
  Answer.of(answer)
    .list('data')
    .map((icon) => ({
      id: icon.text('id'),
      family: icon.oneOf('family', MATERIAL_FAMILIES),
      url: icon.text('file_url'),
      name: readLocalised(icon.object('name')),
      isRetired: isRetired(icon),
    }));
