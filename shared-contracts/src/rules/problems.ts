import { type AnySchema, type ArraySchema, type ISchema, type ObjectSchema, ValidationError } from 'yup';
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

/** What there is to know of a value that is part of another. */
export interface PartOptions {
  /** What the value is a field of: its rules may read the other fields. */
  readonly parent?: unknown;
  /** False checks the rules of an object or a list itself, and none of what it holds. */
  readonly recursive?: boolean;
}

/** Checks a value by its schema: the value as the schema writes it (trimmed, with defaults), or every broken rule. */
export function checked<Value>(
  schema: ISchema<Value>,
  input: unknown,
  part: PartOptions = {},
): { readonly value: Value } | { readonly errors: readonly ValidationError[] } {
  try {
    const options = { abortEarly: false, disableStackTrace: true, ...part };
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

/** Keeps of two problems of a field the first by {@link FIELD_RULES}. */
function add(problems: Record<string, FieldProblem>, field: string, problem: FieldProblem): void {
  const known = problems[field];
  if (!known || rank(problem) < rank(known)) problems[field] = problem;
}

/** Checks a form: one problem a field, the first by {@link FIELD_RULES}; a nested one is named `rates.0.price`. */
export function problemsOf(schema: ISchema<unknown>, input: unknown, part?: PartOptions): FieldProblems {
  const result = checked(schema, input, part);
  const problems: Record<string, FieldProblem> = {};
  if ('value' in result) return problems;
  for (const error of result.errors) add(problems, pathOf(error).join('.'), problemOf(error));
  return problems;
}

type Check = (value: unknown, parent?: unknown) => FieldProblems;

/** The checks of what an object or a list holds, by their names; undefined where it holds nothing. */
function checksBelow(
  schema: ISchema<unknown>,
): ((value: object) => [name: string, check: Check][]) | undefined {
  const { fields, innerType } = schema as Partial<ObjectSchema<object> & ArraySchema<unknown[], unknown>>;
  if (fields) {
    const checks = Object.entries(fields).map(([name, field]): [string, Check] => [
      name,
      checkByParts(field as ISchema<unknown>),
    ]);
    return () => checks;
  }
  if (!innerType) return undefined;
  const check = checkByParts(innerType as ISchema<unknown>);
  return (rows) => Object.keys(rows).map((row) => [row, check]);
}

/**
 * Checks as {@link problemsOf} does, for forms of many fields whose values are replaced and never changed: an object or
 * a row that is the same as before is not checked again. A rule may compare a field with those beside it, and with no
 * others.
 */
export function checkByParts(schema: ISchema<unknown>): Check {
  const below = checksBelow(schema);
  if (!below) return (value, parent) => problemsOf(schema, value, { parent });
  const kept = new WeakMap<object, FieldProblems>();
  return (value, parent) => {
    if (typeof value !== 'object' || value === null) return problemsOf(schema, value, { parent });
    const known = kept.get(value);
    if (known) return known;
    const problems: Record<string, FieldProblem> = {
      ...problemsOf(schema, value, { parent, recursive: false }),
    };
    for (const [name, check] of below(value))
      for (const [path, problem] of Object.entries(check((value as Record<string, unknown>)[name], value)))
        add(problems, path === '' ? name : `${name}.${path}`, problem);
    kept.set(value, problems);
    return problems;
  };
}
