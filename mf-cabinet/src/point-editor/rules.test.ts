import { POINT_LIMITS } from '@ecocircle/shared-contracts';
import { expect, test } from '@jest/globals';
import { EMPTY_RATE, EMPTY_VALUES } from './editor-values.ts';
import { checkFor } from './rules.ts';

const check = checkFor('en-US');
const priced = (price: string) => check({ ...EMPTY_VALUES, smrs: [{ ...EMPTY_RATE, price }] });

test('a draft may lack anything @P-07', () => {
  expect(check(EMPTY_VALUES)).toEqual({});
  expect(check({ ...EMPTY_VALUES, smrs: [EMPTY_RATE] })).toEqual({});
});

test('what is there keeps its limits and formats @P-02', () => {
  const contacts = { name: 'Ana', phone: '12', email: 'ana@' };
  expect(check({ ...EMPTY_VALUES, name: 'x'.repeat(151), supervisorContacts: contacts })).toEqual({
    name: { rule: 'maxLength', max: POINT_LIMITS.name },
    'supervisorContacts.phone': { rule: 'phone' },
    'supervisorContacts.email': { rule: 'email' },
  });
});

test.each([
  ['1,5', {}],
  ['-1', { 'smrs.0.price': { rule: 'minimum', min: 0 } }],
  ['1e308', { 'smrs.0.price': { rule: 'decimal' } }],
  ['999999999', { 'smrs.0.price': { rule: 'maximum', max: POINT_LIMITS.price } }],
  ['0.125', { 'smrs.0.price': { rule: 'maxDecimals', max: 2 } }],
])('of a price of %p it says %p @P-02', (price, problems) => {
  expect(priced(price)).toEqual(problems);
});
