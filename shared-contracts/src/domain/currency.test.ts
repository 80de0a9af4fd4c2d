import { expect, test } from '@jest/globals';
import { currencyOf } from './currency.ts';

test('a country pays in its own currency, an unknown one in none @I-01', () => {
  expect(['RU', 'KZ', 'AR', 'AT', '', 'NZ'].map(currencyOf)).toEqual([
    'RUB',
    'KZT',
    'ARS',
    'EUR',
    null,
    null,
  ]);
});
