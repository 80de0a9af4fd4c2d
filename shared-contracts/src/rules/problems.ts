import { type AnySchema, type ISchema, ValidationError } from 'yup';
import {
  FIELD_RULES,
  type FieldProblem,
  type FieldProblems,
  type FieldRule,
} from '../forms/field-problem.ts';
import { UNKNOWN_FIELD } from './strict.ts';

/** A problem as the message of a yup rule, to be read back by {@link problemOf}. */
export const broken = (rule: FieldRule, bounds: Omit<FieldProblem, 'rule'> = {}) => ({ rule, ...bounds });

const isProblem = (message: unknown): message is FieldProblem =>
  FIELD_RULES.includes((message as Partial<FieldProblem> | null)?.rule as FieldRule);

/** The tests that an absent value fails. */
const ABSENCE = new Set(['optionality', 'nullable', 'required']);

/** Checks a value by its schema: the value as the schema writes it (trimmed, with defaults), or every broken rule. */
export function checked<Value>(
  schema: ISchema<Value>,
  input: unknown,
): { readonly value: Value } | { readonly errors: readonly ValidationError[] } {
  try {
    const options = { abortEarly: false, disableStackTrace: true };
    return { value: (schema as AnySchema<Value>).validateSync(input, options) as Value };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { errors: error.inner.length > 0 ? error.inner : [error] };
  }
}

/** Whether a value keeps all rules of its schema. */
export const isValid = (schema: ISchema<unknown>, input: unknown): boolean =>
  'value' in checked(schema, input);

/** The names on the way to what is wrong; an unknown field is named itself. */
export function pathOf({ path = '', type, params }: ValidationError): readonly string[] {
  const names = [...path.matchAll(/\["([^"]*)"\]|[^.[\]]+/g)].map(([name, quoted]) => quoted ?? name);
  return type === UNKNOWN_FIELD ? [...names, String(params?.key)] : names;
}

/** What is wrong in one sentence: each broken rule behind the place where it is, `routes.0.path: …`. */
export const describeErrors = (errors: readonly ValidationError[], separator = ': '): string[] =>
  errors.map((error) => {
    const message =
      error.type === UNKNOWN_FIELD ? 'is not known' : error.message.replace(`${error.path} `, '');
    return `${pathOf(error).join('.') || '(root)'}${separator}${message}`;
  });

/** The problem of a broken rule: the message of a form's rule; of others, a missing value or a wrong choice. */
export function problemOf({ type, errors: [message] }: ValidationError): FieldProblem {
  if (isProblem(message)) return message;
  return { rule: ABSENCE.has(type ?? '') ? 'required' : 'choice' };
}

const rank = ({ rule }: FieldProblem): number => FIELD_RULES.indexOf(rule);

/** Checks a form: one problem a field, the first by {@link FIELD_RULES}; a nested one is named `rates.0.price`. */
export function problemsOf(schema: ISchema<unknown>, input: unknown): FieldProblems {
  const result = checked(schema, input);
  const problems: Record<string, FieldProblem> = {};
  if ('value' in result) return problems;
  for (const error of result.errors) {
    const field = pathOf(error).join('.');
    const problem = problemOf(error);
    const known = problems[field];
    if (!known || rank(problem) < rank(known)) problems[field] = problem;
  }
  return problems;
}
