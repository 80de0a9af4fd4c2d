import type { ShellServices } from '@ecocircle/shared-contracts';
import { type EventSummary } from '../../charity-events/index.ts';
import { type MapTeaserData } from './load-map-teaser.ts';
import { type MaterialGroup } from './material-choices.ts';
import { type PortalStatistics } from './portal-statistics.ts';
/** What the home page shows. A part that could not be had is null. */
export interface HomePageData {
  readonly statistics: PortalStatistics | null;
  readonly materials: readonly MaterialGroup[] | null;
  readonly events: readonly EventSummary[] | null;
  readonly map: MapTeaserData | null;
}
type Services = Pick<ShellServices, 'api' | 'locale' | 'telemetry'>;
/** Loads the parts of the home page side by side; none of them takes the page down. */
export declare const createLoader: (services: Services) => () => Promise<HomePageData>;
