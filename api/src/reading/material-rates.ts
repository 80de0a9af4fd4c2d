import { foldWords } from '../database/search-text.ts';
import { readNumber } from './coordinates.ts';
import { materialsOf, readMaterials, splitMaterials } from './material-words.ts';
import type { RawRate } from './raw-parts.ts';

/** An entry of a dictionary with its names in every language. */
export interface NamedEntry {
  readonly id: string;
  readonly names: readonly string[];
}

/** Finds what people call materials and units. */
export interface RateDictionary {
  /** Ids of the materials that a word stands for: an id, a name in whatever language, or a word for several of them. */
  materials(word: string): readonly string[];
  /** The slug of the unit that a word stands for. */
  unit(word: string): string | undefined;
}

const byWord = (entries: readonly NamedEntry[]): ReadonlyMap<string, readonly string[]> => {
  const words = entries.flatMap(({ id, names }) =>
    [...new Set([id, ...names].map(foldWords))].map((word) => ({ word, id })),
  );
  return new Map(
    [...Map.groupBy(words, ({ word }) => word)].map(([word, all]) => [word, all.map(({ id }) => id)]),
  );
};

/** A dictionary of these materials and units. */
export function rateDictionary(
  materials: readonly NamedEntry[],
  units: readonly NamedEntry[],
): RateDictionary {
  const [materialIds, unitSlugs] = [byWord(materials), byWord(units)];
  return {
    materials: (word) => materialIds.get(foldWords(word)) ?? materialsOf(word),
    unit: (word) => unitSlugs.get(foldWords(word))?.[0],
  };
}

/** Materials of which nothing else is said. */
export const asRates = (ids: readonly string[]): RawRate[] =>
  ids.map((materialId) => ({ materialId, price: null, unit: '' }));

/** What is not understood of a cell with materials. */
export interface RateProblem {
  readonly rule: 'unknown-material' | 'unknown-unit' | 'price';
  /** As the cell has it. */
  readonly value: string;
}

/** What a cell calls entries of the dictionaries, by their ids. */
export type EntryWords = ReadonlyMap<string, string>;

/** What a cell says about materials. */
export interface ReadRates {
  readonly rates: readonly RawRate[];
  readonly problems: readonly RateProblem[];
  readonly words: { readonly materials: EntryWords; readonly units: EntryWords };
}

const isBare = ({ price, unit }: RawRate): boolean => price === null && unit === '';

/** Rates without those that say no more than an earlier one of the same material, and without those that say nothing. */
export const distinctRates = (rates: readonly RawRate[]): RawRate[] =>
  rates.filter(
    (rate, at) =>
      !isBare(rate) ||
      (rate.materialId !== '' &&
        !rates.slice(0, at).some(({ materialId }) => materialId === rate.materialId)),
  );

/**
 * A price as it is written anywhere: `1,5` and `1.5`, `12 500`. NaN also where a sign before three digits may be one of
 * thousands or of decimals, as in `1,250`.
 */
function readPrice(text: string): number {
  const digits = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  return /[.,]\d{3}$/.test(digits) ? Number.NaN : readNumber(digits);
}

/** `Paper = 12.5 kg`: a material, its price, and what it is counted by; each of the latter two may be missing. */
const PRICED = /^([^=:]*)[=:](.*)$/s;
/** A price is what begins with a digit or a sign, up to the unit. */
const PRICE_AND_UNIT = /^([-+]?\d[\d.,\s\u00a0\u202f]*(?:e[-+]?\d+)?)?\s*\/?\s*(.*)$/is;

const wordsOf = (ids: readonly string[], word: string): EntryWords => new Map(ids.map((id) => [id, word]));

function readPriced(word: string, said: string, dictionary: RateDictionary): ReadRates {
  const [, priceText = '', unitText = ''] = PRICE_AND_UNIT.exec(said.trim()) ?? [];
  const ids = word === '' ? [''] : dictionary.materials(word);
  const price = priceText.trim() === '' ? null : readPrice(priceText.trim());
  const unit = unitText.trim() === '' ? '' : dictionary.unit(unitText);
  const problems: RateProblem[] = [
    ...(ids.length === 0 ? [{ rule: 'unknown-material', value: word } as const] : []),
    ...(Number.isNaN(price) ? [{ rule: 'price', value: said.trim() } as const] : []),
    ...(unit === undefined ? [{ rule: 'unknown-unit', value: unitText.trim() } as const] : []),
  ];
  const words = { materials: wordsOf(ids, word), units: wordsOf([unit ?? ''], unitText.trim()) };
  if (problems.length > 0) return { rates: [], problems, words };
  return { rates: ids.map((materialId) => ({ materialId, price, unit: unit ?? '' })), problems, words };
}

/** Words for materials as people list them. */
function readListed(words: readonly string[], dictionary: RateDictionary): ReadRates {
  const { ids, unknown } = readMaterials(words, dictionary.materials);
  const named = words.flatMap((word) => [...wordsOf(dictionary.materials(word), word)]);
  return {
    rates: asRates(ids),
    problems: unknown.map((value) => ({ rule: 'unknown-material', value })),
    words: { materials: new Map(named), units: new Map() },
  };
}

function readEntry(entry: string, dictionary: RateDictionary): ReadRates {
  const [, word, said] = PRICED.exec(entry) ?? [];
  if (word !== undefined && said !== undefined) return readPriced(word.trim(), said, dictionary);
  const isKnown = dictionary.materials(entry).length > 0;
  return readListed(isKnown ? [entry] : splitMaterials(entry), dictionary);
}

/**
 * Reads what a cell says about materials: entries between semicolons, bars or line breaks, each `material = price unit`
 * or words for materials as people list them.
 */
export function readRates(text: string, dictionary: RateDictionary): ReadRates {
  const entries = text.split(/[;|\n]/).filter((entry) => entry.trim() !== '');
  const read = entries.map((entry) => readEntry(entry.trim(), dictionary));
  return {
    rates: distinctRates(read.flatMap(({ rates }) => rates)),
    problems: read.flatMap(({ problems }) => problems),
    words: {
      materials: new Map(read.flatMap(({ words }) => [...words.materials])),
      units: new Map(read.flatMap(({ words }) => [...words.units])),
    },
  };
}
