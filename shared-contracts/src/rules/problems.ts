import type { AnySchema } from 'yup';
import { ValidationError } from 'yup';
import { FIELD_RULES, type FieldProblem, type FieldProblems, type FieldRule } from '../forms/field-problem.ts';

const isProblem = (message: unknown): message is FieldProblem =>
  FIELD_RULES.includes((message as Partial<FieldProblem> | null)?.rule as FieldRule);

/** The tests that an absent value fails. */
const ABSENCE = new Set(['optionality', 'nullable', 'required']);

/**
 * Checks a value by its schema.
 *
 * @returns the value as the schema writes it (trimmed, with defaults), or every broken rule
 */
export function checked<Value>(
  schema: AnySchema<Value>,
  input: unknown,
): { readonly value: Value } | { readonly errors: readonly ValidationError[] } {
  try {
    return { value: schema.validateSync(input, { abortEarly: false, disableStackTrace: true }) as Value };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { errors: error.inner.length > 0 ? error.inner : [error] };
  }
}

/**
 * The problem that a broken rule stands for: rules of ours carry it as their message. Any other is a missing value or
 * one of a wrong type or choice.
 */
export function problemOf({ type, errors: [message] }: ValidationError): FieldProblem {
  if (isProblem(message)) return message;
  return { rule: ABSENCE.has(type ?? '') ? 'required' : 'choice' };
}

const rank = ({ rule }: FieldProblem): number => FIELD_RULES.indexOf(rule);

/**
 * Checks a form by its schema.
 *
 * @returns one problem a field, the first by {@link FIELD_RULES}; empty when everything is right. A nested field is
 * named by its path: `contacts.email`, `rates[0].price`.
 *
 * @example
 * problemsOf(questionSchema, { name: '', city: 'Omsk', email: 'a', text: 'Hi' });
 * // { name: { rule: 'required' }, email: { rule: 'email' } }
 */
export function problemsOf(schema: AnySchema, input: unknown): FieldProblems {
  const result = checked(schema, input);
  const problems: Record<string, FieldProblem> = {};
  if ('value' in result) return problems;
  for (const error of result.errors) {
    const field = error.path ?? '';
    const problem = problemOf(error);
    const known = problems[field];
    if (!known || rank(problem) < rank(known)) problems[field] = problem;
  }
  return problems;
}
