import {
  type CharityEvent,
  coversCountry,
  dayRangeProblems,
  type FieldProblems,
  type LocaleService,
  type PageOf,
  type ShellServices,
} from '@ecocircle/shared-contracts';
import { type LoaderFunctionArgs, redirect } from '@ecocircle/shared-contracts/router';
import {
  clockOf,
  type EventSummary,
  requestCities,
  requestEvents,
  toEventSummary,
  type Weekend,
  weekendAt,
} from '../../charity-events/index.ts';
import {
  type EventFilter,
  eventsHref,
  isNarrowed,
  readEventFilter,
  wantedEvents,
} from '../../event-filter/index.ts';
import { optionalPart } from '../../optional-part.ts';
import { rangeWords } from './filter-words.ts';

const PAGE_SIZE = 12;

/** What the list of events shows. */
export interface EventsPageData {
  readonly filter: EventFilter;
  /** What is wrong with the chosen days; nothing is listed then. */
  readonly problems: FieldProblems;
  /** The chosen days in words. */
  readonly range: string | null;
  readonly events: readonly EventSummary[];
  readonly total: number;
  readonly pages: number;
  /** The visitor's city, whose events lead; null where nothing leads: a city was chosen, or the events are past. */
  readonly leading: string | null;
  /** The ids of the events in the visitor's city. */
  readonly inCity: readonly string[];
  /** What “this weekend” means where the visitor is. */
  readonly weekend: Weekend;
  /** The visitor's city, and how events write it. */
  readonly ownCity: { readonly name: string; readonly written: string };
  /** The names to choose from, in alphabetical order. */
  readonly cities: readonly string[];
}

type Services = Pick<ShellServices, 'api' | 'locale' | 'location' | 'telemetry'>;

/** The list is shown without a choice of cities when that fails to load. */
async function cityNames(
  { api, locale, telemetry }: Services,
  { city, countries }: EventFilter,
): Promise<string[]> {
  const cities = await optionalPart('cities', requestCities(api), telemetry);
  const offered = cities?.filter(({ country }) => countries === 'all' || coversCountry(locale, country));
  const names = new Set(offered?.map(({ name }) => name));
  if (city) names.add(city);
  return [...names].sort(new Intl.Collator(locale.locale).compare);
}

/** Events ahead begin with those of the visitor's city and country, unless a city was chosen. */
const leads = ({ when, city }: EventFilter): boolean => when === 'upcoming' && city === '';

const query = ({ when, page, ...choice }: EventFilter, about: LocaleService, weekend: Weekend) => ({
  when,
  ...wantedEvents(choice, about, weekend),
  page,
  page_size: PAGE_SIZE,
});

const NOTHING: PageOf<CharityEvent> = { entries: [], total: 0 };

/** Loads a page of events; where no event is upcoming at all it redirects to the page that says so. */
export const createLoader =
  (services: Services) =>
  async ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<EventsPageData> => {
    const filter = readEventFilter(new URL(request.url).searchParams);
    const problems = dayRangeProblems(filter);
    const refused = Object.keys(problems).length > 0;
    const { city } = services.location.get();
    const { name, country, spellings } = city;
    const weekend = weekendAt(services.locale.now, clockOf(city));
    const leading = leads(filter) ? { lead_city: spellings[0], lead_country: country } : {};
    const [{ entries, total }, cities] = await Promise.all([
      refused
        ? NOTHING
        : requestEvents(services.api, { ...query(filter, services.locale, weekend), ...leading }),
      cityNames(services, filter),
    ]);
    if (total === 0 && filter.when === 'upcoming' && !isNarrowed(filter))
      throw redirect('/charity-events/no-charity-events');
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    if (filter.page > pages && !refused) throw redirect(eventsHref({ ...filter, page: pages }));
    const inCity = entries.filter(({ city }) => spellings.includes(city)).map(({ id }) => id);
    return {
      filter,
      problems,
      range: rangeWords(filter, services.locale),
      events: entries.map((event) => toEventSummary(event, services.locale)),
      total,
      pages,
      leading: leads(filter) && inCity.length > 0 ? name : null,
      inCity,
      weekend,
      ownCity: { name, written: spellings[0] ?? name },
      cities,
    };
  };
