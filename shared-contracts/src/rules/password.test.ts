import { expect, test } from '@jest/globals';
import { RepeatedPasswordSchema } from './field-rules.ts';
import { problemsOf } from './problems.ts';

const problems = (password: string, repeatedPassword = password) =>
  problemsOf(RepeatedPasswordSchema, { password, repeatedPassword });

test.each(['DemoPass1', 'Пароль12', 'Aa1!@#$%^&*_+=-,./?~', 'Ab345678'])(
  '%s is a password @V-03',
  (password) => {
    expect(problems(password)).toEqual({});
  },
);

test.each([
  ['', { rule: 'required' }],
  ['Ab34567', { rule: 'minLength', min: 8 }],
  ['Ab3456789012345678901', { rule: 'maxLength', max: 20 }],
  ['demopass1', { rule: 'uppercase' }],
  ['DEMOPASS1', { rule: 'lowercase' }],
  ['DemoPasss', { rule: 'digit' }],
  ...[...' \'"<>{}[]():;|`'].map((letter) => [`Demo${letter}Pass1`, { rule: 'forbidden' }] as const),
] as const)('%j is not: %j @V-03', (password, problem) => {
  expect(problems(password).password).toEqual(problem);
});

test('the repetition has to be there and to be equal @V-03', () => {
  expect(problems('DemoPass1', 'DemoPass2')).toEqual({ repeatedPassword: { rule: 'repeat' } });
  expect(problems('DemoPass1', '')).toEqual({ repeatedPassword: { rule: 'required' } });
});
