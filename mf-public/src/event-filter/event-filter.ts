import {
  type CityContext,
  countriesQuery,
  EVENT_KINDS,
  type EventKind,
  isCalendarDay,
} from '@ecocircle/shared-contracts';
import type { Weekend } from '../charity-events/index.ts';

const MAX_TEXT = 100;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the API refuses them, so they are taken out
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/g;

/** What the list is narrowed by; days are `YYYY-MM-DD`. An empty text is no filter. */
export interface EventFilter {
  readonly when: 'upcoming' | 'past';
  readonly city: string;
  readonly kind: EventKind | '';
  readonly q: string;
  /** Days that are other ones each week; the chosen days are empty then. */
  readonly days: 'weekend' | '';
  readonly from: string;
  readonly to: string;
  /** Events of other countries than the page is about, too. */
  readonly countries: 'all' | '';
  readonly page: number;
}

const textIn = (query: URLSearchParams, name: string): string =>
  (query.get(name) ?? '').toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim().slice(0, MAX_TEXT);

function dayIn(query: URLSearchParams, name: string): string {
  const day = query.get(name) ?? '';
  return isCalendarDay(day) ? day : '';
}

/** Days that somebody chose go before those of a word, and a weekend that is over is looked for by its days. */
function daysIn(query: URLSearchParams): Pick<EventFilter, 'days' | 'from' | 'to'> {
  const [from, to] = [dayIn(query, 'from'), dayIn(query, 'to')];
  const isOfWeekend = query.get('days') === 'weekend' && query.get('when') !== 'past' && !from && !to;
  return { days: isOfWeekend ? 'weekend' : '', from, to };
}

function pageIn(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/**
 * Reads the list's filter from an address. What makes no sense is left out rather than refused.
 *
 * @example
 * readEventFilter(new URLSearchParams('when=past&page=x')); // { when: 'past', page: 1, city: '', … }
 */
export const readEventFilter = (query: URLSearchParams): EventFilter => ({
  when: query.get('when') === 'past' ? 'past' : 'upcoming',
  city: textIn(query, 'city'),
  kind: EVENT_KINDS.find((kind) => kind === query.get('kind')) ?? '',
  q: textIn(query, 'q'),
  ...daysIn(query),
  countries: query.get('countries') === 'all' ? 'all' : '',
  page: pageIn(query),
});

/** The parts of a filter that a visitor chooses. */
export type FilterChoice = Pick<EventFilter, 'q' | 'city' | 'kind' | 'days' | 'from' | 'to' | 'countries'>;

/** Nothing chosen. */
export const NO_CHOICE: FilterChoice = {
  city: '',
  kind: '',
  q: '',
  days: '',
  from: '',
  to: '',
  countries: '',
};

/** What was chosen, by its names in an address and without what was not. */
function chosenQuery(choice: FilterChoice): Record<string, string> {
  const names = Object.keys(NO_CHOICE) as (keyof FilterChoice)[];
  return Object.fromEntries(names.filter((name) => choice[name]).map((name) => [name, choice[name]]));
}

/** How many things were chosen; a range of days is one. */
export function chosenCount(choice: FilterChoice): number {
  const { from, to, ...others } = chosenQuery(choice);
  return Object.keys(others).length + (from || to ? 1 : 0);
}

/** Whether anything was chosen besides upcoming or past. */
export const isChosen = (choice: FilterChoice): boolean => chosenCount(choice) > 0;

/** Whether the choice leaves out any event of the countries that the page is about. */
export const isNarrowed = (choice: FilterChoice): boolean => isChosen({ ...choice, countries: '' });

/** Whether a page is about some countries alone, so that there are others. */
export const hasOtherCountries = (about: CityContext): boolean =>
  Object.keys(countriesQuery(about)).length > 0;

/**
 * What the API is asked for: the choice among events of the page's countries, or of all.
 *
 * @param weekend - the days of the weekend that is meant; without them it is left out
 */
export const wantedEvents = (
  { countries, days, ...choice }: FilterChoice,
  about: CityContext,
  weekend?: Weekend,
): Record<string, string> => ({
  ...chosenQuery({ ...choice, days: '', countries: '' }),
  ...(days && weekend),
  ...(countries === '' && countriesQuery(about)),
});

/**
 * The address of a list, as short as it can be.
 *
 * @example
 * eventsHref({ ...NO_CHOICE, when: 'past', kind: 'cleanup', page: 2 }); // '/charity-events?when=past&kind=cleanup&page=2'
 */
export function eventsHref({ when, page, ...choice }: EventFilter): string {
  const query = new URLSearchParams({
    ...(when === 'past' && { when }),
    ...chosenQuery(choice),
    ...(page > 1 && { page: String(page) }),
  });
  const said = String(query);
  return said ? `/charity-events?${said}` : '/charity-events';
}

/** The path at which the chosen events can be subscribed to: for longer than a weekend, which is left out. */
export const feedPath = (format: 'ics' | 'rss', choice: FilterChoice, about: CityContext): string => {
  const query = new URLSearchParams({ ...wantedEvents(choice, about), locale: about.locale });
  return `/api/web/v1/promotion/events.${format}?${query}`;
};
