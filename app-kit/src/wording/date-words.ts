import { DATE_HABITS, deviceZone, type Locale, onePerKey } from '@ecocircle/shared-contracts';
import { calendarDay } from './calendar-day.ts';
import { KAZAKH } from './kazakh-calendar.ts';

/** How one locale says days and times of a time zone. */
export interface DateWords {
  /** `Saturday` */
  readonly weekday: (moment: Date) => string;
  /** `28` */
  readonly dayNumber: (moment: Date) => string;
  /** `Nov` */
  readonly shortMonth: (moment: Date) => string;
  /** `November 28`, with the year when asked. */
  readonly day: (moment: Date, withYear: boolean) => string;
  /** `10:00–13:00` in the locale's own clock. */
  readonly hours: (from: Date, to: Date) => string;
  /** `10:00` in the locale's own clock. */
  readonly time: (moment: Date) => string;
  /** `today`, `tomorrow`. */
  readonly near: (days: 0 | 1) => string;
}

/** Begins a text with a capital letter of its language. */
export const sentenceCase = (text: string, locale: Locale): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Continues a sentence with a text that begins one with a weekday or a month. */
export const midSentence = (text: string, locale: Locale): string =>
  DATE_HABITS[locale].capitals ? text : text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);

const MOST_RANGES = 1000;

function clock(locale: Locale, timeZone: string): Pick<DateWords, 'hours' | 'time'> {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: deviceZone(timeZone),
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: DATE_HABITS[locale].hourCycle,
  });
  // Ranges take fourteen times as long as moments, and pages show the same ones again and again.
  const rangeOf = onePerKey((key: string) => {
    const [from = 0, to = 0] = key.split(' ').map(Number);
    return format.formatRange(from, to);
  }, MOST_RANGES);
  return {
    hours: (from, to) => rangeOf(`${from.getTime()} ${to.getTime()}`),
    time: (moment) => format.format(moment),
  };
}

function kazakhWords(timeZone: string): DateWords {
  const of = (moment: Date) => calendarDay(moment, timeZone);
  const named = (names: readonly string[], index: number): string => names[index] ?? '';
  return {
    weekday: (moment) => named(KAZAKH.weekdays, of(moment).weekday),
    dayNumber: (moment) => String(of(moment).day),
    shortMonth: (moment) => named(KAZAKH.shortMonths, of(moment).month - 1),
    day: (moment, withYear) => {
      const { year, month, day } = of(moment);
      return `${withYear ? `${year} жылғы ` : ''}${day} ${named(KAZAKH.months, month - 1)}`;
    },
    ...clock('ru-KZ', timeZone),
    near: (days) => (days === 0 ? KAZAKH.today : KAZAKH.tomorrow),
  };
}

function intlWords(locale: Locale, timeZone: string): DateWords {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, { timeZone: deviceZone(timeZone), ...options });
    return (moment: Date): string => formatter.format(moment);
  };
  const day = format({ day: 'numeric', month: 'long' });
  const dayOfYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const shortMonth = format({ month: 'short' });
  return {
    weekday: format({ weekday: 'long' }),
    dayNumber: (moment) => String(calendarDay(moment, timeZone).day),
    shortMonth: (moment) => shortMonth(moment).replace('.', ''),
    day: (moment, withYear) => (withYear ? dayOfYear : day)(moment),
    ...clock(locale, timeZone),
    near: (days) => relative.format(days, 'day'),
  };
}

const wordsOf = onePerKey((locale: Locale) =>
  onePerKey((timeZone: string) => (locale === 'kk-KZ' ? kazakhWords(timeZone) : intlWords(locale, timeZone))),
);

/**
 * The words of a locale for days and times in an IANA time zone.
 *
 * @example
 * dateWords('ru-RU', 'Europe/Moscow').weekday(new Date('2026-11-28T07:00:00Z')); // 'суббота'
 */
export const dateWords = (locale: Locale, timeZone: string): DateWords => wordsOf(locale)(timeZone);
