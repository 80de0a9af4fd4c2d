import {
  alphabetical,
  LOCALE_INFO,
  type Locale,
  type LocaleInfo,
  MATERIAL_FAMILIES,
  type MaterialFamily,
  type NamedThing,
} from '@ecocircle/shared-contracts';

/** A thing of the list. */
export type ListedThing = Pick<NamedThing, 'name' | 'slug'>;

/** Things under one heading. */
export interface ThingSection {
  /** What links to it end with: a family, or a letter as its place in the alphabet of the list. */
  readonly anchor: string;
  /** The letter; null where the heading is the family's name. */
  readonly letter: string | null;
  readonly family: MaterialFamily | null;
  readonly things: readonly ListedThing[];
}

/** By what the things are put in order. */
export const THING_ORDERS = ['group', 'letter'] as const;

/** By what the things are put in order. */
export type ThingOrder = (typeof THING_ORDERS)[number];

const listed = ({ name, slug }: NamedThing): ListedThing => ({ name, slug });

const byFamily = (things: readonly NamedThing[]): ThingSection[] =>
  MATERIAL_FAMILIES.map((family) => ({
    anchor: family,
    letter: null,
    family,
    things: things.filter((thing) => thing.family === family).map(listed),
  })).filter((section) => section.things.length > 0);

/** The letter that a name stands under: without accents, except those that are letters of their own. */
function letterOf(name: string, locale: Locale): string {
  const [first = ''] = name.replace(/^[^\p{L}\p{N}]+/u, '').normalize('NFC');
  const letter = first.toLocaleUpperCase(locale);
  if (/\p{N}/u.test(letter)) return '#';
  if (letter === 'Ё') return 'Е';
  const plain = letter.normalize('NFD').replace(/\p{M}+/gu, '');
  return /^\p{Script=Latin}$/u.test(plain) && letter !== 'Ñ' ? plain : letter;
}

/** Letters of the language's own script stand before others, what is no letter last. */
function scriptRank(letter: string, language: LocaleInfo['language']): number {
  const isCyrillic = language === 'ru' || language === 'kk';
  if (!/\p{L}/u.test(letter)) return 2;
  return /\p{Script=Cyrillic}/u.test(letter) === isCyrillic ? 0 : 1;
}

function byLetter(things: readonly NamedThing[], locale: Locale): ThingSection[] {
  const { language } = LOCALE_INFO[locale];
  const compare = alphabetical(language);
  const rank = (letter: string) => scriptRank(letter, language);
  const ordered = things.toSorted((one, other) => compare(one.name, other.name));
  const letters = [...new Set(ordered.map(({ name }) => letterOf(name, locale)))];
  return letters
    .toSorted((one, other) => rank(one) - rank(other) || compare(one, other))
    .map((letter, index) => ({
      anchor: `letter-${index + 1}`,
      letter,
      family: null,
      things: ordered.filter(({ name }) => letterOf(name, locale) === letter).map(listed),
    }));
}

/** The things under their families, or under their first letters in alphabetical order. */
export const thingSections = (
  things: readonly NamedThing[],
  order: ThingOrder,
  locale: Locale,
): ThingSection[] => (order === 'letter' ? byLetter(things, locale) : byFamily(things));
