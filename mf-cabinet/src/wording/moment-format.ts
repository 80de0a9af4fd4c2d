import { DATE_HABITS, formattingLocale, type Locale } from '@ecocircle/shared-contracts';

/**
 * Formats a moment in figures, in the time zone of whoever reads it.
 *
 * @example
 * momentFormat('en-US').format(new Date('2026-11-21T12:00:00Z')); // '11/21/2026, 12:00 PM'
 */
export const momentFormat = (locale: Locale, timeZone?: string): Intl.DateTimeFormat =>
  // Figures only: browsers lack Kazakh names of months.
  new Intl.DateTimeFormat(formattingLocale(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: DATE_HABITS[locale].hourCycle,
    timeZone,
  });
