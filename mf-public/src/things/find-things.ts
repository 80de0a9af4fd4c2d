import type { NamedThing } from '@ecocircle/shared-contracts';

/** More than so many things are not what somebody meant. */
const MOST_FOUND = 60;

/** The search of the answer bar, which few pages need. */
const loadSearch = () => import('@ecocircle/shared-contracts/thing-search');

/** The things that typed words may mean, the best first, by the search of the answer bar. */
export async function findThings(things: readonly NamedThing[], words: string): Promise<NamedThing[]> {
  const { createThingSearch } = await loadSearch();
  return createThingSearch(things)(words, MOST_FOUND).map(({ thing }) => thing);
}

/** The things that the words of an address without a page may mean: addresses count as names. */
export async function thingsLike(things: readonly NamedThing[], words: string): Promise<NamedThing[]> {
  const { createThingSearch } = await loadSearch();
  const byAddress = things.map((thing) => ({
    ...thing,
    words: [...thing.words, thing.slug.replaceAll('-', ' ')],
  }));
  const search = createThingSearch(byAddress);
  const like = (part: string): NamedThing[] => search(part, MOST_FOUND).map(({ thing }) => thing);
  const whole = like(words);
  return [...new Set(whole.length > 0 ? whole : words.split(' ').flatMap(like))];
}
