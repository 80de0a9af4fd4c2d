import type { NamedThing } from '@ecocircle/shared-contracts';
import { createThingSearch } from '@ecocircle/shared-contracts/thing-search';

/** More than so many things are not what somebody meant. */
const MOST_FOUND = 60;

/** The things that typed words may mean, the best first, by the search of the answer bar. */
export const findThings = (things: readonly NamedThing[], words: string): NamedThing[] =>
  createThingSearch(things)(words, MOST_FOUND).map(({ thing }) => thing);

/** The things that the words of an address without a page may mean: addresses count as names. */
export function thingsLike(things: readonly NamedThing[], words: string): NamedThing[] {
  const byAddress = things.map((thing) => ({
    ...thing,
    words: [...thing.words, thing.slug.replaceAll('-', ' ')],
  }));
  const search = createThingSearch(byAddress);
  const like = (part: string): NamedThing[] => search(part, MOST_FOUND).map(({ thing }) => thing);
  const whole = like(words);
  return [...new Set(whole.length > 0 ? whole : words.split(' ').flatMap(like))];
}
