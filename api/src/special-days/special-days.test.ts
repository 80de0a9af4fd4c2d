import { type ServerSpecialHoursInput, toServerWorkingDay } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { NO_SPECIAL_HOURS_COLUMNS, readSpecialHours, specialDays } from './special-days.ts';

const MOSCOW = { country: 'RU', time_zone: 'Europe/Moscow', lng: 37.6156, lat: 55.7522 };
const NOWHERE = { country: 'XX', time_zone: 'UTC', lng: 0, lat: 0 };
const CLOSED = toServerWorkingDay({ kind: 'closed' });
const SHORT = toServerWorkingDay({ kind: 'hours', start: '10:00', end: '14:00', lunch: null });
const NOTHING: ServerSpecialHoursInput = {
  exceptions: [],
  rules: [],
  holidays: { policy: 'unknown', hours: null },
};

const DECEMBER = new Date('2026-12-25T09:00:00Z');

const daysOf = (hours: Partial<ServerSpecialHoursInput>, where = MOSCOW, now = DECEMBER) =>
  specialDays({ ...NOTHING, ...hours }, where, now);
const christmas = async (hours: Partial<ServerSpecialHoursInput>) =>
  (await daysOf(hours)).find(({ date }) => date === '2027-01-07');

describe('public holidays @X-04', () => {
  test('are named in every language, and their hours may differ as long as the point says nothing', async () => {
    expect(await christmas({})).toEqual({
      date: '2027-01-07',
      reason: 'holiday',
      hours: null,
      may_differ: true,
      note: '',
      names: expect.objectContaining({ 'ru-RU': 'Рождество Христово', 'es-AR': 'Navidad' }),
    });
  });

  test.each([
    ['as-usual', null, { hours: null, may_differ: false }],
    ['closed', null, { hours: CLOSED, may_differ: false }],
    ['own-hours', SHORT, { hours: SHORT, may_differ: false }],
  ] as const)('are kept %s where the point says so', async (policy, hours, expected) => {
    expect(await christmas({ holidays: { policy, hours } })).toMatchObject(expected);
  });

  test('of several days are each of their days', async () => {
    const dates = (await daysOf({})).map(({ date }) => date);
    const january = ['01', '02', '03', '04', '05', '06', '07', '08'].map((day) => `2027-01-${day}`);
    expect(dates).toEqual(january.concat('2027-02-23'));
  });

  test('are those of the country, and none of one that is not known', async () => {
    const almaty = { country: 'KZ', time_zone: 'Asia/Almaty', lng: 76.9286, lat: 43.2567 };
    const independence = (await daysOf({}, almaty, new Date('2026-12-01T00:00:00Z')))[0];
    expect(independence).toMatchObject({ date: '2026-12-16', names: { 'kk-KZ': 'Тәуелсіздік күні' } });
    expect(await daysOf({}, NOWHERE)).toEqual([]);
  });
});

test('a region has holidays of its own beside those of its country @X-04', async () => {
  const days = async (where: typeof MOSCOW) =>
    (await daysOf({}, where, new Date('2026-10-25T09:00:00Z'))).map(({ date }) => date);
  const kazan = { ...MOSCOW, lng: 49.1221, lat: 55.7887 };
  const [here, there] = [await days(kazan), await days(MOSCOW)];
  expect(here.filter((date) => !there.includes(date))).toEqual(['2026-11-06']);
  expect(there.filter((date) => !here.includes(date))).toEqual([]);
});

test('an exception counts more than a holiday, and a holiday more than a rule @X-04', async () => {
  const rules = [
    { rrule: 'FREQ=WEEKLY;BYDAY=SA', since: '2026-11-25', hours: SHORT },
    { rrule: 'FREQ=MONTHLY;BYDAY=1SA', since: '2026-11-25', hours: CLOSED },
  ];
  const exceptions = [{ from: '2027-01-09', to: '2027-01-10', note: 'Inventory', hours: CLOSED }];
  const days = await daysOf({ rules, exceptions });
  const on = (date: string) => days.find((day) => day.date === date);
  expect(on('2026-12-26')).toMatchObject({ reason: 'rule', hours: SHORT });
  expect(on('2027-01-02')).toMatchObject({ reason: 'holiday', hours: SHORT, may_differ: true });
  expect(on('2027-01-09')).toMatchObject({ reason: 'exception', hours: CLOSED, note: 'Inventory' });
  expect(on('2027-01-10')).toMatchObject({ reason: 'exception' });
  expect(on('2027-02-06')).toMatchObject({ reason: 'rule', hours: SHORT });
});

test('special days begin yesterday by the calendar of the place and end after sixty days', async () => {
  const rules = [{ rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU', since: '2026-01-01', hours: SHORT }];
  const dates = (where: typeof MOSCOW) => daysOf({ rules }, where, new Date('2026-12-24T22:00:00Z'));
  expect((await dates(MOSCOW)).at(0)?.date).toBe('2026-12-24');
  expect((await dates(MOSCOW)).at(-1)?.date).toBe('2027-02-23');
  expect(
    (await dates({ ...NOWHERE, country: 'AR', time_zone: 'America/Argentina/Cordoba' })).at(0)?.date,
  ).toBe('2026-12-23');
});

test('a point without anything special says so', async () => {
  const point = { ...NO_SPECIAL_HOURS_COLUMNS, ...NOWHERE };
  expect(await readSpecialHours(point, DECEMBER)).toEqual({ ...NOTHING, days: [] });
});
