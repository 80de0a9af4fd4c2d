const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const STEPS: readonly [below: number, unit: Intl.RelativeTimeFormatUnit, length: number][] = [
  [HOUR, 'minute', MINUTE],
  [DAY, 'hour', HOUR],
  [30 * DAY, 'day', DAY],
  [365 * DAY, 'month', 30 * DAY],
];

/**
 * How long ago something happened, in words.
 *
 * @param moment - ISO 8601; what is later than now counts as now
 * @example
 * timeSince('2026-11-18T09:00:00Z', now, 'en-US'); // '3 days ago'
 */
export function timeSince(moment: string, now: Date, locale: string): string {
  const passed = Math.max(0, now.valueOf() - Date.parse(moment));
  const [, unit, length] = STEPS.find(([below]) => passed < below) ?? [0, 'year', 365 * DAY];
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return words.format(-Math.floor(passed / length), unit as Intl.RelativeTimeFormatUnit);
}
