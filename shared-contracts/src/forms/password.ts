import * as v from 'valibot';
import { ruleMessage } from './field-problem.ts';

const required = ruleMessage({ rule: 'required' });

/**
 * The shortest and the longest password, in characters.
 *
 * @example
 * t('password.hint', PASSWORD_LENGTH);
 */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;

/** Never in a password: white space, quotes, brackets of all kinds, colons, bars and backticks. */
const FORBIDDEN = /[\s'"<>{}[\]():;|`]/;

/**
 * A password that somebody chooses: 8 to 20 characters with an uppercase letter, a lowercase letter and a digit of any
 * script, and none of space ' " < > { } [ ] ( ) : ; | `.
 *
 * @example
 * v.is(PasswordSchema, 'DemoPass1'); // true
 */
export const PasswordSchema = v.pipe(
  v.string(required),
  v.nonEmpty(required),
  v.check(
    (value) => value === '' || [...value].length >= PASSWORD_LENGTH.min,
    ruleMessage({ rule: 'minLength', min: PASSWORD_LENGTH.min }),
  ),
  v.check(
    (value) => [...value].length <= PASSWORD_LENGTH.max,
    ruleMessage({ rule: 'maxLength', max: PASSWORD_LENGTH.max }),
  ),
  v.regex(/\p{Lu}/u, ruleMessage({ rule: 'uppercase' })),
  v.regex(/\p{Ll}/u, ruleMessage({ rule: 'lowercase' })),
  v.regex(/\p{Nd}/u, ruleMessage({ rule: 'digit' })),
  v.check((value) => !FORBIDDEN.test(value), ruleMessage({ rule: 'forbidden' })),
);

/**
 * Schema of a new password with its repetition.
 *
 * @example
 * problemsOf(RepeatedPasswordSchema, { password: 'DemoPass1', repeatedPassword: 'DemoPass2' });
 * // { repeatedPassword: { rule: 'repeat' } }
 */
export const RepeatedPasswordSchema = v.pipe(
  v.object({
    password: PasswordSchema,
    repeatedPassword: v.pipe(v.string(required), v.nonEmpty(required)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeatedPassword']],
      ({ password, repeatedPassword }) => password === repeatedPassword,
      ruleMessage({ rule: 'repeat' }),
    ),
    ['repeatedPassword'],
  ),
);
