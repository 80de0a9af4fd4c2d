import { Answer } from '../api/answer.ts';
import { LOCALES, type Locale } from '../locales/locales.ts';
import { MATERIAL_FAMILIES, type MaterialFamily } from './dictionaries.ts';
import { type LocalisedName, readLocalised } from './localised-name.ts';

/** An everyday thing that somebody wants to hand in, as a search for it needs it, in one language. */
export interface NamedThing {
  readonly id: string;
  readonly family: MaterialFamily;
  /** Ids of the raw materials as which points take it, the likeliest first; none where no point takes it. */
  readonly materials: readonly string[];
  readonly name: string;
  /** Its address among the things of the language. */
  readonly slug: string;
  /** What it is called besides. */
  readonly words: readonly string[];
}

/** Where a page leads to another thing: its name and its address in one language. */
export type RelatedThing = Pick<NamedThing, 'id' | 'name' | 'slug'>;

/** An everyday thing and what to do with it, in one language. */
export interface Thing extends NamedThing {
  /** What to do before it is handed in. */
  readonly prepare: string;
  /** What must not be handed in with it. */
  readonly keepOut: string;
  /** Where it goes where no point takes it. */
  readonly otherwise: string;
  /** What may be made of it. */
  readonly becomes: string;
  /** Its address in each language. */
  readonly slugs: LocalisedName;
  /** Things of its family, those of the same material first. */
  readonly related: readonly RelatedThing[];
}

/** What the dictionary says of a thing in one language; what a draft lacks is empty. */
export type ThingText = Pick<
  Thing,
  'name' | 'slug' | 'words' | 'prepare' | 'keepOut' | 'otherwise' | 'becomes'
>;

/** A thing as staff write it, in every language. */
export interface ThingSave {
  readonly family: MaterialFamily;
  readonly materials: readonly string[];
  readonly texts: Readonly<Record<Locale, ThingText>>;
}

/** The bounds of what staff write of a thing: characters, and how many words and materials it may have. */
export const THING_LIMITS = {
  name: 60,
  slug: 60,
  words: 16,
  word: 50,
  prepare: 200,
  keepOut: 200,
  otherwise: 200,
  becomes: 120,
  materials: 6,
} as const;

/** What may be missing of a thing: everything in some language, one part of it, or what points take it as. */
export const THING_GAPS = ['language', 'preparation', 'words', 'material'] as const;

/** Something that may be missing of a thing. */
export type ThingGap = (typeof THING_GAPS)[number];

/** What the desk's list of things may be narrowed to: those that lack something, and those that visitors do not see. */
export const THING_LISTS = [...THING_GAPS, 'draft', 'retired'] as const;

/** Something that the desk's list of things may be narrowed to. */
export type ThingList = (typeof THING_LISTS)[number];

/** What a thing has in every language before visitors see it. */
export const THING_TEXTS = ['name', 'slug', 'prepare', 'keepOut', 'otherwise', 'becomes'] as const;

/** The languages that do not say everything of a thing yet. */
export const lackingLanguages = ({ texts }: Pick<ThingSave, 'texts'>): Locale[] =>
  LOCALES.filter((locale) => THING_TEXTS.some((field) => texts[locale][field].trim() === ''));

/** What is missing of a thing. */
export function thingGaps(thing: Omit<ThingSave, 'family'>): ThingGap[] {
  const texts = Object.values(thing.texts);
  const lacks: Readonly<Record<ThingGap, boolean>> = {
    language: lackingLanguages(thing).length > 0,
    preparation: texts.some(({ prepare }) => prepare.trim() === ''),
    words: texts.some(({ words }) => words.length === 0),
    material: thing.materials.length === 0,
  };
  return THING_GAPS.filter((gap) => lacks[gap]);
}

/** A thing as the bar that asks for it needs it, in one language. */
export type IndexedThing = Omit<NamedThing, 'slug'>;

/** A part of the things that can be asked for, the most frequent first. */
export interface ThingIndex {
  readonly things: readonly IndexedThing[];
  /** How many come with the other part. */
  readonly rest: number;
}

/** What separates materials and words in a line of the index. */
const LINE_SEPARATOR = '|';

const split = (line: string): string[] => (line === '' ? [] : line.split(LINE_SEPARATOR));

/**
 * Reads a part of the index of things: `GET /api/web/v1/dictionary/things/index/?locale=`, and with `&part=rest` the
 * things that the first part has no room for.
 */
export function readThingIndex(answer: unknown): ThingIndex {
  const index = Answer.of(answer).object('data');
  const things = index.list('things').map((thing) => ({
    id: thing.text('0'),
    family: thing.oneOf('1', MATERIAL_FAMILIES),
    materials: split(thing.text('2')),
    name: thing.text('3'),
    words: split(thing.text('4')),
  }));
  return { things, rest: index.figure('rest', 0) };
}

const readNamed = (thing: Answer): NamedThing => ({
  id: thing.text('id'),
  family: thing.oneOf('family', MATERIAL_FAMILIES),
  materials: thing.texts('materials'),
  name: thing.text('name'),
  slug: thing.text('slug'),
  words: thing.texts('words'),
});

const readRelated = (thing: Answer): RelatedThing[] =>
  thing.list('related').map((other) => ({
    id: other.text('id'),
    name: other.text('name'),
    slug: other.text('slug'),
  }));

/** Reads the answer with all things of a language. */
export const readNamedThings = (answer: unknown): NamedThing[] =>
  Answer.of(answer).list('data').map(readNamed);

/** Reads a thing of an answer. */
export function toThing(answer: unknown): Thing {
  const thing = Answer.of(answer);
  return {
    ...readNamed(thing),
    prepare: thing.text('prepare'),
    keepOut: thing.text('keep_out'),
    otherwise: thing.text('otherwise'),
    becomes: thing.text('becomes'),
    slugs: readLocalised(thing.object('slugs')),
    related: readRelated(thing),
  };
}
