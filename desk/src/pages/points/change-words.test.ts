import { expect, test } from '@jest/globals';
import { valueWords } from './change-words.ts';

test.each([
  [null, '–'],
  ['', '–'],
  [[], '–'],
  ['Abay 10', 'Abay 10'],
  [0, '0'],
  [{ kind: 'hours', start: '09:00', end: '18:00', lunch: null }, 'hours, 09:00, 18:00'],
  [
    [
      { typeId: 'paper', rate: 3 },
      { typeId: 'glass', rate: 0 },
    ],
    'paper, 3; glass, 0',
  ],
])('%j is written as %s @X-16', (value, words) => {
  expect(valueWords(value)).toBe(words);
});
