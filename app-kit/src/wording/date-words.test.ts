import { expect, test } from '@jest/globals';
import { midSentence, sentenceCase } from './date-words.ts';

test.each([
  ['ru-RU', 'Суббота, 10:00', 'суббота, 10:00'],
  ['ru-KZ', 'Суббота, 10:00', 'суббота, 10:00'],
  ['kk-KZ', 'Сенбі, 10:00', 'сенбі, 10:00'],
  ['es-AR', 'Sábado, 10:00', 'sábado, 10:00'],
  ['en-US', 'Saturday, 10:00', 'Saturday, 10:00'],
] as const)('in %s a weekday in the middle of a sentence is written so @I-01', (locale, first, inside) => {
  expect(midSentence(first, locale)).toBe(inside);
  expect(sentenceCase(inside, locale)).toBe(first);
});
