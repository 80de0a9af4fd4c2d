import type { NamedThing, ShellServices } from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { findThings, requestThings } from '../../things/index.ts';
import { type ThingOrder, type ThingSection, thingSections } from './sections-of.ts';

/** What the list of things shows: all of them in order, or those that were searched for. */
export interface ThingsPageData {
  readonly total: number;
  readonly order: ThingOrder;
  /** The words that are searched for; empty where all are shown. */
  readonly search: string;
  /** Empty where there is a search. */
  readonly sections: readonly ThingSection[];
  /** What the search found, the best first. */
  readonly found: readonly Pick<NamedThing, 'name' | 'slug' | 'family'>[];
}

type Services = Pick<ShellServices, 'api' | 'locale'>;

const LONGEST_SEARCH = 100;

/** The words of an address, in one line and not longer than the field takes. */
const searchOf = (query: URLSearchParams): string =>
  (query.get('q') ?? '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SEARCH)
    .toWellFormed();

async function find(things: readonly NamedThing[], search: string): Promise<ThingsPageData['found']> {
  const found = await findThings(things, search);
  return found.map(({ name, slug, family }) => ({ name, slug, family }));
}

/** Loads the list of things, by families unless the address asks for letters. */
export const createLoader =
  ({ api, locale: { locale } }: Services) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ThingsPageData> => {
    const query = new URL(request.url).searchParams;
    const search = searchOf(query);
    const order: ThingOrder = query.get('by') === 'letter' ? 'letter' : 'group';
    const things = await requestThings(api, locale);
    return {
      total: things.length,
      order,
      search,
      sections: search ? [] : thingSections(things, order, locale),
      found: search ? await find(things, search) : [],
    };
  };
