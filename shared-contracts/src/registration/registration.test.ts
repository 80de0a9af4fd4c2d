import { expect, test } from '@jest/globals';
import { type RegistrationForm, registrationRoles } from '../forms/registration-form.ts';
import { checked, isValid, problemsOf } from '../rules/index.ts';
import { CompanyRequestSchema, registrationSchema, SignUpSchema } from './registration.ts';

const EMPTY: RegistrationForm = {
  user: false,
  charityEventCreator: false,
  recyclingPointCreator: false,
  name: '',
  email: '',
  phone: '',
  orgName: '',
  address: '',
  tin: '',
  password: '',
  repeatedPassword: '',
};
const problems = (changes: Partial<RegistrationForm>, locale: 'ru-RU' | 'kk-KZ' | 'en-US' = 'ru-RU') => {
  const form = { ...EMPTY, ...changes };
  return problemsOf(registrationSchema(locale, form), form);
};
const wrongFields = (changes: Partial<RegistrationForm>) => Object.keys(problems(changes)).sort();

test('without a role the choice is what is wrong, beside what everybody fills in @G-01', () => {
  expect(problems({})).toEqual({
    roles: { rule: 'role' },
    name: { rule: 'required' },
    email: { rule: 'required' },
  });
});

test('a user fills in name, e-mail and the password twice, a company role what a company has @G-01', () => {
  expect(wrongFields({ user: true })).toEqual(['email', 'name', 'password', 'repeatedPassword']);
  const company = ['address', 'email', 'name', 'orgName', 'phone', 'tin'];
  expect(wrongFields({ charityEventCreator: true })).toEqual(company);
  expect(wrongFields({ recyclingPointCreator: true })).toEqual(company);
  expect(wrongFields({ user: true, recyclingPointCreator: true })).toEqual(
    [...company, 'password', 'repeatedPassword'].sort(),
  );
});

test('Kazakhstan has no users: asking for that role alone is asking for none @G-01 @I-03', () => {
  expect(registrationRoles('kk-KZ')).not.toContain('user');
  expect(registrationRoles('en-US')).toContain('user');
  expect(problems({ user: true }, 'kk-KZ').roles).toEqual({ rule: 'role' });
});

test('repeated passwords that differ are told at the repetition @V-03', () => {
  const form = { user: true, name: 'Ada', email: 'ada@example.org', password: 'DemoPass1' };
  expect(problems({ ...form, repeatedPassword: 'DemoPass2' })).toEqual({
    repeatedPassword: { rule: 'repeat' },
  });
  expect(problems({ ...form, repeatedPassword: 'DemoPass1' })).toEqual({});
});

const REQUEST = {
  charityEventCreator: true,
  recyclingPointCreator: false,
  name: 'Ada',
  email: 'ada@example.org',
  phone: '8 912 345 67 89',
  orgName: 'Glass and Co',
  address: 'Lenina 1',
  tin: '7707083893',
  locale: 'ru-RU',
};

test('a company request follows the rules of its locale, and its phone becomes E.164 @V-04 @V-05', () => {
  expect(checked(CompanyRequestSchema, REQUEST)).toMatchObject({ value: { phone: '+79123456789' } });
  expect(problemsOf(CompanyRequestSchema, { ...REQUEST, locale: 'kk-KZ' })).toEqual({
    tin: { rule: 'taxId' },
  });
  expect(problemsOf(CompanyRequestSchema, { ...REQUEST, charityEventCreator: false })).toEqual({
    '': { rule: 'role' },
  });
  for (const wrong of [null, 'x', [], { ...REQUEST, locale: 'xx' }, { ...REQUEST, is_staff: true }])
    expect(isValid(CompanyRequestSchema, wrong)).toBe(false);
});

test('a sign-up keeps the same rules @V-03 @V-05', () => {
  const signUp = { first_name: 'Ada', email: 'ada@example.org', password: 'DemoPass1', locale: 'en-US' };
  expect(problemsOf(SignUpSchema, signUp)).toEqual({});
  expect(problemsOf(SignUpSchema, { ...signUp, password: 'demo', email: 'a' })).toEqual({
    password: { rule: 'minLength', min: 8 },
    email: { rule: 'email' },
  });
});
