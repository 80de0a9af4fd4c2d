import { LOCALES, type Locale, type NextOpening, type OpenSays, WEEKDAYS } from '@ecocircle/shared-contracts';
import { describe, expect, test } from '@jest/globals';
import type { TFunction } from 'i18next';
import { i18nOf } from '../testing/index.ts';
import { openWords } from './open-words.ts';

const t = (locale: Locale) =>
  i18nOf(import.meta.dirname, locale).getFixedT(locale, 'open-words') as TFunction;
const say = (locale: Locale, says: OpenSays) => openWords(t(locale), locale, says).replaceAll('\u00a0', ' ');

const opens = (day: NextOpening['day'], time: string, date = '2026-12-08'): OpenSays => ({
  kind: 'closed',
  opens: { day, date, time },
});

const SAID: readonly OpenSays[] = [
  { kind: 'open', until: '18:00' },
  { kind: 'always' },
  { kind: 'closes-soon', until: '18:00', minutes: 25 },
  { kind: 'break-soon', until: '13:00', minutes: 10 },
  { kind: 'lunch', until: '14:00' },
  opens('today', '11:00'),
  opens('tomorrow', '09:00'),
  opens('monday', '09:00'),
  opens('later', '09:00'),
  { kind: 'closed', opens: null },
  { kind: 'day-off', opens: { day: 'tuesday', date: '2026-11-24', time: '09:00' } },
  { kind: 'unknown' },
  { kind: 'paused', reopens: null },
  { kind: 'paused', reopens: '2026-12-01' },
  { kind: 'gone' },
];

const RUSSIAN = [
  'Открыто до 18:00',
  'Открыто круглосуточно',
  'Закроется через 25 минут',
  'Обед через 10 минут',
  'Обед до 14:00',
  'Закрыто, откроется сегодня в 11:00',
  'Закрыто, откроется завтра в 09:00',
  'Закрыто, откроется в понедельник в 09:00',
  'Закрыто, откроется 8 декабря в 09:00',
  'Закрыто',
  'Сегодня выходной, откроется во вторник в 09:00',
  'Часы работы не подтверждены',
  'Временно не работает',
  'Временно не работает, откроется 1 декабря 2026 г.',
  'Закрыто навсегда',
];

const EXPECTED: Record<Locale, readonly string[]> = {
  'en-US': [
    'Open until 6:00 PM',
    'Open around the clock',
    'Closes in 25 minutes',
    'Lunch break in 10 minutes',
    'Lunch break until 2:00 PM',
    'Closed, opens today at 11:00 AM',
    'Closed, opens tomorrow at 9:00 AM',
    'Closed, opens Monday at 9:00 AM',
    'Closed, opens December 8 at 9:00 AM',
    'Closed',
    'Closed today, opens Tuesday at 9:00 AM',
    'Hours not confirmed',
    'Temporarily closed',
    'Temporarily closed, reopens December 1, 2026',
    'Closed for good',
  ],
  'ru-RU': RUSSIAN,
  'ru-KZ': RUSSIAN,
  'kk-KZ': [
    'Ашық, жабылуы: 18:00',
    'Тәулік бойы ашық',
    '25 минуттан кейін жабылады',
    '10 минуттан кейін түскі үзіліс',
    'Түскі үзіліс, аяқталуы: 14:00',
    'Жабық, ашылуы: бүгін, 11:00',
    'Жабық, ашылуы: ертең, 09:00',
    'Жабық, ашылуы: дүйсенбі, 09:00',
    'Жабық, ашылуы: 8 желтоқсан, 09:00',
    'Жабық',
    'Бүгін демалыс, ашылуы: сейсенбі, 09:00',
    'Жұмыс уақыты расталмаған',
    'Уақытша жұмыс істемейді',
    'Уақытша жұмыс істемейді, ашылатын күні: 2026 жылғы 1 желтоқсан',
    'Біржола жабылған',
  ],
  'es-AR': [
    'Abierto hasta las 18:00',
    'Abierto las 24 horas',
    'Cierra en 25 minutos',
    'Pausa de almuerzo en 10 minutos',
    'Pausa de almuerzo hasta las 14:00',
    'Cerrado, abre hoy a las 11:00',
    'Cerrado, abre mañana a las 09:00',
    'Cerrado, abre el lunes a las 09:00',
    'Cerrado, abre el 8 de diciembre a las 09:00',
    'Cerrado',
    'Hoy cerrado, abre el martes a las 09:00',
    'Horario sin confirmar',
    'Cerrado por un tiempo',
    'Cerrado por un tiempo, reabre el 1 de diciembre de 2026',
    'Cerrado para siempre',
  ],
};

describe.each(LOCALES)('%s', (locale) => {
  test('says whether a point is open, has its break, or when it opens @M-01', () => {
    expect(SAID.map((says) => say(locale, says))).toEqual(EXPECTED[locale]);
  });

  test('has a word of its own for every day of an opening @M-01', () => {
    const days = ['today', 'tomorrow', ...WEEKDAYS] as const;
    expect(new Set(days.map((day) => say(locale, opens(day, '09:00')))).size).toBe(days.length);
  });
});

test.each<[Locale, readonly string[]]>([
  ['en-US', ['Closes in 1 minute', 'Closes in 2 minutes', 'Closes in 21 minutes']],
  ['ru-RU', ['Закроется через 1 минуту', 'Закроется через 2 минуты', 'Закроется через 21 минуту']],
  ['kk-KZ', ['1 минуттан кейін жабылады', '2 минуттан кейін жабылады', '21 минуттан кейін жабылады']],
  ['es-AR', ['Cierra en 1 minuto', 'Cierra en 2 minutos', 'Cierra en 21 minutos']],
])('%s counts the minutes by its own plural @M-01', (locale, expected) => {
  const said = [1, 2, 21].map((minutes) => say(locale, { kind: 'closes-soon', until: '18:00', minutes }));
  expect(said).toEqual(expected);
});
