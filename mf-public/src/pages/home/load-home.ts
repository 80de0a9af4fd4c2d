import {
  countriesQuery,
  type PortalStatistics,
  readStatistics,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { type AppScreen, mapScreen } from '../../app-download/index.ts';
import { type LoadedNearby, nearbyKey, requestNearby } from '../../nearby-points/index.ts';
import { optionalPart } from '../../optional-part.ts';
import { type ComingEvents, loadComingEvents } from './load-coming-events.ts';
import { loadMapTeaser, type MapTeaserData } from './load-map-teaser.ts';
import { type MaterialGroup, requestMaterialChoices } from './material-choices.ts';

const POINTS_SHOWN = 3;

/** What the home page shows. A part that failed to load is null. */
export interface HomePageData {
  readonly statistics: PortalStatistics | null;
  readonly materials: readonly MaterialGroup[] | null;
  readonly coming: ComingEvents | null;
  /** The points to go to now, of all materials. */
  readonly nearby: LoadedNearby | null;
  readonly map: MapTeaserData | null;
  /** What the phone beside the invitation to the app shows. */
  readonly screen: AppScreen;
}

type Services = Pick<ShellServices, 'api' | 'locale' | 'location' | 'telemetry'>;

async function pointsAround({ api, locale, location }: Services): Promise<LoadedNearby> {
  const question = { materials: [], most: POINTS_SHOWN };
  const place = location.get();
  const nearby = await requestNearby(api, { ...question, place, about: locale });
  return { ...question, nearby, nearbyFor: nearbyKey(place) };
}

/** The numbers of the countries that the page is about. */
const requestStatistics = async ({ api, locale }: Services): Promise<PortalStatistics> =>
  readStatistics(
    await api.request({ path: '/api/web/v1/portal/statistics/', query: { ...countriesQuery(locale) } }),
  );

/** Loads the parts of the home page side by side; none of them takes the page down. */
export const createLoader = (services: Services) => async (): Promise<HomePageData> => {
  const { api, locale, location, telemetry } = services;
  const [statistics, materials, coming, nearby, map, screen] = await Promise.all([
    optionalPart('statistics', requestStatistics(services), telemetry),
    optionalPart('materials', requestMaterialChoices(api, locale.locale), telemetry),
    optionalPart('events', loadComingEvents(services), telemetry),
    optionalPart('nearby-points', pointsAround(services), telemetry),
    optionalPart('map', loadMapTeaser(services, location.get().city), telemetry),
    mapScreen(locale.locale),
  ]);
  return { statistics, materials, coming, nearby, map, screen };
};
