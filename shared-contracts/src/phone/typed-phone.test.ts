import { expect, test } from '@jest/globals';
import { toE164 } from './phone-number.ts';
import { lacksCallingCode, readPhone, writePhone } from './typed-phone.ts';

test.each([
  ['RU', '9123456789', '+79123456789'],
  ['RU', '89123456789', '+79123456789'],
  ['KZ', '7012345678', '+77012345678'],
  ['AR', '91123456789', '+5491123456789'],
  ['AR', '0111523456789', '+5491123456789'],
  ['AR', '111523456789', '+5491123456789'],
  ['AR', '1123456789', '+541123456789'],
  ['BY', '291234567', '+375291234567'],
] as const)('a number of %s, typed %s, is %s @D-13', (country, digits, number) => {
  expect(writePhone({ country, digits })).toBe(number);
});

test.each([
  ['KZ', '9123456789'],
  ['RU', '7012345678'],
  ['RU', '912345678'],
  [null, '4930901820'],
] as const)('%s with %s is no number for the market, and comes back as it was @D-13', (country, digits) => {
  const value = writePhone({ country, digits });
  expect(toE164(value, 'international')).toBeNull();
  expect(readPhone(value, 'RU')).toEqual({ country, digits });
  expect(lacksCallingCode(value)).toBe(country === null);
});

test.each([
  ['+7 701 234-56-78', 'KZ', '7012345678'],
  ['+79123456789', 'RU', '9123456789'],
  ['+7 000', 'KZ', '000'],
  ['8 701 234 56 78', 'KZ', '87012345678'],
  ['+5491123456789', 'AR', '91123456789'],
  ['+999 12', null, '99912'],
  ['', 'KZ', ''],
])('%j in Kazakhstan is country %s with %s @D-13', (text, country, digits) => {
  expect(readPhone(text, 'KZ')).toEqual({ country, digits });
});
