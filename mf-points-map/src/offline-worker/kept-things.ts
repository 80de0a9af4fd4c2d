import { type Locale, type NamedThing, readNamedThings } from '@ecocircle/shared-contracts';
import { createThingSearch, surelyMeant, type ThingSearch } from '@ecocircle/shared-contracts/thing-search';

const THINGS = '/api/web/v1/dictionary/things/';

/** Where a thing is asked for, by its id or in words. */
export const FIND_THING = `${THINGS}find/`;

/** All that is said of every thing of a language. */
export const wholeThingsUrl = (locale: Locale): string => `${THINGS}whole/?locale=${locale}`;

/** The index that the answer bar searches, as it asks for it. */
export const thingIndexUrls = (locale: Locale): string[] =>
  ['first', 'rest'].map((part) => `${THINGS}index/?locale=${locale}&part=${part}`);

/** The things of a language: as the API sent them, and how they are found. */
export interface KeptThings {
  readonly sent: ReadonlyMap<string, unknown>;
  readonly search: ThingSearch<NamedThing>;
}

/** Reads all things as the API sent them. */
export function readThings(answer: unknown): KeptThings {
  const named = readNamedThings(answer);
  const { data } = answer as { readonly data: readonly unknown[] };
  return { sent: new Map(named.map(({ id }, index) => [id, data[index]])), search: createThingSearch(named) };
}

/** What the API would say to who asks for a thing by its id or in words; null: no thing is meant. */
export function findThing({ sent, search }: KeptThings, asked: string): unknown | null {
  const id = sent.has(asked) ? asked : surelyMeant(search, asked)?.id;
  return id === undefined ? null : { data: sent.get(id) };
}
