import {
  type ApiErrorItem,
  FIELD_RULES,
  type FieldProblems,
  type FieldRule,
} from '@ecocircle/shared-contracts';

const isRule = (code: string): code is FieldRule => FIELD_RULES.some((rule) => rule === code);

/** The name of the field that an error is about, as its form knows it. */
const fieldOf = ({ source }: ApiErrorItem): string =>
  (source?.pointer ?? '').replace(/^\//, '').replaceAll('/', '.');

/** The bounds that the server names. */
const boundsOf = ({ meta: { min, max } = {} }: ApiErrorItem) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});

/**
 * What the server found wrong, by field; a code of its own is told as a wrong value.
 *
 * @param limits - the longest value of each field of the form, for a server that names no bounds; null where a field has
 * none
 */
export function problemsIn(
  errors: readonly ApiErrorItem[],
  limits: Readonly<Record<string, number | null>>,
): FieldProblems {
  const known = errors.filter((error) => Object.hasOwn(limits, fieldOf(error)));
  return Object.fromEntries(
    known.map((error) => {
      const max = limits[fieldOf(error)];
      const rule = isRule(error.code) ? error.code : 'choice';
      return [fieldOf(error), { rule, ...(max ? { max } : {}), ...boundsOf(error) }];
    }),
  );
}
