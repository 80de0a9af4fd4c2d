import { type ClockTime, DATE_HABITS, type Locale, onePerKey } from '@ecocircle/shared-contracts';

const formatOf = onePerKey(
  (locale: Locale) =>
    new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
);

/**
 * A wall-clock time as a locale writes it. Those that count to 24 write it as the server does, which also spares
 * them locale data that a browser may lack (Kazakh).
 *
 * @example
 * formatClockTime('18:00', 'en-US'); // '6:00 PM', with a space that does not break
 */
export function formatClockTime(time: ClockTime, locale: Locale): string {
  if (DATE_HABITS[locale].hourCycle === 'h23') return time;
  const moment = new Date(`1970-01-01T${time}:00Z`);
  return formatOf(locale)
    .format(moment)
    .replaceAll(/[\u202f ]/g, '\u00a0');
}
