/** What a field holds. */
export type FieldValue = string | number | boolean | null;

/** The address of every field in a form's values: `email`, `contacts.email`, `rates.0.price`. */
export type PathOf<Values> = {
  [Name in keyof Values & string]: Values[Name] extends FieldValue
    ? Name
    : Values[Name] extends readonly (infer Row)[]
      ? Row extends FieldValue
        ? `${Name}.${number}`
        : `${Name}.${number}.${PathOf<Row>}`
      : `${Name}.${PathOf<Values[Name]>}`;
}[keyof Values & string];

/** The address of every list of rows in a form's values: `rates`, `contacts.phones`. */
export type ListOf<Values> = {
  [Name in keyof Values & string]: Values[Name] extends FieldValue
    ? never
    : Values[Name] extends readonly (infer Row)[]
      ? Name | (Row extends FieldValue ? never : `${Name}.${number}.${ListOf<Row>}`)
      : `${Name}.${ListOf<Values[Name]>}`;
}[keyof Values & string];

/** The address of every list and object in a form's values. */
export type PartOf<Values> = {
  [Name in keyof Values & string]: Values[Name] extends FieldValue
    ? never
    : Values[Name] extends readonly (infer Row)[]
      ? Name | (Row extends FieldValue ? never : `${Name}.${number}` | `${Name}.${number}.${PartOf<Row>}`)
      : Name | `${Name}.${PartOf<Values[Name]>}`;
}[keyof Values & string];

/** Everything that one field may hold: a value, or a list or an object that one component edits as a whole. */
export type FieldPath<Values> = PathOf<Values> | PartOf<Values>;

/** What stands at a path. */
export type ValueAt<Values, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? ValueAt<ValueAt<Values, Head>, Rest>
  : Values extends readonly (infer Row)[]
    ? Row
    : Path extends keyof Values
      ? Values[Path]
      : never;

/** What stands at a path of a form's values; undefined where nothing does. */
export const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | null | undefined)?.[step], values);

function put(at: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = rest.length === 0 ? value : put((at as Record<string, unknown>)[step], rest, value);
  return Array.isArray(at) ? at.with(Number(step), inner) : { ...(at as object), [step]: inner };
}

/** The values with another one at a path; what does not lie on the path stays the same object. */
export const withValue = <Values>(values: Values, path: string, value: unknown): Values =>
  put(values, path.split('.'), value) as Values;

/** The path that a JSON pointer of the server's names: `/rates/0/price` is `rates.0.price`. */
export const pathOfPointer = (pointer: string): string => pointer.replace(/^\//, '').replaceAll('/', '.');
