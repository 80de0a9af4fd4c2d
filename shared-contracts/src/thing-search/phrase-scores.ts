import { likeness, type Reading, toWord, type Word } from './likeness.ts';
import { FILLER_WEIGHT, type KnownWord, type WordIndex } from './word-index.ts';

/** How well a phrase answers a question, from 0 to 1. */
export type PhraseScores = ReadonlyMap<number, number>;

/** How much a word of the question tells that no thing has. */
const UNKNOWN_WEIGHT = 1;
/** A word of the question that another name of the thing has counts so much. */
const ELSEWHERE = 0.55;
/** How much of a score stands on the phrase having no more words than the question. */
const NO_MORE = 0.3;

/** What is known of a phrase: how like its words are to those of the question, and which of them the question has. */
interface Compared {
  /** By the words of the question. */
  readonly alike: number[];
  readonly asked: Set<KnownWord>;
}

interface Comparison {
  readonly phrases: ReadonlyMap<number, Compared>;
  /** How much each word of the question tells. */
  readonly weights: readonly number[];
}

/** Words around the thing count as they are; so one that is but like them does no harm. */
const alikeIn = (words: readonly Word[], reading: Reading) => (word: Word, at: number, known: Word) => {
  if (words.length > 1 && word.isFiller) return Number(word.text === known.text);
  return likeness(word, known, { ...reading, isTyped: reading.isTyped && at === words.length - 1 });
};

function compare({ vocabulary }: WordIndex, words: readonly Word[], reading: Reading): Comparison {
  const alikeOf = alikeIn(words, reading);
  const phrases = new Map<number, Compared>();
  const note = (place: number, at: number, alike: number, known: KnownWord) => {
    const compared = phrases.get(place) ?? { alike: words.map(() => 0), asked: new Set() };
    phrases.set(place, compared);
    compared.alike[at] = Math.max(compared.alike[at] ?? 0, alike);
    compared.asked.add(known);
  };
  const weights = words.map((word, at) => {
    let best = 0;
    let weight = UNKNOWN_WEIGHT;
    for (const known of vocabulary) {
      const alike = alikeOf(word, at, known);
      if (alike === 0) continue;
      if (alike > best) [best, weight] = [alike, known.weight];
      for (const place of known.phrases) note(place, at, alike, known);
    }
    return word.isFiller ? FILLER_WEIGHT : weight;
  });
  return { phrases, weights };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The best that any name of a thing has, word by word of the question, by the place of the thing. */
function bestOfThings({ phrases }: WordIndex, compared: Comparison['phrases']): Map<number, number[]> {
  const best = new Map<number, number[]>();
  for (const [place, { alike }] of compared) {
    const thing = phrases[place]?.thing ?? 0;
    const known = best.get(thing);
    best.set(thing, known ? known.map((one, at) => Math.max(one, alike[at] ?? 0)) : alike);
  }
  return best;
}

/** Scores every phrase that has a word like one of the question's. */
export function scorePhrases(index: WordIndex, question: readonly string[], reading: Reading): PhraseScores {
  const { phrases, weights } = compare(index, question.map(toWord), reading);
  const best = bestOfThings(index, phrases);
  const all = sumOf(weights);
  const scoreOf = (place: number, { alike, asked }: Compared): number => {
    const { thing = 0, words = [] } = index.phrases[place] ?? {};
    const elsewhere = best.get(thing) ?? alike;
    const told = weights.map((weight, at) => weight * (alike[at] || ELSEWHERE * (elsewhere[at] ?? 0)));
    const known = words.flatMap((word) => index.vocabulary[word] ?? []);
    const share =
      sumOf(known.map((word) => (asked.has(word) ? word.weight : 0))) /
      sumOf(known.map(({ weight }) => weight));
    return (sumOf(told) / all) * (1 - NO_MORE + NO_MORE * share);
  };
  return new Map([...phrases].map(([place, compared]) => [place, scoreOf(place, compared)]));
}
