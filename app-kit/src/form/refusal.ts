import {
  type ApiError,
  type ApiErrorItem,
  FIELD_RULES,
  type FieldProblem,
  type FieldProblems,
  type FieldRule,
  type FormField,
  isApiError,
  isCallCancelled,
} from '@ecocircle/shared-contracts';
import type { Answer, TooMany } from './answer.ts';
import { pathOfPointer } from './paths.ts';

const MINUTE = 60;
const SECOND_MS = 1000;
const NOT_VALID = 422;
const TOO_MANY = 429;

/** The longest value of each field of a form, for a server that names no bounds; null where a field has none. */
export type FieldLimits = Readonly<Record<string, number | null>>;

/** The longest values of fields, by their names. */
export const limitsOf = (fields: readonly FormField[]): FieldLimits =>
  Object.fromEntries(fields.map((field) => [field.name, 'limit' in field ? field.limit : null]));

const isRule = (code: string): code is FieldRule => FIELD_RULES.some((rule) => rule === code);

const fieldOf = ({ source }: ApiErrorItem): string => pathOfPointer(source?.pointer ?? '');

/** The name of a field without the places of rows: `rates.3.price` is limited as `rates.*.price`. */
const limitName = (path: string): string => path.replaceAll(/\.\d+(?=\.|$)/g, '.*');

function problemOf({ code, meta: { min, max } = {} }: ApiErrorItem, limit: number | null): FieldProblem {
  return {
    rule: isRule(code) ? code : 'choice',
    ...(limit ? { max: limit } : {}),
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
}

/** What the server found wrong, by field; a code of its own is told as a wrong value. */
export function problemsIn(errors: readonly ApiErrorItem[], limits: FieldLimits): FieldProblems {
  const known = errors.filter((error) => Object.hasOwn(limits, limitName(fieldOf(error))));
  return Object.fromEntries(
    known.map((error) => [fieldOf(error), problemOf(error, limits[limitName(fieldOf(error))] ?? null)]),
  );
}

/** The seconds that a refused call's answer asks to wait; a minute where it does not say. */
function namedWait({ cause }: ApiError): number {
  const { response } = (cause ?? {}) as { response?: Response };
  const seconds = Number(response?.headers.get('retry-after'));
  return seconds > 0 ? seconds : MINUTE;
}

/** The refusal that an error is; null for every other error. */
export function tooManyOf(error: unknown): TooMany | null {
  if (!isApiError(error) || error.status !== TOO_MANY) return null;
  const wait = namedWait(error);
  return { kind: 'too-many', wait, until: Date.now() + wait * SECOND_MS };
}

/**
 * What an error means to the form that met it.
 *
 * @param limits - the fields of the form
 * @param finalCodes - codes of errors that leave nothing to try again
 */
export function refusalOf(
  error: unknown,
  limits: FieldLimits = {},
  finalCodes: readonly string[] = [],
): Answer {
  if (isCallCancelled(error)) return { kind: 'cancelled' };
  if (!isApiError(error)) return { kind: 'failed', isFinal: false };
  const problems = error.status === NOT_VALID ? problemsIn(error.errors, limits) : {};
  if (Object.keys(problems).length > 0) return { kind: 'invalid', problems };
  const isFinal = error.errors.some(({ code }) => finalCodes.includes(code));
  return tooManyOf(error) ?? { kind: 'failed', isFinal };
}
