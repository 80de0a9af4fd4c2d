import { FIELD_RULES, type FieldProblem, type FieldRule } from '@ecocircle/shared-contracts';
import { problemOf, UNKNOWN_FIELD } from '@ecocircle/shared-contracts/rules';
import type { ValidationError } from 'yup';

/** What an error says of a field: a stable code, words, and the bounds that a rule names. */
export interface IssueFacts {
  readonly code: string;
  readonly title: string;
  readonly meta?: { readonly min?: number; readonly max?: number };
}

const TITLES: Readonly<Record<FieldRule, (problem: FieldProblem) => string>> = {
  required: () => 'This field is required',
  decimal: () => 'Value is not a number',
  numeric: () => 'Value must consist of digits',
  alpha: () => 'Value must consist of letters',
  alphanumeric: () => 'Value must consist of letters and digits',
  integer: () => 'Value is not a whole number',
  email: () => 'Value is not a valid email address',
  phone: () => 'Value is not a valid phone number',
  minLength: ({ min }) => `Value must have at least ${min} characters`,
  maxLength: ({ max }) => `Value must have at most ${max} characters`,
  minimum: ({ min }) => `Value must be at least ${min}`,
  maximum: ({ max }) => `Value must be at most ${max}`,
  between: ({ min, max }) => `Value must be between ${min} and ${max}`,
  maxDecimals: ({ max }) => `Value must have at most ${max} digits after the decimal point`,
  date: () => 'Value is not a date',
  dateRange: () => 'The end must not be before the beginning',
  timeOrder: () => 'The end must be later than the beginning',
  outsideHours: () => 'The break must lie inside the working hours',
  overlap: () => 'These days overlap with others of the list',
  tooMany: ({ max }) => `There may be at most ${max}`,
  weekday: () => 'At least one weekday is required',
  past: () => 'This time has passed',
  maxDays: ({ max }) => `This may last at most ${max} days`,
  maxYears: ({ max }) => `This may be at most ${max} years ahead`,
  uppercase: () => 'Value must have an uppercase letter',
  lowercase: () => 'Value must have a lowercase letter',
  digit: () => 'Value must have a digit',
  forbidden: () => 'Value must not have spaces, quotes, brackets, colons, semicolons, bars or backticks',
  repeat: () => 'The passwords do not match',
  callingCode: () => 'A calling code must be selected from the list',
  taxId: () => 'Value is not a valid tax id',
  role: () => 'At least one role is required',
  material: () => 'At least one material is required',
  choice: () => 'Value is not one of the choices',
  webAddress: () => 'Value is not an address that begins with https://',
  slug: () => 'Value must be small Latin letters and digits with hyphens between them',
  taken: () => 'There is such an entry already',
  drawing: () => 'Value is not a square SVG drawing of plain shapes',
  networkAddress: () => 'Value is not the address of a page of this network',
  wrongPassword: () => 'This is not the password of the account',
};

/** The facts of a rule that a form shows. */
export function ruleFacts({ rule, ...meta }: FieldProblem): IssueFacts {
  const facts = { code: rule, title: TITLES[rule]({ rule, ...meta }) };
  return Object.keys(meta).length > 0 ? { ...facts, meta } : facts;
}

/** As JSON has them. */
const TYPE_NAMES: Readonly<Record<string, string>> = { object: 'Object', array: 'Array' };

const quoted = (choices: readonly string[]): string =>
  `(${choices.map((choice) => JSON.stringify(choice)).join(' | ')})`;

/** The facts of a broken rule; rules of forms keep their name, so that the client can word them. */
export function describeIssue(issue: ValidationError): IssueFacts {
  const { type, params = {}, errors } = issue;
  const message: unknown = errors[0];
  if (type === UNKNOWN_FIELD) return { code: 'unknown-field', title: 'This field is not known' };
  if (type === 'typeError') {
    const expected = String(params.type);
    return { code: 'invalid-type', title: `Expected ${TYPE_NAMES[expected] ?? expected}` };
  }
  const problem = problemOf(issue);
  if (problem.rule === 'required' || typeof message === 'object') return ruleFacts(problem);
  if (type === 'oneOf') return { code: 'choice', title: `Expected ${quoted(params.resolved as string[])}` };
  return { code: 'invalid-value', title: `Invalid value: ${message}` };
}

const rank = ({ code }: IssueFacts): number => {
  const position = FIELD_RULES.indexOf(code as FieldRule);
  return position < 0 ? FIELD_RULES.length : position;
};

/** Whether one error of a field is told before another. */
export const isMoreUrgent = (one: IssueFacts, other: IssueFacts): boolean => rank(one) < rank(other);
