import type { Locale } from '../locales/locales.ts';

const NBSP = '\u00a0';
const SOFT_HYPHEN = '\u00ad';

/**
 * In Russian and Kazakh a short word does not end a line, but before a word that fills one by itself, and a dash does
 * not begin one.
 */
const CYRILLIC: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])([а-яёәғқңөұүһі]{1,2}) (?=\S)(?!\p{L}{14})/giu, `$1${NBSP}`],
  [/ (—|–)/g, `${NBSP}$1`],
];

/** A number stays with the word that it counts. */
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\d])(\d{1,4}) (?=\p{L})/gu, `$1${NBSP}`],
];

/** What may be wider than a narrow column. */
const LONG_WORD = /[а-яёәғқңөұүһі]{12,}/giu;
const VOWEL = '[аәеёиоөуұүыіэюя]';
/** «У» between vowels is one. */
const CONSONANT = `(?:[бвгғджзйкқлмнңпрстфхһцчшщ]|(?<=${VOWEL})у)`;
/** In Kazakh a consonant before a vowel begins a syllable; three letters at least stay on either line. */
const SYLLABLE = new RegExp(`(?<=.{3})(?<=${VOWEL}.*)(?=${CONSONANT}${VOWEL})(?=.{3})`, 'giu');

/** A heading, a button or another label; sentences stand in columns that are wide enough. */
const isLabel = (text: string): boolean => !/[.?!…]$|\{\{/.test(text);

/** Puts soft hyphens between the syllables of long words: browsers have no Kazakh dictionary. */
const inSyllables = (text: string): string =>
  text.replace(LONG_WORD, (word) => word.replace(SYLLABLE, SOFT_HYPHEN));

/**
 * Puts non-breaking spaces where a line must not break, and in Kazakh labels soft hyphens where a long word may.
 *
 * @example
 * typeset('Уборка — в парке'); // 'Уборка\u00a0— в\u00a0парке'
 */
export function typeset(text: string, locale?: Locale): string {
  const spaced = [...CYRILLIC, ...NUMBERS].reduce(
    (result, [pattern, by]) => result.replace(pattern, by),
    text,
  );
  return locale === 'kk-KZ' && isLabel(text) ? inSyllables(spaced) : spaced;
}

const VERBATIM: ReadonlySet<string> = new Set(['id', 'kind', 'src', 'name']);

/** Typesets every text of a content or of a string table; addresses and names stay as they are. */
export function typesetAll<Content>(content: Content, locale?: Locale): Content {
  if (typeof content === 'string') return typeset(content, locale) as Content;
  if (Array.isArray(content)) return content.map((part) => typesetAll(part, locale)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      VERBATIM.has(key) ? value : typesetAll(value, locale),
    ]),
  ) as Content;
}
