import { oneOf } from '@ecocircle/shared-contracts/rules';
import { COUNTRIES_ENTRIES, type CountriesWanted } from '../../validation/countries.ts';
import { exactly } from '../../validation/from-text.ts';
import { SearchSchema, SlugGroupsSchema } from '../../validation/texts.ts';
import type { PointWishes } from './point-wishes.ts';

/** What the list, the map, the answer and the exports are narrowed by alike. */
export const WISHES_ENTRIES = {
  materials: SlugGroupsSchema.default([]),
  match: oneOf(['any', 'all']).default('any'),
  open: exactly('now').optional(),
  paid: exactly('1').optional(),
  ...COUNTRIES_ENTRIES,
};

/** What a query asks for. */
interface WishesQuery extends CountriesWanted {
  readonly materials: readonly (readonly string[])[];
  readonly match: 'any' | 'all';
  readonly open?: 'now' | undefined;
  readonly paid?: '1' | undefined;
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
