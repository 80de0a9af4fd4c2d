import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { formatDistance } from './distance.ts';

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [0, '10 m'],
  [648, '650 m'],
  [996, '1 km'],
  [1240, '1.2 km'],
  [12_400, '12 km'],
  [1_234_567, '1,235 km'],
])('%d metres are %s', (metres, words) => {
  expect(plain(formatDistance(metres, 'en-US'))).toBe(words);
});

test('each language writes them its own way', () => {
  expect(LOCALES.map((locale) => plain(formatDistance(1240, locale)))).toEqual([
    '1,2 км',
    '1,2 км',
    '1,2 км',
    '1,2 km',
    '1.2 km',
  ]);
});
