import { expect, test } from '@jest/globals';
import { problemsOf, strictObject } from '../rules/index.ts';
import { phoneNumberSchema, toE164 } from './phone-number.ts';

test.each([
  ['8 (912) 345-67-89', 'russia', '+79123456789'],
  ['9123456789', 'russia', '+79123456789'],
  ['+375 29 123-45-67', 'russia', '+375291234567'],
  ['8 701 234 56 78', 'kazakhstan', '+77012345678'],
  ['+7 701 234 56 78', 'kazakhstan', '+77012345678'],
  ['011 15-2345-6789', 'international', '+5491123456789'],
  ['+54 9 11 2345-6789', 'international', '+5491123456789'],
  ['+1 213 373 4253', 'international', '+12133734253'],
] as const)('%s in %s is %s', (text, region, number) => {
  expect(toE164(text, region)).toBe(number);
});

test.each([
  ['+1 213 373 4253', 'russia'],
  ['+49 30 901820', 'kazakhstan'],
  ['12345', 'international'],
  ['call 8 912 345 67 89', 'russia'],
  ['+7 912 345 67 8', 'russia'],
  ['', 'russia'],
] as const)('%j is no number in %s', (text, region) => {
  expect(toE164(text, region)).toBeNull();
});

test('the schema tells what is missing from what is wrong, and gives E.164', () => {
  const schema = phoneNumberSchema('kazakhstan');
  const problem = (phone: string) => problemsOf(strictObject({ phone: schema }), { phone }).phone?.rule;
  expect([problem(''), problem('12'), problem('+7 701 234 56 78')]).toEqual(['required', 'phone', undefined]);
  expect([problem('ZZ 7012345678'), problem('KZ 701234567')]).toEqual(['callingCode', 'phone']);
  expect(schema.validateSync(' 8 701 234 56 78 ')).toBe('+77012345678');
});
