import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import { eventWhen } from './event-when.ts';

const event = {
  startsAt: '2026-11-28T05:00:00.000Z',
  endsAt: '2026-11-28T08:30:00.000Z',
  timeZone: 'Asia/Almaty',
};
const NOW = new Date('2026-11-21T12:00:00Z');
const plain = (text: string): string => text.replace(/[\u202f\u00a0\u2009]/g, ' ');
const timeOf = (locale: Locale, times = event): string => plain(eventWhen(times, locale, NOW).time.join(' '));

describe('the time of an event in words', () => {
  test.each([
    ['en-US', 'Saturday, 10:00 AM – 1:30 PM'],
    ['ru-RU', 'Суббота, 10:00–13:30'],
    ['ru-KZ', 'Суббота, 10:00–13:30'],
    ['kk-KZ', 'Сенбі, 10:00–13:30'],
    ['es-AR', 'Sábado, 10:00–13:30'],
  ] as const)('is said in %s with the clock of the event’s own zone @R-07 @I-01', (locale, words) => {
    expect(timeOf(locale)).toBe(words);
  });

  test('falls on the day of the event’s zone, not of the reader’s @R-07', () => {
    const late = { startsAt: '2026-11-27T20:30:00.000Z', endsAt: '2026-11-27T21:30:00.000Z' };
    expect(eventWhen({ ...late, timeZone: 'Asia/Almaty' }, 'en-US', NOW).dayNumber).toBe('28');
    expect(eventWhen({ ...late, timeZone: 'America/Argentina/Buenos_Aires' }, 'en-US', NOW).dayNumber).toBe(
      '27',
    );
  });

  test('names both days when it lasts longer than one @R-07', () => {
    const weekend = { ...event, endsAt: '2026-11-29T13:00:00.000Z' };
    expect(timeOf('ru-RU', weekend)).toBe('28 ноября, 10:00 – 29 ноября, 18:00');
    expect(timeOf('kk-KZ', weekend)).toBe('28 қараша, 10:00 – 29 қараша, 18:00');
  });
});

describe('the day of an event', () => {
  test.each([
    ['en-US', 'November 28', 'November 28, 2027'],
    ['ru-RU', '28 ноября', '28 ноября 2027 г.'],
    ['ru-KZ', '28 ноября', '28 ноября 2027 г.'],
    ['kk-KZ', '28 қараша', '2027 жылғы 28 қараша'],
    ['es-AR', '28 de noviembre', '28 de noviembre de 2027'],
  ] as const)('has its year in %s only where it is another one @I-01', (locale, thisYear, nextYear) => {
    const later = { ...event, startsAt: '2027-11-28T05:00:00.000Z', endsAt: '2027-11-28T08:00:00.000Z' };
    expect(plain(eventWhen(event, locale, NOW).day)).toBe(thisYear);
    expect(plain(eventWhen(later, locale, NOW).day)).toBe(nextYear);
  });

  test.each(LOCALES)('has a short month without a dot in %s for every month @I-01', (locale) => {
    const months = Array.from({ length: 12 }, (_, month) => {
      const day = `2026-${String(month + 1).padStart(2, '0')}-15T`;
      const times = {
        startsAt: `${day}05:00:00.000Z`,
        endsAt: `${day}06:00:00.000Z`,
        timeZone: 'Asia/Almaty',
      };
      return eventWhen(times, locale, NOW).month;
    });
    expect(new Set(months).size).toBe(12);
    for (const month of months) expect(month).toMatch(/^\p{L}{3,5}$/u);
  });
});

describe('how near an event is', () => {
  const at = (now: string, locale: Locale = 'en-US') => eventWhen(event, locale, new Date(now));

  test.each([
    ['en-US', 'Tomorrow', 'Today'],
    ['ru-RU', 'Завтра', 'Сегодня'],
    ['ru-KZ', 'Завтра', 'Сегодня'],
    ['kk-KZ', 'Ертең', 'Бүгін'],
    ['es-AR', 'Mañana', 'Hoy'],
  ] as const)('is a word in %s by the calendar of its zone @I-01', (locale, tomorrow, today) => {
    expect(at('2026-11-26T18:59:00Z', locale).near).toBeNull();
    expect(at('2026-11-26T19:00:00Z', locale).near).toBe(tomorrow);
    expect(at('2026-11-27T19:00:00Z', locale).near).toBe(today);
  });

  test('turns from upcoming to running to past at its very times @E-01', () => {
    expect(at('2026-11-28T04:59:59Z').phase).toBe('upcoming');
    expect(at('2026-11-28T05:00:00Z')).toMatchObject({ phase: 'running', near: null });
    expect(at('2026-11-28T08:29:59Z').phase).toBe('running');
    expect(at('2026-11-28T08:30:00Z')).toMatchObject({ phase: 'past', near: null });
  });
});
