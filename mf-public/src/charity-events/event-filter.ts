import { EVENT_KINDS, isCalendarDay, type Locale } from '@ecocircle/shared-contracts';
import * as v from 'valibot';

const MAX_TEXT = 100;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the API refuses them, so they are taken out
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/g;

const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim().slice(0, MAX_TEXT)),
);

const day = v.fallback(v.pipe(v.string(), v.check(isCalendarDay)), '');

const FilterSchema = v.object({
  when: v.fallback(v.picklist(['upcoming', 'past']), 'upcoming'),
  city: text,
  kind: v.fallback(v.union([v.picklist(EVENT_KINDS), v.literal('')]), ''),
  q: text,
  from: day,
  to: day,
  page: v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number)), 1),
});

/** What the list is narrowed by. An empty text is no filter. */
export type EventFilter = v.InferOutput<typeof FilterSchema>;

/**
 * Reads the list's filter from an address. What makes no sense is left out rather than refused.
 *
 * @example
 * readEventFilter(new URLSearchParams('when=past&page=x')); // { when: 'past', page: 1, city: '', … }
 */
export const readEventFilter = (query: URLSearchParams): EventFilter =>
  v.parse(FilterSchema, Object.fromEntries(query));

/** The parts of a filter that a visitor chooses; days are `YYYY-MM-DD`. */
export type FilterChoice = Pick<EventFilter, 'q' | 'city' | 'kind' | 'from' | 'to'>;

/** Nothing chosen. */
export const NO_CHOICE: FilterChoice = { q: '', city: '', kind: '', from: '', to: '' };

/** Whether the list is narrowed by anything besides upcoming or past. */
export const isNarrowed = ({ q, city, kind, from, to }: FilterChoice): boolean =>
  Boolean(q || city || kind || from || to);

/** What was chosen, by the API's own names and without what was not. */
export const chosenQuery = ({ q, city, kind, from, to }: FilterChoice): Record<string, string> => ({
  ...(city && { city }),
  ...(kind && { kind }),
  ...(q && { q }),
  ...(from && { from }),
  ...(to && { to }),
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

/** The path at which the chosen events can be subscribed to. */
export const feedPath = (format: 'ics' | 'rss', choice: FilterChoice, locale: Locale): string =>
  `/api/web/v1/promotion/events.${format}?${new URLSearchParams({ ...chosenQuery(choice), locale })}`;
