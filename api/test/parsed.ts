import { parsed as parsedAs } from '@ecocircle/shared-contracts/schemas';
import type { ISchema } from 'yup';

/** A value that keeps its schema, as the schema writes it; otherwise an error that names what is wrong. */
export const parsed = <Value>(schema: ISchema<Value>, value: unknown): Value =>
  parsedAs(schema, value, 'as its schema says');
