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

/** Stands where nothing could be read. */
class Unreadable {
  readonly isText: boolean;

  constructor(given: unknown) {
    this.isText = typeof given === 'string';
  }
}

/** A value that a query, a path or the environment writes as text. */
export const fromText = <Value extends NonNullable<unknown>>({ read, must, jsonSchema }: TextFormat<Value>) =>
  mixed<Value>()
    .transform(
      (_value, given) => (typeof given === 'string' ? read(given) : undefined) ?? new Unreadable(given),
    )
    .test(READABLE, must, (value: unknown, { createError }) => {
      if (!(value instanceof Unreadable)) return true;
      return !value.isText && createError({ type: 'typeError', params: { type: 'string' } });
    })
    .defined()
    .meta({ jsonSchema });

/** This text and no other. */
export const exactly = <Text extends string>(text: Text) =>
  mixed<Text>({ type: JSON.stringify(text), check: (value): value is Text => value === text })
    .defined()
    .meta({ jsonSchema: { const: text } });
