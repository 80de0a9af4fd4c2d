import { FIELD_RULES, type FieldProblem, type FieldRule, problemOfIssue } from '@ecocircle/shared-contracts';
import type * as v from 'valibot';

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
  dateRange: () => 'The end must not be before the beginning',
  uppercase: () => 'Value must have an uppercase letter',
  lowercase: () => 'Value must have a lowercase letter',
  digit: () => 'Value must have a digit',
  forbidden: () => 'Value must not have spaces, quotes, brackets, colons, semicolons, bars or backticks',
  repeat: () => 'The passwords do not match',
  callingCode: () => 'A calling code must be selected from the list',
  taxId: () => 'Value is not a valid tax id',
  role: () => 'At least one role is required',
  choice: () => 'Value is not one of the choices',
};

/** Rules of forms carry their problem as JSON. */
const isFormRule = ({ kind, message }: v.GenericIssue): boolean =>
  kind === 'validation' && message.startsWith('{');

function ruleFacts(problem: FieldProblem): IssueFacts {
  const { rule, ...meta } = problem;
  const facts = { code: rule, title: TITLES[rule](problem) };
  return Object.keys(meta).length > 0 ? { ...facts, meta } : facts;
}

/** The facts of a schema's issue; rules of forms keep their name, so that the client can word them. */
export function describeIssue(issue: v.GenericIssue): IssueFacts {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { code: 'unknown-field', title: 'This field is not known' };
  if (issue.input === undefined || issue.input === null || issue.type === 'non_empty')
    return ruleFacts({ rule: 'required' });
  if (isFormRule(issue)) return ruleFacts(problemOfIssue(issue));
  if (issue.type === 'picklist' && typeof issue.input === 'string')
    return { code: 'choice', title: `Expected ${issue.expected}` };
  if (issue.kind === 'schema') return { code: 'invalid-type', title: `Expected ${issue.expected}` };
  return { code: 'invalid-value', title: `Invalid value: ${issue.message}` };
}

const rank = ({ code }: IssueFacts): number => {
  const position = FIELD_RULES.indexOf(code as FieldRule);
  return position < 0 ? FIELD_RULES.length : position;
};

/** Whether one error of a field is told before another. */
export const isMoreUrgent = (one: IssueFacts, other: IssueFacts): boolean => rank(one) < rank(other);
