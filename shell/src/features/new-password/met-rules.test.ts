import { isValid, PasswordSchema } from '@ecocircle/shared-contracts/rules';
import { expect, test } from '@jest/globals';
import { metRules, PASSWORD_RULES } from './met-rules.ts';

test.each([
  ['', []],
  ['a', ['lowercase', 'forbidden']],
  ['Ab1', ['uppercase', 'lowercase', 'digit', 'forbidden']],
  ['Ab1 longer', ['length', 'uppercase', 'lowercase', 'digit']],
  ['Құпиясөз1', ['length', 'uppercase', 'lowercase', 'digit', 'forbidden']],
  ['A1aaaaaaaaaaaaaaaaaaa', ['uppercase', 'lowercase', 'digit', 'forbidden']],
] as const)('%j keeps %j @V-03', (password, met) => {
  expect([...metRules(password)]).toEqual(met);
});

test.each(['DemoPass1', 'demopass1', 'DEMOPASS1', 'DemoPass', 'Demo 1', 'Demo"Pass1', 'De1'])(
  '%j has every tick exactly where the rules take it @V-03',
  (password) => {
    expect(metRules(password).size === PASSWORD_RULES.length).toBe(isValid(PasswordSchema, password));
  },
);
