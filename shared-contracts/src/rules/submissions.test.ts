import { expect, test } from '@jest/globals';
import { phoneNumberSchema } from '../phone/phone-number.ts';
import { formSchema, SubscriptionSchema } from './form-schemas.ts';
import { broken, checked, problemsOf } from './problems.ts';
import { list, strictObject, text } from './strict.ts';

const person = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'Where do jars go?' };
const required = { rule: 'required' };
const QuestionSchema = formSchema('question');
const ContactSchema = formSchema('write-to-us', phoneNumberSchema('kazakhstan'));
const InquirySchema = formSchema('inquire', phoneNumberSchema('kazakhstan'));

test('a question needs name, city, e-mail and text @N-02', () => {
  expect(problemsOf(QuestionSchema, person)).toEqual({});
  expect(problemsOf(QuestionSchema, {})).toEqual({
    name: required,
    city: required,
    email: required,
    text: required,
  });
});

test('a contact needs a phone of its own, and is a question unless it says otherwise @N-03', () => {
  expect(problemsOf(ContactSchema, { ...person, phone: 'call me' })).toEqual({ phone: { rule: 'phone' } });
  expect(problemsOf(ContactSchema, person)).toEqual({ phone: required });
  expect(checked(ContactSchema, { ...person, phone: '8 701 234 56 78' })).toMatchObject({
    value: { phone: '+77012345678', type: 'question' },
  });
  expect(problemsOf(ContactSchema, { ...person, phone: '+7 701 234 56 78', type: 'spam' })).toEqual({
    type: { rule: 'choice' },
  });
});

test('an inquiry needs an organisation, and comes from city authorities unless it says otherwise @N-04', () => {
  expect(problemsOf(InquirySchema, person)).toEqual({ orgName: required });
  expect(checked(InquirySchema, { ...person, orgName: 'Glass and Co' })).toMatchObject({
    value: { type: 'government', phone: '' },
  });
  expect(problemsOf(InquirySchema, { ...person, orgName: 'Glass and Co', phone: '12' })).toEqual({
    phone: { rule: 'phone' },
  });
});

test('a subscription needs an e-mail address @N-01', () => {
  expect(problemsOf(SubscriptionSchema, { email: 'ada' })).toEqual({ email: { rule: 'email' } });
});

test('of several problems of a field the first by priority is told @V-01', () => {
  const failing = (...rules: readonly ('alpha' | 'maxLength' | 'decimal' | 'numeric')[]) =>
    rules.reduce((schema, rule) => schema.test(rule, broken(rule), () => false), text());
  const schema = strictObject({
    a: failing('maxLength', 'alpha', 'numeric'),
    b: failing('numeric', 'decimal'),
  });
  expect(problemsOf(schema, { a: 'x', b: 'x' })).toEqual({ a: { rule: 'numeric' }, b: { rule: 'decimal' } });
});

test('fields of nested forms are named by their path', () => {
  const schema = strictObject({ days: list(strictObject({ start: text() })) });
  expect(problemsOf(schema, { days: [{ start: '9' }, {}] })).toEqual({ 'days.1.start': required });
});
