import * as v from 'valibot';
import { ruleMessage } from './field-problem.ts';

const required = ruleMessage({ rule: 'required' });
const email = ruleMessage({ rule: 'email' });

const BEFORE_AT = 64;
const AFTER_AT = 66;

const fitsAroundAt = (value: string): boolean => {
  const at = value.lastIndexOf('@');
  return at <= BEFORE_AT && value.length - at - 1 <= AFTER_AT;
};

const matching = (rule: 'integer' | 'decimal' | 'numeric' | 'alpha' | 'alphanumeric', pattern: RegExp) =>
  v.pipe(v.string(required), v.regex(pattern, ruleMessage({ rule })));

/**
 * Text that has to be there: trimmed, and not longer than `max` characters.
 *
 * @example
 * v.parse(requiredText(100), ' Aigerim '); // 'Aigerim'
 */
export const requiredText = (max: number) =>
  v.pipe(
    v.string(required),
    v.trim(),
    v.nonEmpty(required),
    v.maxLength(max, ruleMessage({ rule: 'maxLength', max })),
  );

/**
 * One line of text that has to be there: {@link requiredText} without line breaks and other control characters,
 * which are read as spaces, so that it can stand in a mail's header.
 *
 * @example
 * v.parse(requiredLine(100), 'Ada\r\nBcc: all'); // 'Ada Bcc: all'
 */
export const requiredLine = (max: number) =>
  v.pipe(
    v.string(required),
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get through
    v.transform((value) => value.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ')),
    requiredText(max),
  );

/**
 * An e-mail address: at most 64 characters before the @, at most 66 behind it, and a general check.
 *
 * @example
 * v.parse(EmailSchema, 'ada@example.org');
 */
export const EmailSchema = v.pipe(
  v.string(required),
  v.trim(),
  v.nonEmpty(required),
  v.check((value) => value === '' || fitsAroundAt(value), email),
  v.check((value) => value === '' || v.is(v.pipe(v.string(), v.email()), value), email),
);

/**
 * A phone number as people write it: 7 to 15 digits, an optional plus, and spaces, dots, hyphens or brackets between.
 *
 * @example
 * v.parse(PhoneSchema, '+7 (701) 234-56-78');
 */
export const PhoneSchema = v.pipe(
  v.string(required),
  v.trim(),
  v.nonEmpty(required),
  v.check(
    (value) => value === '' || (/^\+?[\d\s().-]+$/.test(value) && /^(?:\D*\d){7,15}\D*$/.test(value)),
    ruleMessage({ rule: 'phone' }),
  ),
);

/**
 * Digits with an optional minus.
 *
 * @example
 * v.is(IntegerTextSchema, '-12'); // true
 */
export const IntegerTextSchema = matching('integer', /^-?\d+$/);

/**
 * A number with an optional minus and an optional fraction after a point.
 *
 * @example
 * v.is(DecimalTextSchema, '-12.5'); // true
 */
export const DecimalTextSchema = matching('decimal', /^-?\d+(?:\.\d+)?$/);

/**
 * Digits only.
 *
 * @example
 * v.is(NumericTextSchema, '-12'); // false
 */
export const NumericTextSchema = matching('numeric', /^\d+$/);

/**
 * Letters of any script only.
 *
 * @example
 * v.is(AlphaTextSchema, 'Әлия'); // true
 */
export const AlphaTextSchema = matching('alpha', /^[\p{L}\p{M}]+$/u);

/**
 * Letters of any script and digits only.
 *
 * @example
 * v.is(AlphanumericTextSchema, 'Б12'); // true
 */
export const AlphanumericTextSchema = matching('alphanumeric', /^[\p{L}\p{M}\p{Nd}]+$/u);

const numberWithin = (value: string, min: number, max: number): boolean =>
  value === '' || (!/\s/.test(value) && Number(value) >= min && Number(value) <= max);

/**
 * A check that a typed number is at least `min`. A value with spaces is refused.
 *
 * @example
 * v.pipe(DecimalTextSchema, minimum(0));
 */
export const minimum = (min: number) =>
  v.check(
    (value: string) => numberWithin(value, min, Number.POSITIVE_INFINITY),
    ruleMessage({ rule: 'minimum', min }),
  );

/**
 * A check that a typed number is at most `max`. A value with spaces is refused.
 *
 * @example
 * v.pipe(DecimalTextSchema, maximum(100));
 */
export const maximum = (max: number) =>
  v.check(
    (value: string) => numberWithin(value, Number.NEGATIVE_INFINITY, max),
    ruleMessage({ rule: 'maximum', max }),
  );

/**
 * A check that a typed number lies between two bounds, both included. A value with spaces is refused.
 *
 * @example
 * v.pipe(DecimalTextSchema, between(1, 20));
 */
export const between = (min: number, max: number) =>
  v.check((value: string) => numberWithin(value, min, max), ruleMessage({ rule: 'between', min, max }));

/**
 * A check of the number of digits behind the decimal point.
 *
 * @example
 * v.pipe(DecimalTextSchema, maxDecimals(2));
 */
export const maxDecimals = (max: number) =>
  v.check(
    (value: string) => (value.split('.')[1] ?? '').length <= max,
    ruleMessage({ rule: 'maxDecimals', max }),
  );
