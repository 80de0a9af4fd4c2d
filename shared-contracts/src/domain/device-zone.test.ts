/** @jest-environment @ecocircle/test-kit/node */
import { afterEach, expect, jest, test } from '@jest/globals';

const { DateTimeFormat } = Intl;

/** What a device says that was last updated before Kazakhstan moved to one zone: Almaty and Qostanay are at UTC+6. */
function beforeTheChange(): void {
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(((
    locale: string,
    options: Intl.DateTimeFormatOptions,
  ) => {
    const isOld = options.timeZone === 'Asia/Almaty' || options.timeZone === 'Asia/Qostanay';
    return new DateTimeFormat(locale, { ...options, ...(isOld && { timeZone: 'Asia/Dhaka' }) });
  }) as typeof DateTimeFormat);
}

/** Everything in the module that knows times, as a page that has just been opened loads it. */
const load = async () => {
  jest.resetModules();
  const [zone, clock, state] = await Promise.all([
    import('./device-zone.ts'),
    import('./place-clock.ts'),
    import('./open-state.ts'),
  ]);
  return { ...zone, ...clock, ...state };
};

afterEach(() => {
  jest.restoreAllMocks();
});

const EVENING = new Date('2026-11-29T13:20:00Z');

test('a device that knows a zone’s clocks tells the time by it', async () => {
  const { deviceZone, wallClock } = await load();
  for (const zone of ['Asia/Almaty', 'Asia/Qostanay', 'Europe/Moscow', 'America/Argentina/Buenos_Aires'])
    expect(deviceZone(zone)).toBe(zone);
  expect(wallClock(EVENING, 'Asia/Almaty').time).toBe('18:20');
});

test.each(['Asia/Almaty', 'Asia/Qostanay'])(
  'one that has not heard of the change tells the time of %s all the same @E-02',
  async (zone) => {
    beforeTheChange();
    const { clockAt, deviceZone, wallClock } = await load();
    expect(deviceZone(zone)).not.toBe(zone);
    expect(wallClock(EVENING, zone).time).toBe('18:20');
    expect(clockAt(EVENING, zone)).toBe('2026-11-29T18:20');
    expect(deviceZone('Europe/Moscow')).toBe('Europe/Moscow');
  },
);

test('the stand-ins have the time of their zones, in every week of the years to come', async () => {
  const { deviceZone } = await load();
  beforeTheChange();
  const { deviceZone: onOldDevices } = await load();
  jest.restoreAllMocks();
  const timeIn = (timeZone: string, at: Date): string =>
    new DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  for (const zone of ['Asia/Almaty', 'Asia/Qostanay'])
    for (let at = Date.UTC(2026, 0); at < Date.UTC(2032, 0); at += 7 * 86_400_000)
      expect(timeIn(onOldDevices(zone), new Date(at))).toBe(timeIn(deviceZone(zone), new Date(at)));
});
