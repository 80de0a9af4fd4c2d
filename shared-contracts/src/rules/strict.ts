import { boolean, number, type ObjectShape, object, string, ValidationError } from 'yup';

/** yup converts what it can; a request that sends a number for a text is wrong, not generous. */
const asGiven = (_converted: unknown, given: unknown): unknown => given;

/** A text: numbers and truth values are refused, not converted. */
export const text = () => string().transform(asGiven);

/** A finite number: its text is refused. */
export const figure = () => number().transform(asGiven);

/** A truth value: `'true'` is refused. */
export const flag = () => boolean().transform(asGiven);

/** One of a list of names. */
export const oneOf = <Name extends string>(names: readonly Name[]) => text().oneOf([...names]);

/** An object of these fields; others are left out. */
export const tolerantObject = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown().default(undefined);

/** The name of the test that an unknown field fails; its parameter `key` is the field's name. */
export const UNKNOWN_FIELD = 'unknown-field';

/** An object of these fields and no others; each unknown field is an error of its own. */
export const strictObject = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .default(undefined)
    .test(UNKNOWN_FIELD, (value: object | undefined, { createError }) => {
      const unknown = Object.keys(value ?? {}).filter((key) => !Object.hasOwn(fields, key));
      if (unknown.length === 0) return true;
      return new ValidationError(unknown.map((key) => createError({ params: { key } })));
    });
