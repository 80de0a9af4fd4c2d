import { LOCALES } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { readPrice, writePrice } from './price.ts';

test.each(LOCALES)('in %s a decimal comma and a decimal point are the same @P-02', (locale) => {
  expect(['1,5', '1.5', ' 1,50 ', '0.05'].map((text) => readPrice(text, locale))).toEqual([
    1.5, 1.5, 1.5, 0.05,
  ]);
});

test.each([
  ['1.500', 'es-AR', 1500],
  ['1.500,25', 'es-AR', 1500.25],
  ['1,500', 'en-US', 1500],
  ['1,500.25', 'en-US', 1500.25],
  ['1 500,25', 'ru-RU', 1500.25],
  ['1\u00a0500', 'kk-KZ', 1500],
  ['1.500', 'ru-RU', 1.5],
  ['1.234.567', 'es-AR', 1_234_567],
] as const)('%p is read in %s as %d @P-02', (text, locale, price) => {
  expect(readPrice(text, locale)).toBe(price);
});

test('nothing is no price, and a minus stays to be refused', () => {
  expect([readPrice('', 'en-US'), readPrice('  ', 'ru-RU'), readPrice('-1', 'en-US')]).toEqual([
    null,
    null,
    -1,
  ]);
});

test.each(['1e308', 'free', '1,2,3', '1.', ',5', '12 kg', 'Infinity', '0x10'])('%p is no number', (text) => {
  expect(readPrice(text, 'en-US')).toBeNaN();
});

test.each(LOCALES)('in %s what is written is read as the same', (locale) => {
  for (const price of [0, 1.5, 1500, 0.05, 100_000_000])
    expect(readPrice(writePrice(price, locale), locale)).toBe(price);
});
