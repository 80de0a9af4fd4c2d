import type { ShellServices } from '@ecocircle/shared-contracts';
import { type LoaderFunctionArgs, redirect } from '@ecocircle/shared-contracts/router';
import {
  type EventFilter,
  type EventSummary,
  eventsHref,
  isNarrowed,
  readEventFilter,
  requestCities,
  requestEvents,
  toEventSummary,
} from '../../charity-events/index.ts';

const PAGE_SIZE = 12;

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

/** The list is worth showing without a choice of cities. */
async function cityNames({ api, locale, telemetry }: Services, chosen: string): Promise<string[]> {
  const cities = await requestCities(api).catch((error: unknown) => {
    telemetry.error(error, { part: 'cities' });
    return [];
  });
  const names = new Set(cities.map(({ name }) => name));
  if (chosen) names.add(chosen);
  return [...names].sort(new Intl.Collator(locale.locale).compare);
}

function query({ when, city, kind, q, page }: EventFilter) {
  return {
    when,
    city: city || undefined,
    kind: kind || undefined,
    q: q || undefined,
    page,
    page_size: PAGE_SIZE,
  };
}

/** Loads a page of events; where there is nothing at all to come it leads to the page that says so. */
export const createLoader =
  (services: Services) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<EventsPageData> => {
    const filter = readEventFilter(new URL(request.url).searchParams);
    const [{ events, total }, cities] = await Promise.all([
      requestEvents(services.api, query(filter)),
      cityNames(services, filter.city),
    ]);
    if (total === 0 && filter.when === 'upcoming' && !isNarrowed(filter))
      throw redirect('/charity-events/no-charity-events');
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    if (filter.page > pages) throw redirect(eventsHref({ ...filter, page: pages }));
    return {
      filter,
      events: events.map((event) => toEventSummary(event, services.locale)),
      total,
      pages,
      cities,
    };
  };
