import { DATE_HABITS, deviceZone, formattingLocale, type Locale } from '@ecocircle/shared-contracts';

const formats = new Map<string, Intl.DateTimeFormat>();

// Figures only: browsers lack Kazakh names of months.
const FIGURES = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const makeFormat = (locale: Locale, timeZone?: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(formattingLocale(locale), {
    ...FIGURES,
    hourCycle: DATE_HABITS[locale].hourCycle,
    timeZone: timeZone && deviceZone(timeZone),
  });

/**
 * A moment in figures, in the time zone of whoever reads it.
 *
 * @param iso - ISO 8601
 * @param timeZone - another IANA time zone
 * @example
 * formatMoment('2026-11-21T12:00:00Z', 'en-US'); // '11/21/2026, 12:00 PM'
 */
export function formatMoment(iso: string, locale: Locale, timeZone?: string): string {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? makeFormat(locale, timeZone);
  formats.set(key, format);
  return format.format(new Date(iso));
}
