import {
  type AnySchema,
  array,
  boolean,
  type ISchema,
  lazy,
  number,
  type ObjectShape,
  object,
  string,
  ValidationError,
} from 'yup';

/**
 * yup converts what it can, and calls the `toString` that it was sent; a request that sends a number for a text is wrong,
 * not generous.
 */
function asGiven<Given extends AnySchema>(schema: Given): Given {
  const own = schema.clone();
  own.transforms = [];
  return own;
}

/** A text that has to be there, maybe empty: numbers and truth values are refused, not converted. */
export const text = () => asGiven(string()).defined();

/** A finite number that has to be there: its text is refused. */
export const figure = () => asGiven(number()).defined();

/** One of a list of numbers, which has to be there. */
export const oneOfFigures = <const Figure extends number>(figures: readonly Figure[]) =>
  number<Figure>().strict().oneOf(figures).defined();

/** A truth value that has to be there: `'true'` is refused. */
export const flag = () => asGiven(boolean()).defined();

/** One of a list of names, which has to be there. */
export const oneOf = <const Name extends string>(names: readonly Name[]) => text().oneOf(names);

/** A list that has to be there, maybe empty: the JSON text of one is refused. */
export const list = <Item>(item: ISchema<Item>) => array(item).defined();

/** yup looks names up in plain objects: `toString` would be a field that it knows, and fail. */
function withoutInherited(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).filter(([name]) => !(name in Object.prototype));
  return own.length === Object.keys(value).length ? value : Object.fromEntries(own);
}

/** An object that has to be there, with these fields; others are left out. */
export const tolerantObject = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).transform(withoutInherited).noUnknown().default(undefined).defined();

/** The name of the test that an unknown field fails; its parameter `key` is the field's name. */
export const UNKNOWN_FIELD = 'unknown-field';

/** An object that has to be there, with these fields and no others; each unknown field is an error of its own. */
export const strictObject = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields)
    .transform(withoutInherited)
    .default(undefined)
    .defined()
    .test(UNKNOWN_FIELD, (_, { createError, originalValue }) => {
      const unknown = Object.keys(originalValue ?? {}).filter((key) => !Object.hasOwn(fields, key));
      if (unknown.length === 0) return true;
      return new ValidationError(unknown.map((key) => createError({ params: { key } })));
    });

/** An object whose fields all follow one schema, whatever they are called. */
export const record = <Value>(value: ISchema<Value>) =>
  lazy((given: unknown) => {
    const names = typeof given === 'object' && given !== null ? Object.keys(given) : [];
    return object(Object.fromEntries(names.map((name) => [name, value])))
      .default(undefined)
      .defined() as unknown as ISchema<Record<string, Value>>;
  }).meta({ eachField: value });
