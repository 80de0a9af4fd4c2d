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

const found = new Map<string, string>();

/**
 * The zone by which this device tells the time of another: the same, unless it does not know that its clocks have changed.
 * Browsers and systems that are not updated any more keep the rules of the day they were made.
 *
 * @param timeZone - IANA
 */
export function deviceZone(timeZone: string): string {
  const alike = Object.hasOwn(CHANGED, timeZone) ? CHANGED[timeZone] : undefined;
  if (alike === undefined) return timeZone;
  const zone = found.get(timeZone) ?? (hourIn(timeZone) === hourIn(alike) ? timeZone : alike);
  found.set(timeZone, zone);
  return zone;
}
