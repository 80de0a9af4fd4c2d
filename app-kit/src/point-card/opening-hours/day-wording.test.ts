import { join } from 'node:path';
import { LOCALES, type Locale, type WorkingDay } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import { i18nOf } from '../../testing/index.ts';
import { formatClockTime } from '../../wording/index.ts';
import { dayText, lunchText } from './day-wording.ts';

const PART = join(import.meta.dirname, '..');
const t = (locale: Locale) => i18nOf(PART, locale).getFixedT(locale, 'point-card') as TFunction;

test.each(LOCALES)('%s names a day off, a day around the clock and a lunch break @M-01', (locale) => {
  const off = dayText(t(locale), locale, { kind: 'closed' });
  const always = dayText(t(locale), locale, { kind: 'around-the-clock' });
  const lunch = { start: '13:00', end: '14:00' };
  const day: WorkingDay = { kind: 'hours', start: '09:00', end: '18:00', lunch };
  expect(new Set([off, always, dayText(t(locale), locale, day)]).size).toBe(3);
  expect(lunchText(t(locale), locale, day)).toContain(formatClockTime('13:00', locale));
  expect(lunchText(t(locale), locale, { ...day, lunch: null })).toBeNull();
});
