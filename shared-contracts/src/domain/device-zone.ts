import { onePerKey } from '../locales/one-per-key.ts';

/**
 * Zones of the portal's countries whose clocks changed after the oldest supported browsers were made (tz 2024a), and a zone
 * that has had their time since, which every browser knows.
 */
const CHANGED: Readonly<Record<string, string>> = {
  'Asia/Almaty': 'Asia/Tashkent',
  'Asia/Qostanay': 'Asia/Tashkent',
};
const AFTER_THE_CHANGES = new Date('2024-06-01T00:00:00Z');

const hourIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(AFTER_THE_CHANGES);

const zoneLike = onePerKey((timeZone: string) => {
  const alike = CHANGED[timeZone] ?? timeZone;
  return hourIn(timeZone) === hourIn(alike) ? timeZone : alike;
});

/**
 * The zone by which this device tells the time of another: the same, unless it does not know that its clocks have changed.
 * Browsers and systems that are not updated any more keep the rules of the day they were made.
 *
 * @param timeZone - IANA
 */
export const deviceZone = (timeZone: string): string =>
  Object.hasOwn(CHANGED, timeZone) ? zoneLike(timeZone) : timeZone;

/**
 * The format of each zone, made once.
 *
 * @returns takes an IANA time zone
 */
export const formatInZones = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): ((timeZone: string) => Intl.DateTimeFormat) =>
  onePerKey((timeZone) => new Intl.DateTimeFormat(locale, { timeZone: deviceZone(timeZone), ...options }));
