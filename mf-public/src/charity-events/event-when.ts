import {
  calendarDay,
  type DateWords,
  dateWords,
  daysBetween,
  sentenceCase,
} from '@ecocircle/app-kit/wording';
import type { CharityEvent, Locale } from '@ecocircle/shared-contracts';

/** Where an event stands on the clock. */
export type EventPhase = 'upcoming' | 'running' | 'past';

/** When an event takes place, in the words of a locale and the event's own time zone. */
export interface EventWhen {
  readonly phase: EventPhase;
  /** `28` and `Nov`, for a date block. */
  readonly dayNumber: string;
  readonly month: string;
  /** `November 28`, with the year where it is not the current one. */
  readonly day: string;
  /**
   * `Saturday, 10:00–13:00`, over several days `November 28, 10:00 – November 30, 18:00`: two parts, neither of which
   * a line should break.
   */
  readonly time: readonly [string, string];
  /** `Today` or `Tomorrow`, otherwise nothing. */
  readonly near: string | null;
}

type Times = Pick<CharityEvent, 'startsAt' | 'endsAt' | 'timeZone'>;

/** The phase of an event at a moment; the end belongs to the past. */
export function eventPhase({ startsAt, endsAt }: Times, now: Date): EventPhase {
  if (new Date(endsAt) <= now) return 'past';
  return new Date(startsAt) <= now ? 'running' : 'upcoming';
}

function timeOf(words: DateWords, start: Date, end: Date, sameDay: boolean): [string, string] {
  if (sameDay) return [`${words.weekday(start)},`, words.hours(start, end)];
  const moment = (date: Date): string => `${words.day(date, false)}, ${words.time(date)}`;
  return [`${moment(start)} –`, moment(end)];
}

/**
 * Says when an event takes place.
 *
 * Loaders call it, not components: the words travel with the page, so the first render in the browser repeats the
 * server's whatever locale data the browser has.
 *
 * @example
 * eventWhen(event, 'en-US', now).time; // ['Saturday,', '10:00 AM – 1:00 PM']
 */
export function eventWhen(event: Times, locale: Locale, now: Date): EventWhen {
  const { timeZone } = event;
  const [start, end] = [new Date(event.startsAt), new Date(event.endsAt)];
  const first = calendarDay(start, timeZone);
  const today = calendarDay(now, timeZone);
  const sameDay = daysBetween(first, calendarDay(end, timeZone)) === 0;
  const words = dateWords(locale, timeZone);
  const phase = eventPhase(event, now);
  const ahead = daysBetween(today, first);
  const near = phase === 'upcoming' && (ahead === 0 || ahead === 1) ? words.near(ahead) : null;
  const [from, to] = timeOf(words, start, end, sameDay);
  return {
    phase,
    dayNumber: words.dayNumber(start),
    month: words.shortMonth(start),
    day: words.day(start, first.year !== today.year),
    time: [sentenceCase(from, locale), to],
    near: near && sentenceCase(near, locale),
  };
}
