import {
  Answer,
  daysAfter,
  type EVENT_STATUSES,
  openState,
  toWorkingHours,
  WEEKDAYS,
  weekdayOf,
} from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { calendarDay } from '../database/calendar.ts';
import { CITIES } from './cities.ts';
import { makeEvents } from './make-events.ts';
import { makePoint } from './make-points.ts';
import { OPENING_TIMES } from './opening-times.ts';
import { SeededRandom } from './seeded-random.ts';

const NOW = new Date('2026-03-14T12:00:00.000Z');
const around = { organizationsOf: { RU: [1], KZ: [2], AR: [3] }, now: NOW, isCrowded: false };

function makePoints(count: number) {
  const random = new SeededRandom(1);
  return Array.from({ length: count }, () => makePoint(random, { status: 'accepted' }, around));
}

test('the same seed makes the same points', () => {
  expect(makePoints(50)).toEqual(makePoints(50));
});

test('every point lies close to its street', () => {
  for (const point of makePoints(500)) {
    const city = CITIES.find(({ name }) => name === point.city);
    const street = city?.streets.find(([name]) =>
      city.hasAddresses ? point.address === name : point.address.startsWith(name),
    );
    const [, lng, lat] = street ?? ['', 0, 0];
    const north = (point.lat - lat) * 111_320;
    const east = (point.lng - lng) * 111_320 * Math.cos((lat * Math.PI) / 180);
    expect(Math.hypot(north, east)).toBeLessThan(330);
  }
});

test('points speak the language of their city and leave no placeholder', () => {
  const letters = { RU: /[а-яё]/i, KZ: /[а-яәғқңөұүһі]/i, AR: /[a-zñáéíóú]/i };
  for (const point of makePoints(500)) {
    expect(point.name).not.toContain('{');
    expect(point.collection_rules).toMatch(letters[point.country as keyof typeof letters]);
    expect(point.rates.length).toBeGreaterThan(0);
    expect(point.contact_phone).toMatch(/^\+\d{11,13}$/);
  }
});

test('hours of every kind are among the points', () => {
  const used = new Set(makePoints(1000).map(({ working_hours }) => working_hours));
  expect(used).toEqual(new Set(Object.values(OPENING_TIMES).map((hours) => JSON.stringify(hours))));
});

test('the night van is open at one in the night', () => {
  const hours = toWorkingHours(Answer.of(OPENING_TIMES['past-midnight']));
  const saturdayOne = new Date('2026-03-13T20:00:00Z');
  expect(openState(hours, saturdayOne, 'Asia/Almaty')).toEqual({ state: 'open', until: '02:00' });
});

test('forty events are seeded around the present', () => {
  const events = makeEvents(NOW, 1);
  expect(events).toHaveLength(40);
  const count = (status: (typeof EVENT_STATUSES)[number]) =>
    events.filter((event) => event.status === status).length;
  expect([count('published'), count('cancelled'), count('deleted')]).toEqual([36, 3, 1]);
  for (const { starts_at, ends_at } of events) expect(starts_at < ends_at).toBe(true);
  expect(events.some(({ starts_at }) => starts_at > NOW.toISOString())).toBe(true);
  expect(events.some(({ ends_at }) => ends_at < NOW.toISOString())).toBe(true);
});

test('an event begins at its hour on the clocks of its city', () => {
  const almaty = makeEvents(NOW, null).find(({ name }) => name === 'Алматының алма бағы');
  expect(almaty?.starts_at).toBe('2026-03-18T04:00:00.000Z');
});

test.each(Array.from({ length: 7 }, (_, day) => new Date(NOW.valueOf() + day * 86_400_000)))(
  'a name with a weekday falls on it, seeded at %p',
  (now) => {
    const saturday = makeEvents(now, null).find(({ name }) => name.startsWith('Sábado'));
    const start = new Date(saturday?.starts_at ?? '');
    expect(start.toLocaleDateString('es-AR', { weekday: 'long', timeZone: saturday?.time_zone })).toBe(
      'sábado',
    );
    expect(start > now).toBe(true);
  },
);

const MAIN_CITIES = ['Москва', 'Санкт-Петербург', 'Алматы', 'Астана', 'Buenos Aires', 'Córdoba'];

test.each([10, 11, 12, 13, 14, 15].flatMap((day) => [2, 8, 14, 18].map((hour) => [day, hour] as const)))(
  'main cities have two to four events on the weekend to come, seeded on day %i at %i',
  (date, hour) => {
    const now = new Date(Date.UTC(2026, 2, date, hour, 20));
    const events = makeEvents(now, null).filter(({ status }) => status === 'published');
    for (const name of MAIN_CITIES) {
      const ofCity = events.filter(({ city }) => city === name);
      const zone = ofCity[0]?.time_zone ?? '';
      const today = calendarDay(now, zone);
      const sunday = daysAfter(today, 6 - WEEKDAYS.indexOf(weekdayOf(today)));
      const ofWeekend = ofCity.filter(({ starts_at }) => {
        const day = calendarDay(new Date(starts_at), zone);
        return starts_at > now.toISOString() && day >= daysAfter(sunday, -1) && day <= sunday;
      });
      const isEnding = calendarDay(new Date(now.valueOf() + 9 * 3_600_000), zone) > sunday;
      expect([name, ofWeekend.length >= (isEnding ? 0 : 2), ofWeekend.length <= 4]).toEqual([
        name,
        true,
        true,
      ]);
    }
  },
);
