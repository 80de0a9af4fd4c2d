import { mixed } from 'yup';

/** What stands in a text, as the API's document describes it. */
interface TextFormat<Value> {
  /** The value; undefined where the text holds none. */
  readonly read: (text: string) => Value | undefined;
  /** What the text must be, in words that follow its name. */
  readonly must: string;
  /** JSON Schema of the text. */
  readonly jsonSchema: object;
}

/** The name of the test that a text fails from which nothing can be read. */
export const READABLE = 'readable';

/** A value that a query, a path or the environment writes as text. */
export const fromText = <Value extends NonNullable<unknown>>({ read, must, jsonSchema }: TextFormat<Value>) =>
  mixed<Value>()
    .transform((_value, given) => (typeof given === 'string' ? (read(given) ?? given) : given))
    .test(READABLE, must, (_value, { originalValue, createError }) => {
      if (originalValue === undefined) return true;
      if (typeof originalValue !== 'string')
        return createError({ type: 'typeError', params: { type: 'string' } });
      return read(originalValue) !== undefined;
    })
    .defined()
    .meta({ jsonSchema });

/** This text and no other. */
export const exactly = <Text extends string>(text: Text) =>
  mixed<Text>({ type: JSON.stringify(text), check: (value): value is Text => value === text })
    .defined()
    .meta({ jsonSchema: { const: text } });
