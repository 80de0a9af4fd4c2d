import { expect, test } from '@jest/globals';
import { formatNumber } from './number-words.ts';

test.each([
  ['en-US', '12,345'],
  ['es-AR', '12.345'],
  ['ru-RU', '12 345'],
  ['ru-KZ', '12 345'],
  ['kk-KZ', '12 345'],
] as const)('thousands are grouped as %s does @I-01', (locale, expected) => {
  expect(formatNumber(12_345, locale).replace(/\u00a0/g, ' ')).toBe(expected);
});
