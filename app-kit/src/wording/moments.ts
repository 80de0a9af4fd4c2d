import {
  DATE_HABITS,
  deviceZone,
  formattingLocale,
  type Locale,
  onePerKey,
} from '@ecocircle/shared-contracts';

// Figures only: browsers lack Kazakh names of months.
const FIGURES = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

const formatsOf = onePerKey((locale: Locale) =>
  onePerKey(
    (timeZone: string | undefined) =>
      new Intl.DateTimeFormat(formattingLocale(locale), {
        ...FIGURES,
        hourCycle: DATE_HABITS[locale].hourCycle,
        timeZone: timeZone && deviceZone(timeZone),
      }),
  ),
);

/**
 * A moment in figures, in the time zone of whoever reads it.
 *
 * @param iso - ISO 8601
 * @param timeZone - another IANA time zone
 * @example
 * formatMoment('2026-11-21T12:00:00Z', 'en-US'); // '11/21/2026, 12:00 PM'
 */
export const formatMoment = (iso: string, locale: Locale, timeZone?: string): string =>
  formatsOf(locale)(timeZone).format(new Date(iso));
