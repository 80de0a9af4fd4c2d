import {
  type Answer,
  ENTRY_STATES,
  type EntryState,
  LOCALES,
  type Locale,
  type LocalisedName,
  MATERIAL_FAMILIES,
  type MaterialFamily,
  THING_GAPS,
  type ThingGap,
  type ThingSave,
  type ThingText,
} from '@ecocircle/shared-contracts';
import { sample } from 'effector';
import { createAct } from '../../acts/index.ts';
import { createKeyPages, createOneEntry } from '../../lists/index.ts';
import { type EntryDeed, readDeed } from '../dictionaries/index.ts';

/** A thing of the dictionary in the list of all. */
export interface ListedThing {
  readonly id: string;
  readonly family: MaterialFamily;
  /** Of a draft some may be empty. */
  readonly names: LocalisedName;
  readonly state: EntryState;
  readonly gaps: readonly ThingGap[];
  /** The languages that do not say everything of it. */
  readonly languages: readonly Locale[];
}

/** A thing of the dictionary with all that is said of it. */
export interface DeskThing extends ThingSave {
  readonly id: string;
  readonly state: EntryState;
  readonly version: number;
  readonly history: readonly EntryDeed[];
}

/** A raw material as which points may take a thing. */
export interface Material {
  readonly id: string;
  readonly names: LocalisedName;
  readonly state: EntryState;
}

/** Where the API keeps the things. */
export const THINGS_PATH = '/dictionaries/things/';

const byLocale = <Value>(valueIn: (locale: Locale) => Value): Readonly<Record<Locale, Value>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, valueIn(locale)])) as Record<Locale, Value>;

const readNames = (names: Answer): LocalisedName => byLocale((locale) => names.text(locale));

const readText = (text: Answer): ThingText => ({
  name: text.text('name'),
  slug: text.text('slug'),
  words: text.texts('words'),
  prepare: text.text('prepare'),
  keepOut: text.text('keepOut'),
  otherwise: text.text('otherwise'),
  becomes: text.text('becomes'),
});

const readListed = (thing: Answer): ListedThing => ({
  id: thing.text('id'),
  family: thing.oneOf('family', MATERIAL_FAMILIES),
  names: readNames(thing.object('names')),
  state: thing.oneOf('state', ENTRY_STATES),
  gaps: THING_GAPS.filter((gap) => thing.texts('gaps').includes(gap)),
  languages: LOCALES.filter((locale) => thing.texts('languages').includes(locale)),
});

function readThing(thing: Answer): DeskThing {
  const texts = thing.object('texts');
  return {
    id: thing.text('id'),
    family: thing.oneOf('family', MATERIAL_FAMILIES),
    materials: thing.texts('materials'),
    texts: byLocale((locale) => readText(texts.object(locale))),
    state: thing.oneOf('state', ENTRY_STATES),
    version: thing.figure('version'),
    history: thing.list('history').map(readDeed),
  };
}

const readMaterial = (material: Answer): Material => ({
  id: material.text('id'),
  names: readNames(material.object('names')),
  state: material.oneOf('state', ENTRY_STATES),
});

/** The things of the dictionary. */
export const things = createKeyPages(THINGS_PATH, readListed);

/** One thing by its id. */
export const thing = createOneEntry((id) => `${THINGS_PATH}${encodeURIComponent(id)}/`, readThing);

/** All raw materials. */
export const materials = createKeyPages('/dictionaries/materials/', readMaterial);

/** Publishing and retiring. */
export const thingOffering = createAct();

sample({ clock: thingOffering.ended, target: thing.refreshed });
