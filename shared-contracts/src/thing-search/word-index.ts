import { plainLetters } from '../plain-letters/plain-letters.ts';
import { toWord, type Word } from './likeness.ts';

/** A thing as a search needs it. */
export interface SearchedThing {
  readonly name: string;
  /** What it is called besides. */
  readonly words: readonly string[];
}

/** A name of a thing. */
export interface Phrase {
  /** The place of the thing. */
  readonly thing: number;
  readonly text: string;
  readonly isName: boolean;
  /** Places of its words in the vocabulary. */
  readonly words: readonly number[];
}

/** A word of the vocabulary. */
export interface KnownWord extends Word {
  /** How much it tells: little where many things have it. */
  readonly weight: number;
  /** Places of the phrases that have it. */
  readonly phrases: readonly number[];
}

/** Things by the words of their names. */
export interface WordIndex {
  readonly phrases: readonly Phrase[];
  readonly vocabulary: readonly KnownWord[];
}

/** How much a word tells that stands around things. */
export const FILLER_WEIGHT = 0.15;
/** Words of so few things tell much alike: that one thing has it by chance is no more. */
const RARE = 5;
const LONGEST_WORD = 32;

/** The words of a text, in plain letters. */
export const wordsOf = (text: string): string[] =>
  plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD));

/** The ways in which a name is read: word by word, and two words as one. */
export const readingsOf = (words: readonly string[]): (readonly string[])[] =>
  words.length === 2 ? [words, [words.join('')]] : words.length > 0 ? [words] : [];

/** Makes the index of a list of things. */
export function indexWords(things: readonly SearchedThing[]): WordIndex {
  const named = things.flatMap(({ name, words }, thing) =>
    [name, ...words].flatMap((text) =>
      readingsOf(wordsOf(text)).map((reading) => ({ thing, text, isName: text === name, reading })),
    ),
  );
  const having = new Map<string, number[]>();
  named.forEach(({ reading }, phrase) => {
    for (const word of reading) {
      const phrases = having.get(word);
      if (phrases) phrases.push(phrase);
      else having.set(word, [phrase]);
    }
  });
  const places = new Map([...having.keys()].map((word, place) => [word, place]));
  const vocabulary = [...having].map(([text, phrases]): KnownWord => {
    const among = new Set(phrases.map((phrase) => named[phrase]?.thing)).size;
    const word = toWord(text);
    const weight = word.isFiller ? FILLER_WEIGHT : Math.log(1 + things.length / (among + RARE));
    return { ...word, phrases, weight };
  });
  const phrases = named.map(({ reading, ...phrase }) => ({
    ...phrase,
    words: reading.map((word) => places.get(word) as number),
  }));
  return { phrases, vocabulary };
}
