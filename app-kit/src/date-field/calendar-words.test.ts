/** @jest-environment @ecocircle/test-kit/process */
import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { calendarWords } from './calendar-words.ts';

test.each([
  ['en-US', 'December 2026', 'Sun'],
  ['es-AR', 'diciembre 2026', 'dom'],
  ['ru-RU', 'декабрь 2026', 'вс'],
  ['ru-KZ', 'декабрь 2026', 'вс'],
  ['kk-KZ', 'желтоқсан 2026', 'жс'],
] as const)(
  '%s heads a month as %s, in the case of a name, and its Sundays as %s @E-01',
  (locale, month, sunday) => {
    const words = calendarWords(locale);
    expect(words.month('2026-12-05')).toBe(month);
    expect(words.weekdays).toHaveLength(7);
    expect(words.weekdays[0]).toBe(sunday);
  },
);

test.each(LOCALES)('a week of %s begins where CLDR says', (locale) => {
  const { firstDay } = (
    new Intl.Locale(locale) as Intl.Locale & { getWeekInfo: () => { firstDay: number } }
  ).getWeekInfo();
  expect(calendarWords(locale).weekStartsOn).toBe(firstDay % 7);
});
