import type { ShellServices } from '@ecocircle/shared-contracts';
import { type LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
import { type EventFilter, type EventSummary } from '../../charity-events/index.ts';
/** What the list of events shows. */
export interface EventsPageData {
  readonly filter: EventFilter;
  readonly events: readonly EventSummary[];
  readonly total: number;
  readonly pages: number;
  /** The names to choose from, in alphabetical order. */
  readonly cities: readonly string[];
}
type Services = Pick<ShellServices, 'api' | 'locale' | 'telemetry'>;
/** Loads a page of events; where there is nothing at all to come it leads to the page that says so. */
export declare const createLoader: (
  services: Services,
) => ({ request }: Pick<LoaderFunctionArgs, 'request'>) => Promise<EventsPageData>;
