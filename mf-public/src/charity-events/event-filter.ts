import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import * as v from 'valibot';

const MAX_TEXT = 100;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the API refuses them, so they are taken out
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]/g;

const text = v.pipe(
  v.optional(v.string(), ''),
  v.transform((value) => value.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim().slice(0, MAX_TEXT)),
);

const FilterSchema = v.object({
  when: v.fallback(v.picklist(['upcoming', 'past']), 'upcoming'),
  city: text,
  kind: v.fallback(v.union([v.picklist(EVENT_KINDS), v.literal('')]), ''),
  q: text,
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

/** Whether the list is narrowed by anything besides upcoming or past. */
export const isNarrowed = ({ city, kind, q }: EventFilter): boolean => Boolean(city || kind || q);

/**
 * The address of a list, as short as it can be.
 *
 * @example
 * eventsHref({ when: 'past', city: '', kind: 'cleanup', q: '', page: 2 }); // '/charity-events?when=past&kind=cleanup&page=2'
 */
export function eventsHref({ when, city, kind, q, page }: EventFilter): string {
  const query = new URLSearchParams({
    ...(when === 'past' && { when }),
    ...(city && { city }),
    ...(kind && { kind }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `/charity-events?${query}` : '/charity-events';
}
