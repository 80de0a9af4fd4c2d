import { type ISchema, number, type ObjectShape, object, string } from 'yup';
import { checked, describeErrors } from '../rules/problems.ts';

/** A variable of the environment that may be absent. */
export const variable = () => string();

/** A variable that holds a whole number within bounds, both included. */
export const wholeVariable = (min: number, max: number) =>
  number()
    .transform((_, given: unknown) => (/^\d{1,9}$/.test(String(given)) ? Number(given) : Number.NaN))
    .typeError('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);

/** The variables that a program reads. */
export const variables = <Fields extends ObjectShape>(fields: Fields) => object(fields).noUnknown();

/**
 * Checks an environment; an empty variable counts as absent.
 *
 * @returns the variables, or what is wrong with each: `PORT must be a whole number`
 */
export function checkedEnvironment<Variables>(
  schema: ISchema<Variables>,
  environment: Readonly<Record<string, string | undefined>>,
): { readonly value: Variables } | { readonly problems: readonly string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = checked(schema, given);
  return 'value' in result ? result : { problems: describeErrors(result.errors, ' ') };
}
