import type { Locale } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { momentWords } from './moment-words.ts';

const BEGINNING = new Date('2026-11-28T05:00:00Z');
const END = new Date('2026-11-30T07:00:00Z');
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Almaty' } as const;

test.each<[Locale, string]>([
  ['kk-KZ', '2026 жылғы 28 қараша'],
  ['ru-KZ', '28 ноября 2026 г.'],
  ['es-AR', '28 de noviembre de 2026'],
  ['en-US', 'November 28, 2026'],
])('a day in %s has the words of pages @I-01', (locale, words) => {
  expect(momentWords(locale, DAY).one(BEGINNING)).toBe(words);
});

test('in Kazakh both years of a range are written out', () => {
  const years = momentWords('kk-KZ', DAY).range(BEGINNING, new Date('2027-01-02T07:00:00Z'));
  expect(years.match(/\d{4}(?=\sжылғы)/g)).toEqual(['2026', '2027']);
  expect(momentWords('kk-KZ', DAY).range(BEGINNING, END)).not.toContain('ж.');
});
