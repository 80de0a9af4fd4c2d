export { createThingSearch, type FoundThing, surelyMeant, type ThingSearch } from './thing-search.ts';
export type { SearchedThing } from './word-index.ts';
