import { join } from 'node:path';
import {
  LOCALES,
  type Locale,
  type OpenState,
  type WorkingDay,
  weekdayOf,
} from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import { i18nOf } from '../../testing/index.ts';
import { formatClockTime } from '../../wording/index.ts';
import { dayText, lunchText } from './day-wording.ts';
import { openText } from './open-wording.ts';

const PART = join(import.meta.dirname, '..');
const t = (locale: Locale) => i18nOf(PART, locale).getFixedT(locale, 'point-card') as TFunction;
const say = (locale: Locale, state: OpenState) =>
  openText(t(locale), locale, { state, today: 'saturday', date: '2026-11-21', time: '10:30', special: null });
const opens = (date: string, time: string): OpenState => ({
  state: 'closed',
  opens: { weekday: weekdayOf(date), date, time },
});

const EXPECTED: Record<Locale, readonly string[]> = {
  'en-US': [
    'Open until 6:00 PM',
    'Open around the clock',
    'Lunch break until 2:00 PM',
    'Closed, opens today at 11:00 AM',
    'Closed, opens tomorrow at 9:00 AM',
    'Closed, opens Monday at 9:00 AM',
    'Closed, opens Saturday at 9:00 AM',
    'Closed',
  ],
  'ru-RU': [
    'Открыто до 18:00',
    'Открыто круглосуточно',
    'Обед до 14:00',
    'Закрыто, откроется сегодня в 11:00',
    'Закрыто, откроется завтра в 09:00',
    'Закрыто, откроется в понедельник в 09:00',
    'Закрыто, откроется в субботу в 09:00',
    'Закрыто',
  ],
  'ru-KZ': [
    'Открыто до 18:00',
    'Открыто круглосуточно',
    'Обед до 14:00',
    'Закрыто, откроется сегодня в 11:00',
    'Закрыто, откроется завтра в 09:00',
    'Закрыто, откроется в понедельник в 09:00',
    'Закрыто, откроется в субботу в 09:00',
    'Закрыто',
  ],
  'kk-KZ': [
    'Ашық, жабылуы: 18:00',
    'Тәулік бойы ашық',
    'Түскі үзіліс, аяқталуы: 14:00',
    'Жабық, ашылуы: бүгін, 11:00',
    'Жабық, ашылуы: ертең, 09:00',
    'Жабық, ашылуы: дүйсенбі, 09:00',
    'Жабық, ашылуы: сенбі, 09:00',
    'Жабық',
  ],
  'es-AR': [
    'Abierto hasta las 18:00',
    'Abierto las 24 horas',
    'Pausa de almuerzo hasta las 14:00',
    'Cerrado, abre hoy a las 11:00',
    'Cerrado, abre mañana a las 09:00',
    'Cerrado, abre el lunes a las 09:00',
    'Cerrado, abre el sábado a las 09:00',
    'Cerrado',
  ],
};

describe.each(LOCALES)('%s', (locale) => {
  test('says whether a point is open, has its break, or when it opens @M-01', () => {
    const states: OpenState[] = [
      { state: 'open', until: '18:00' },
      { state: 'open', until: null },
      { state: 'lunch', until: '14:00' },
      opens('2026-11-21', '11:00'),
      opens('2026-11-22', '09:00'),
      opens('2026-11-23', '09:00'),
      opens('2026-11-28', '09:00'),
      { state: 'closed', opens: null },
    ];
    const said = states.map((state) => say(locale, state).replaceAll('\u00a0', ' '));
    expect(said).toEqual(EXPECTED[locale]);
  });

  test('names a day off, a day around the clock and a lunch break @M-01', () => {
    const off = dayText(t(locale), locale, { kind: 'closed' });
    const always = dayText(t(locale), locale, { kind: 'around-the-clock' });
    const day: WorkingDay = {
      kind: 'hours',
      start: '09:00',
      end: '18:00',
      lunch: { start: '13:00', end: '14:00' },
    };
    expect(new Set([off, always, dayText(t(locale), locale, day)]).size).toBe(3);
    expect(lunchText(t(locale), locale, day)).toContain(formatClockTime('13:00', locale));
    expect(lunchText(t(locale), locale, { ...day, lunch: null })).toBeNull();
  });
});
