import { expect, test } from '@jest/globals';
import { addressBeside } from './address-beside.ts';

test.each([
  ['Punto Verde, Gurruchaga 1234', 'Gurruchaga 1234', ''],
  ['Экопункт, ул. Абая, 10', 'Ул. Абая 10', ''],
  ['Ecopoint', 'Abay Ave 10', 'Abay Ave 10'],
  ['Gurruchaga 1234', 'Gurruchaga 1236', 'Gurruchaga 1236'],
  ['Ecopoint', '', ''],
])('%s at %s shows "%s" below its name @M-01', (name, address, shown) => {
  expect(addressBeside({ name, address })).toBe(shown);
});
