/** @jest-environment @ecocircle/test-kit/process */
import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { dayFigures } from './day-figures.ts';

test.each([
  ['en-US', '12/05/2026', '12/5/26'],
  ['es-AR', '05/12/2026', '5/12/26'],
  ['ru-RU', '05.12.2026', '5.12.26'],
  ['ru-KZ', '05.12.2026', '5.12.26'],
  ['kk-KZ', '05.12.2026', '5.12.26'],
] as const)('%s writes a day as %s, and reads %s @E-01', (locale, written, short) => {
  const { write, read } = dayFigures(locale);
  expect(write('2026-12-05')).toBe(written);
  expect(read(written, false)).toBe('2026-12-05');
  expect(read(short, true)).toBe('2026-12-05');
});

test.each(LOCALES)('in %s ISO 8601 is read, too, and a short year only once typing has ended', (locale) => {
  const { read } = dayFigures(locale);
  expect(read(' 2026-12-05 ', false)).toBe('2026-12-05');
  expect(read('11/11/26', false)).toBeNull();
  expect(read('11/11/2026', false)).toBe('2026-11-11');
});

test.each([
  '',
  '12',
  '05.12',
  '31.02.2026',
  '29.02.2027',
  '00.12.2026',
  '05.12.202',
  '5.12.2026.1',
  'завтра',
])('%j is no day', (text) => expect(dayFigures('ru-RU').read(text, true)).toBeNull());

test('what is no day is written as it stands', () => {
  expect(dayFigures('ru-RU').write('')).toBe('');
  expect(dayFigures('ru-RU').write('soon')).toBe('soon');
  expect(dayFigures('ru-RU').write('2026-02-31')).toBe('2026-02-31');
  expect(dayFigures('ru-RU').write('2026-99-99')).toBe('2026-99-99');
});
