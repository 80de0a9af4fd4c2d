import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ISchema } from 'yup';
import {
  AlphanumericTextSchema,
  AlphaTextSchema,
  between,
  DecimalTextSchema,
  EmailSchema,
  IntegerTextSchema,
  maxDecimals,
  maximum,
  minimum,
  NumericTextSchema,
  PhoneSchema,
  requiredLine,
  requiredText,
} from './field-rules.ts';
import { checked, problemsOf } from './problems.ts';
import { text as anyText, strictObject } from './strict.ts';

const problemOf = (schema: ISchema<unknown>, value: unknown) =>
  problemsOf(strictObject({ value: schema }), { value }).value ?? null;
const rulesOf = (schema: ISchema<unknown>, values: readonly unknown[]) =>
  values.map((value) => problemOf(schema, value)?.rule ?? null);

describe('required text', () => {
  test('is trimmed, and nothing but spaces is nothing @V-01', () => {
    expect(requiredText(10).validateSync('  jar \n')).toBe('jar');
    expect(rulesOf(requiredText(10), ['', '  \t\n', undefined, null])).toEqual(Array(4).fill('required'));
  });

  test('names its limit when it is too long @V-01', () => {
    expect(problemOf(requiredText(3), 'glass')).toEqual({ rule: 'maxLength', max: 3 });
    expect(problemOf(requiredText(5), ' glass ')).toBeNull();
  });

  test('of one line has no way to begin another', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result = checked(requiredLine(1000), text);
        if ('value' in result) expect(result.value).not.toMatch(/[\r\n\0]/);
      }),
    );
    expect(requiredLine(100).validateSync('Ada\r\nBcc: all@example.org')).toBe('Ada Bcc: all@example.org');
  }, 30_000);
});

describe('numbers as text', () => {
  test('an integer and a decimal may have a minus, digits may not @V-01', () => {
    expect(rulesOf(IntegerTextSchema, ['12', '-12', '1.5', '1e3', ' 1'])).toEqual([
      null,
      null,
      'integer',
      'integer',
      'integer',
    ]);
    expect(rulesOf(DecimalTextSchema, ['12', '-12.5', '.5', '1,5', '--1'])).toEqual([
      null,
      null,
      'decimal',
      'decimal',
      'decimal',
    ]);
    expect(rulesOf(NumericTextSchema, ['0012', '-1'])).toEqual([null, 'numeric']);
  });

  test('bounds are kept, and values with spaces are refused @V-01', () => {
    const bounded = between(anyText(), 1, 20);
    expect(rulesOf(bounded, ['1', '20', '0.9', '20.1', '1 0', ' 5'])).toEqual([
      null,
      null,
      'between',
      'between',
      'between',
      'between',
    ]);
    expect(problemOf(minimum(anyText(), 3), '2')).toEqual({ rule: 'minimum', min: 3 });
    expect(problemOf(maximum(anyText(), 3), '4 ')).toEqual({ rule: 'maximum', max: 3 });
    expect(problemOf(maxDecimals(anyText(), 2), '1.234')).toEqual({ rule: 'maxDecimals', max: 2 });
    expect(problemOf(maxDecimals(anyText(), 2), '1.23')).toBeNull();
  });
});

test('letters and digits are those of every script @V-01', () => {
  expect(rulesOf(AlphaTextSchema, ['Әлия', 'Ñandú', 'a1', 'a b'])).toEqual([null, null, 'alpha', 'alpha']);
  expect(rulesOf(AlphanumericTextSchema, ['Б12', 'a-b'])).toEqual([null, 'alphanumeric']);
});

describe('an e-mail address', () => {
  const local = (length: number): string => `${'a'.repeat(length)}@example.org`;
  const domain = (length: number): string => `ada@${'d'.repeat(length - 4)}.org`;

  test('has at most 64 characters before the @ and 66 behind it @V-02', () => {
    expect(rulesOf(EmailSchema, [local(64), local(65)])).toEqual([null, 'email']);
    expect(rulesOf(EmailSchema, [domain(66), domain(67)])).toEqual([null, 'email']);
  });

  test('is generally one @V-02', () => {
    const wrong = [
      'ada',
      '@example.org',
      'ada@',
      'a b@example.org',
      'ada@example',
      'ada@example.org\nBcc: x@y.z',
    ];
    expect(rulesOf(EmailSchema, wrong)).toEqual(wrong.map(() => 'email'));
    expect(EmailSchema.validateSync(' ada+news@mail.example.org ')).toBe('ada+news@mail.example.org');
    expect(problemOf(EmailSchema, ' ')).toEqual({ rule: 'required' });
  });
});

test('a phone number has 7 to 15 digits and the signs that people put between them', () => {
  expect(
    rulesOf(PhoneSchema, ['+7 (701) 234-56-78', '4114.8800', '123456', '+1234567890123456', '12-CALL-34']),
  ).toEqual([null, null, 'phone', 'phone', 'phone']);
  expect(problemOf(PhoneSchema, '')).toEqual({ rule: 'required' });
});
