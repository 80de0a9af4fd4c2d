import { expect, test } from '@jest/globals';
import * as v from 'valibot';
import { phoneNumberSchema } from '../phone/phone-number.ts';
import { problemsOf, ruleMessage } from './field-problem.ts';
import { contactSchema, inquirySchema, QuestionSchema, SubscriptionSchema } from './submissions.ts';

const person = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'Where do jars go?' };
const required = { rule: 'required' };
const ContactSchema = contactSchema(phoneNumberSchema('kazakhstan'));
const InquirySchema = inquirySchema(phoneNumberSchema('kazakhstan'));

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
  expect(v.parse(ContactSchema, { ...person, phone: '8 701 234 56 78' })).toMatchObject({
    phone: '+77012345678',
    type: 'question',
  });
  expect(problemsOf(ContactSchema, { ...person, phone: '+7 701 234 56 78', type: 'spam' })).toEqual({
    type: { rule: 'choice' },
  });
});

test('an inquiry needs an organisation, and comes from city authorities unless it says otherwise @N-04', () => {
  expect(problemsOf(InquirySchema, person)).toEqual({ orgName: required });
  expect(v.parse(InquirySchema, { ...person, orgName: 'Glass and Co' })).toMatchObject({
    type: 'government',
    phone: '',
  });
  expect(problemsOf(InquirySchema, { ...person, orgName: 'Glass and Co', phone: '12' })).toEqual({
    phone: { rule: 'phone' },
  });
});

test('a subscription needs an e-mail address @N-01', () => {
  expect(problemsOf(SubscriptionSchema, { email: 'ada' })).toEqual({ email: { rule: 'email' } });
});

test('of several problems of a field the first by priority is told @V-01', () => {
  const failing = (rule: 'alpha' | 'maxLength' | 'decimal' | 'numeric') =>
    v.check<string, string>(() => false, ruleMessage({ rule }));
  const schema = v.object({
    a: v.pipe(v.string(), failing('maxLength'), failing('alpha'), failing('numeric')),
    b: v.pipe(v.string(), failing('numeric'), failing('decimal')),
  });
  expect(problemsOf(schema, { a: 'x', b: 'x' })).toEqual({ a: { rule: 'numeric' }, b: { rule: 'decimal' } });
});

test('fields of nested forms are named by their path', () => {
  const schema = v.object({
    days: v.array(v.object({ start: v.string(ruleMessage({ rule: 'required' })) })),
  });
  expect(problemsOf(schema, { days: [{ start: '9' }, {}] })).toEqual({ 'days.1.start': required });
});
