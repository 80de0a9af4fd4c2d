import { plainLetters } from '@ecocircle/shared-contracts/plain-letters';
import UFuzzy from '@leeoniya/ufuzzy';

/** Up to so many words are tried in every order. */
const PERMUTED_WORDS = 5;
/** Up to so many results are ranked; more stay in the order of the list. */
const RANKED_RESULTS = 1000;

/** Letters are those of any script. */
const LETTERS: UFuzzy.Options = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  interBound: '[^\\p{L}\\d]',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
};
const exact = new UFuzzy(LETTERS);
const forgiving = new UFuzzy({ ...LETTERS, intraMode: 1 });

/** Quotes, minuses and other signs have no meaning here: people do not know that they could. */
const wordsOf = (query: string): string =>
  plainLetters(query)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function ranked(texts: string[], words: string): readonly number[] {
  const [found, info, order] = exact.search(texts, words, PERMUTED_WORDS, RANKED_RESULTS);
  return (info && order ? order.map((place) => info.idx[place] as number) : found) ?? [];
}

/** Forgives a slip in each longer word. Word by word: permutations of forgiving patterns would take seconds. */
const forgiven = (texts: string[], words: string): readonly number[] =>
  words
    .split(' ')
    .reduce<number[] | null>((places, word) => forgiving.filter(texts, word, places ?? undefined), null) ??
  [];

/**
 * Keeps the items that fit a typed text, the best first: words in any order, without accents. Where none fits, a slip
 * in each word is forgiven.
 *
 * @example
 * fuzzySearch(countries, 'mexco', ({ title }) => title); // [Mexico]
 */
export function fuzzySearch<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = wordsOf(query);
  if (words === '') return query.trim() === '' ? items : [];
  const texts = items.map((item) => plainLetters(textOf(item)));
  const best = ranked(texts, words);
  const places = best.length > 0 ? best : forgiven(texts, words);
  return places.map((place) => items[place] as Item);
}
