import type { Material } from '@ecocircle/app-kit/point-card';
import {
  type CityContext,
  countriesQuery,
  MATERIAL_FAMILIES,
  type MaterialFamily,
  type Thing,
} from '@ecocircle/shared-contracts';
import type { PointWishes } from '../points-data/index.ts';

/**
 * What the list and the map are narrowed by and ordered by. `materials` holds families and single materials as the
 * page's address names them: a name of both, such as `paper`, means the family, and `paper.paper` the material.
 */
export interface PointFilter {
  readonly q: string;
  /** The thing that is asked for, by its id or, from a form without JavaScript, in words; empty for none. */
  readonly thing: string;
  readonly materials: readonly string[];
  /** Whether a point has to take all that is named, or something of it. */
  readonly match: 'any' | 'all';
  readonly open: boolean;
  readonly paid: boolean;
  /** Points of countries, too, that the edition is not about. */
  readonly abroad: boolean;
  /** Open and near first, or the best price, which is that of what is named. */
  readonly sort: 'open' | 'price';
  /** The page is shown without the site around it, as other sites embed it. */
  readonly isBare: boolean;
}

/** Asks the shell for the page without the site around it. */
export const BARE_PARAMETER = 'hide-layout-ui';

/** Everything, the best to go to first. */
export const NO_FILTER: PointFilter = {
  q: '',
  thing: '',
  materials: [],
  match: 'any',
  open: false,
  paid: false,
  abroad: false,
  sort: 'open',
  isBare: false,
};

export const LONGEST_SEARCH = 100;
export const MOST_MATERIALS = 20;
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?$/;

/** Whether a name in the address is a whole family of materials. */
export const isFamily = (name: string): name is MaterialFamily =>
  MATERIAL_FAMILIES.includes(name as MaterialFamily);

/** How many things and materials a filter names. */
export const namedIn = ({ thing, materials }: PointFilter): number => Number(thing !== '') + materials.length;

/** What of a filter has nothing to work on is not in it: all of one material, the best price of nothing. */
function sound(filter: PointFilter): PointFilter {
  const { match, sort } = filter;
  const named = namedIn(filter);
  return {
    ...filter,
    match: named > 1 ? match : 'any',
    sort: named > 0 ? sort : 'open',
  };
}

/** Names in the address, each once. */
export const namesIn = (search: URLSearchParams): string[] => [
  ...new Set(search.getAll('materials').flatMap((value) => value.split(','))),
];

const wordsIn = (search: URLSearchParams, name: string): string =>
  (search.get(name) ?? '')
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
    .toWellFormed();

/**
 * Reads the filter from a page's query. A form sent without JavaScript repeats `materials`, links join them by
 * commas; what cannot be a material is left out.
 */
export function readFilter(search: URLSearchParams): PointFilter {
  const names = namesIn(search).filter((name) => SLUG.test(name));
  return sound({
    q: wordsIn(search, 'q'),
    thing: wordsIn(search, 'thing'),
    materials: names.slice(0, MOST_MATERIALS),
    match: search.get('match') === 'all' ? 'all' : 'any',
    open: search.get('open') === 'now',
    paid: search.get('paid') === '1',
    abroad: search.get('countries') === 'all',
    sort: search.get('sort') === 'price' ? 'price' : 'open',
    isBare: search.get(BARE_PARAMETER) === 'true',
  });
}

/** Writes the filter as the query of a page, with its question mark, or nothing. */
export function writeFilter(filter: PointFilter): string {
  const { q, thing, materials, match, open, paid, abroad, sort, isBare } = sound(filter);
  const search = new URLSearchParams();
  if (thing) search.set('thing', thing);
  if (q) search.set('q', q);
  if (materials.length > 0) search.set('materials', materials.join(','));
  if (match === 'all') search.set('match', match);
  if (open) search.set('open', 'now');
  if (paid) search.set('paid', '1');
  if (abroad) search.set('countries', 'all');
  if (sort === 'price') search.set('sort', sort);
  if (isBare) search.set(BARE_PARAMETER, 'true');
  const said = search.toString().replaceAll('%2C', ',');
  return said && `?${said}`;
}

/** Whether a page is about some countries alone, so that there are others. */
export const hasAbroad = (about: CityContext): boolean => Object.keys(countriesQuery(about)).length > 0;

/** Whether a filter leaves anything out. */
export const isNarrow = (filter: PointFilter): boolean =>
  filter.q !== '' || namedIn(filter) > 0 || filter.open || filter.paid;

/** The same page with every point, but for what is asked for in words. */
export const cleared = ({ q, thing, isBare }: PointFilter): PointFilter => ({
  ...NO_FILTER,
  q,
  thing,
  isBare,
});

/** The id of the material that a name of the address stands for alone. */
export const idOf = (name: string): string => name.slice(name.indexOf('.') + 1);

/** The name of a single material in the address. */
export const nameOf = ({ id, family }: Pick<Material, 'id' | 'family'>): string =>
  isFamily(id) ? `${family}.${id}` : id;

/** Whether nothing stands behind a name of the address, be it that the material was retired. */
export const isUnknown = (name: string, materials: readonly { readonly id: string }[]): boolean =>
  !isFamily(name) && !materials.some(({ id }) => id === idOf(name));

/** The filter without the materials and the thing that nobody knows: the page says what it left out. */
export const known = (
  filter: PointFilter,
  materials: readonly { readonly id: string }[],
  thing: object | null,
): PointFilter =>
  sound({
    ...filter,
    thing: thing ? filter.thing : '',
    materials: filter.materials.filter((name) => !isUnknown(name, materials)),
  });

/** Members of a family. */
export const membersOf = (family: MaterialFamily, materials: readonly Material[]): Material[] =>
  materials.filter((material) => material.family === family);

/** Each thing that is named as the ids that will do for it, joined by full stops. */
export const groupsOf = (names: readonly string[], materials: readonly Material[]): string[] =>
  names.map((name) => {
    const ids = isFamily(name) ? membersOf(name, materials).map(({ id }) => id) : [];
    return ids.length > 0 ? ids.join('.') : idOf(name);
  });

/** What a filter is read with. */
interface WishContext {
  readonly materials: readonly Material[];
  readonly thing: Pick<Thing, 'materials'> | null;
  readonly about: CityContext;
}

/**
 * What the API is asked for, with what the asked thing is made of; the best price is that of points which pay. Unless
 * others are asked for, it keeps to the countries of the edition.
 */
export const toWishes = (
  { materials: names, match, open, paid, abroad, sort }: PointFilter,
  { materials, thing, about }: WishContext,
): PointWishes => ({
  materials: [
    ...(thing && thing.materials.length > 0 ? [thing.materials.join('.')] : []),
    ...groupsOf(names, materials),
  ],
  match,
  open,
  paid: paid || sort === 'price',
  countries: abroad ? {} : countriesQuery(about),
});

/** What a name of the address is called. */
export function wordOf(
  name: string,
  materials: readonly { readonly id: string; readonly name: string }[],
  familyName: (family: string) => string,
): string {
  if (isFamily(name)) return familyName(name);
  return materials.find(({ id }) => id === idOf(name))?.name ?? name;
}
