import type { Locale } from '@ecocircle/shared-contracts';
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
export declare const sentenceCase: (text: string, locale: Locale) => string;
/**
 * The words of a locale for days and times in an IANA time zone.
 *
 * @example
 * dateWords('ru-RU', 'Europe/Moscow').weekday(new Date('2026-11-28T07:00:00Z')); // 'суббота'
 */
export declare const dateWords: (locale: Locale, timeZone: string) => DateWords;
