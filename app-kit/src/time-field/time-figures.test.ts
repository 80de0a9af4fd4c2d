/** @jest-environment @ecocircle/test-kit/process */
import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { timeFigures } from './time-figures.ts';

test.each([
  ['en-US', '6:30\u00a0PM', '12:05\u00a0AM'],
  ['es-AR', '18:30', '00:05'],
  ['ru-RU', '18:30', '00:05'],
  ['ru-KZ', '18:30', '00:05'],
  ['kk-KZ', '18:30', '00:05'],
] as const)('%s writes times as %s and %s, and reads them @E-01', (locale, evening, night) => {
  const { write, read } = timeFigures(locale);
  expect([write('18:30'), write('00:05')]).toEqual([evening, night]);
  expect([read(evening, false), read(night, false)]).toEqual(['18:30', '00:05']);
});

test.each(LOCALES)('in %s a time may be typed in other ways, too', (locale) => {
  const { read } = timeFigures(locale);
  for (const text of ['18:30', '18.30', '18 30', '1830', '6:30 pm', '6.30 p.m.', '630PM', ' 06:30 p. m. '])
    expect([text, read(text, true)]).toEqual([text, '18:30']);
  expect(['9:05', '905', '0905', '9', '9 am', '12 am', '12pm'].map((text) => read(text, true))).toEqual([
    '09:05',
    '09:05',
    '09:05',
    '09:00',
    '09:00',
    '00:00',
    '12:00',
  ]);
});

test('what may still become another time is none before typing has ended', () => {
  const { read } = timeFigures('ru-RU');
  expect(['1', '18', '183', '18:', '18:3'].map((text) => read(text, false))).toEqual(Array(5).fill(null));
  expect(['1830', '9:30', '9am'].map((text) => read(text, false))).toEqual(['18:30', '09:30', '09:00']);
});

test.each(['', '25:70', '24:00', '12:60', '13 pm', '0 am', '18:3', '18:', '18:305', '12345', 'noon', '-1'])(
  '%j is no time',
  (text) => expect(timeFigures('en-US').read(text, true)).toBeNull(),
);

test('what is no time is written as it stands', () => {
  for (const text of ['', '25:70', 'noon']) expect(timeFigures('en-US').write(text)).toBe(text);
});
