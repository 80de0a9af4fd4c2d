import { onOtherKeyboard } from './other-keyboard.ts';
import { scorePhrases } from './phrase-scores.ts';
import { indexWords, readingsOf, type SearchedThing, wordsOf } from './word-index.ts';

/** How well a thing answers a question. */
interface Found {
  /** The name or word by which it was found. */
  readonly by: string;
  /** From 0 to about 1. */
  readonly score: number;
}

/** A thing that a question may mean. */
export interface FoundThing<Thing> extends Found {
  readonly thing: Thing;
}

/** Finds the things that a question may mean, the best first. */
export type ThingSearch<Thing> = (question: string, most: number) => readonly FoundThing<Thing>[];

/** So much of a question is read. */
const LONGEST_QUESTION = 120;
const MOST_WORDS = 8;
/** What answers less well is not shown. */
const LEAST_SCORE = 0.4;
/** What scores so much is meant by a question that names nothing else. */
const SURE_SCORE = 0.6;
const OTHER_KEYBOARD = 0.9;
/** How much the most frequent thing is ahead of the least. */
const FREQUENCY = 0.04;
const NAME = 0.02;

/**
 * Makes the search of a list of things, the most frequent first. It knows everyday words, their beginnings, forms and
 * order, one or two slips, the other script and the other keyboard.
 *
 * @example
 * const search = createThingSearch([{ name: 'Батарейка', words: ['пальчики'] }]);
 * search('batareiki', 8); // [{ thing: { name: 'Батарейка', … }, by: 'Батарейка', score: 0.8 }]
 */
export function createThingSearch<Thing extends SearchedThing>(things: readonly Thing[]): ThingSearch<Thing> {
  const index = indexWords(things);
  const ask = (question: string, isRetyped: boolean): [thing: number, found: Found][] => {
    const words = wordsOf(question).slice(0, MOST_WORDS);
    const reading = { isTyped: !/\s$/.test(question), bySound: !isRetyped };
    const scores = readingsOf(words).flatMap((read) => [...scorePhrases(index, read, reading)]);
    return scores.map(([place, score]) => {
      const { thing = 0, text = '', isName = false } = index.phrases[place] ?? {};
      const ahead = (isName ? NAME : 0) + FREQUENCY * (1 - thing / things.length);
      return [thing, { by: text, score: (score + ahead) * (isRetyped ? OTHER_KEYBOARD : 1) }];
    });
  };
  return (question, most) => {
    const read = question.slice(0, LONGEST_QUESTION);
    const best = new Map<number, Found>();
    for (const [thing, found] of [...ask(read, false), ...ask(onOtherKeyboard(read.toLowerCase()), true)])
      if (found.score > (best.get(thing)?.score ?? LEAST_SCORE)) best.set(thing, found);
    return [...best]
      .sort(([, one], [, other]) => other.score - one.score)
      .slice(0, most)
      .flatMap(([place, found]) => {
        const thing = things[place];
        return thing ? [{ thing, ...found }] : [];
      });
  };
}

/** The thing that a question means without a doubt; null: it may mean several, or none. */
export function surelyMeant<Thing>(search: ThingSearch<Thing>, question: string): Thing | null {
  const [best] = search(question, 1);
  return best && best.score >= SURE_SCORE ? best.thing : null;
}
