import type { AnySchema, InferType, ISchema } from 'yup';

type Writable<Type> = Type extends object ? { -readonly [Key in keyof Type]: Writable<Type[Key]> } : Type;

/** `unknown` where two types take the same values, `never` where one takes more than the other. */
type Agreed<One, Other> = [Writable<One>] extends [Writable<Other>]
  ? [Writable<Other>] extends [Writable<One>]
    ? unknown
    : never
  : never;

/**
 * Says which type a schema describes. The compiler refuses one that describes more or less.
 *
 * @example
 * const MetaSchema = schemaOf<Meta>()(tolerantObject({ total: figure() }));
 */
export const schemaOf =
  <Type>() =>
  <Given extends AnySchema>(schema: Given & Agreed<InferType<Given>, Type>): ISchema<Type> =>
    schema;
