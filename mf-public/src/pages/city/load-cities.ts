import {
  comebackPath,
  type ListedCity,
  type PlaceCity,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';

/** What the page that lists the cities shows. */
export interface CityPageData {
  readonly cities: readonly ListedCity[];
  readonly current: PlaceCity;
  /** The page to come back to, without the locale prefix. */
  readonly from: string;
  /** The words of a search without scripts. */
  readonly search: string;
}

const MOST_LETTERS = 60;

/** Loads the cities that a visitor can choose from. */
export const createLoader =
  ({ location }: Pick<ShellServices, 'location'>) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<CityPageData> => {
    const query = new URL(request.url).searchParams;
    return {
      cities: await location.cities(),
      current: location.get().city,
      from: comebackPath(query.get('from')),
      search: (query.get('q') ?? '').slice(0, MOST_LETTERS),
    };
  };
