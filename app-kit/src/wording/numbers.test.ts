import { expect, test } from '@jest/globals';
import { formatMoney, formatNumber } from './numbers.ts';

const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

test.each([
  ['en-US', '12,345'],
  ['es-AR', '12.345'],
  ['ru-RU', '12 345'],
  ['ru-KZ', '12 345'],
  ['kk-KZ', '12 345'],
] as const)('thousands are grouped as %s does @I-01', (locale, expected) => {
  expect(plain(formatNumber(12_345, locale))).toBe(expected);
});

test('groups Kazakh numbers by spaces even where the browser has no Kazakh', () => {
  expect(formatNumber(1_234_567, 'kk-KZ')).toBe('1\u00a0234\u00a0567');
});

test.each([
  [1440, 'RUB', 'ru-RU', '1 440 ₽'],
  [12.5, 'ARS', 'es-AR', '$ 12,50'],
  [1440, 'KZT', 'kk-KZ', '1 440 ₸'],
  [12.5, null, 'en-US', '12.50'],
] as const)(
  '%d %s are written in %s with decimals where they are not whole @I-01',
  (amount, currency, locale, words) => {
    expect(plain(formatMoney(amount, currency, locale))).toBe(words);
  },
);
