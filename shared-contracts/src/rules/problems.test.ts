import { expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { array, number, string } from 'yup';
import { EmailSchema, PasswordRepetitionSchema, PasswordSchema, requiredLine } from './field-rules.ts';
import { broken, checkByParts, problemsOf } from './problems.ts';
import { strictObject } from './strict.ts';

const isNamed = jest.fn((name: string | undefined) => name !== 'nameless');
const RowSchema = strictObject({
  material: string().test({ test: isNamed, message: () => broken('choice') as never }),
  price: requiredLine(5),
});
const FormSchema = strictObject({
  name: requiredLine(5),
  account: strictObject({ password: PasswordSchema, repeatedPassword: PasswordRepetitionSchema }),
  mails: array()
    .of(EmailSchema)
    .max(2, broken('maxLength') as never),
  rows: array().of(RowSchema).required(),
  size: number().nullable().required(),
});

const word = fc.constantFrom(
  '',
  ' ',
  'jar',
  'glass jar',
  'ada@example.org',
  'Password1',
  'nameless',
  7,
  null,
  undefined,
);
const row = fc.record({ material: word, price: word }, { requiredKeys: [] });
const form = fc.record(
  {
    name: word,
    account: fc.oneof(fc.record({ password: word, repeatedPassword: word }), word),
    mails: fc.oneof(fc.array(word, { maxLength: 4 }), word),
    rows: fc.oneof(fc.array(fc.oneof(row, word), { maxLength: 3 }), word),
    size: word,
    other: word,
  },
  { requiredKeys: [] },
);

test('checked by parts or as a whole, the same is wrong', () => {
  const check = checkByParts(FormSchema);
  fc.assert(
    fc.property(fc.oneof(form, word), form, (one, other) => {
      for (const value of [one, { ...other, rows: (one as typeof other | null)?.rows }, one])
        expect(check(value)).toEqual(problemsOf(FormSchema, value));
    }),
    { numRuns: 2000 },
  );
});

test('a part that is the same as before is not checked again, wherever it stands', () => {
  const check = checkByParts(FormSchema);
  const glass = { material: 'glass', price: '' };
  const paper = { material: 'paper', price: '1' };
  const rows = [glass, paper];
  check({ rows });
  isNamed.mockClear();
  expect(check({ name: 'Ada', rows })).toHaveProperty(['rows.0.price']);
  expect(isNamed).not.toHaveBeenCalled();
  expect(check({ rows: [{ ...paper, material: 'nameless' }, glass] })).toMatchObject({
    'rows.0.material': { rule: 'choice' },
    'rows.1.price': { rule: 'required' },
  });
  expect(isNamed.mock.calls.map(([name]) => name)).toEqual(['nameless']);
});
