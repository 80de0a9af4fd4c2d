import type { ShellServices } from '@ecocircle/shared-contracts';
import { requestEvents } from '../../charity-events/index.ts';
import { hasOtherCountries } from '../../event-filter/index.ts';
import { optionalPart } from '../../optional-part.ts';

/** What the page of no events knows. */
export interface NoEventsData {
  /** Whether events are planned in countries that the page is not about. */
  readonly isElsewhere: boolean;
}

/** Asks whether other countries have events; where that fails, the page says nothing of them. */
export const createLoader =
  ({ api, locale, telemetry }: Pick<ShellServices, 'api' | 'locale' | 'telemetry'>) =>
  async (): Promise<NoEventsData> => {
    if (!hasOtherCountries(locale)) return { isElsewhere: false };
    const request = requestEvents(api, { when: 'upcoming', page_size: 1 });
    const found = await optionalPart('events-elsewhere', request, telemetry);
    return { isElsewhere: (found?.total ?? 0) > 0 };
  };
