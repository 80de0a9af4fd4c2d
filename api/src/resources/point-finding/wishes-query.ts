import { oneOf, text } from '@ecocircle/shared-contracts/rules';
import { exactly, fromText } from '../../validation/from-text.ts';
import { SearchSchema, SlugGroupsSchema } from '../../validation/texts.ts';
import type { PointWishes } from './point-wishes.ts';

const COUNTRY = /^[A-Z]{2}$/;
const MOST_COUNTRIES = 20;

function readCountries(value: string): string[] | undefined {
  const codes = [...new Set(value.split(','))].sort();
  return codes.length <= MOST_COUNTRIES && codes.every((code) => COUNTRY.test(code)) ? codes : undefined;
}

/** `RU,KZ`: countries, each once and sorted. */
const CountriesSchema = fromText({
  read: readCountries,
  must: `must be at most ${MOST_COUNTRIES} countries of ISO 3166-1 in capital letters, separated by commas`,
  jsonSchema: { type: 'string', pattern: `^[A-Z]{2}(,[A-Z]{2})*$`, examples: ['RU,KZ'] },
});

/** What the list, the map, the answer and the exports are narrowed by alike. */
export const WISHES_ENTRIES = {
  materials: SlugGroupsSchema.default([]),
  match: oneOf(['any', 'all']).default('any'),
  open: exactly('now').optional(),
  paid: exactly('1').optional(),
  country: text().matches(COUNTRY, 'must be two capital letters of ISO 3166-1').optional(),
  not_country: CountriesSchema.optional(),
};

/** What a query asks for. */
interface WishesQuery {
  readonly materials: readonly (readonly string[])[];
  readonly match: 'any' | 'all';
  readonly open?: 'now' | undefined;
  readonly paid?: '1' | undefined;
  readonly country?: string | undefined;
  readonly not_country?: readonly string[] | undefined;
}

const groupsOf = ({ materials, match }: WishesQuery): PointWishes['groups'] =>
  match === 'all' || materials.length === 0 ? materials : [[...new Set(materials.flat())].sort()];

/** The wishes of a query: without `match=all` any of the materials will do. */
export const toWishes = (query: WishesQuery): PointWishes => ({
  groups: groupsOf(query),
  openOnly: query.open !== undefined,
  paidOnly: query.paid !== undefined,
  country: query.country,
  notCountries: query.not_country,
});

/** The same for what can be searched by words and by cities. */
export const SEARCH_ENTRIES = {
  ...WISHES_ENTRIES,
  q: SearchSchema.optional(),
  city: SearchSchema.optional(),
};

/** Knows every name of the cities that are called so in some language. */
export interface CityNames {
  namesOf(city: string): readonly string[];
}

interface SearchQuery extends WishesQuery {
  readonly q?: string | undefined;
  readonly city?: string | undefined;
}

/** The wishes of a query, with its words and its city. */
export const toSearch = ({ q, city, ...wishes }: SearchQuery, cities: CityNames) => ({
  ...toWishes(wishes),
  q,
  cities: city ? cities.namesOf(city) : undefined,
});
