import { checked, describeErrors } from '@ecocircle/shared-contracts/rules';
import type { ISchema } from 'yup';

/** A value that keeps its schema, as the schema writes it; otherwise an error that names what is wrong. */
export function parsed<Value>(schema: ISchema<Value>, value: unknown): Value {
  const result = checked(schema, value);
  if ('errors' in result) throw new Error(describeErrors(result.errors).join('; '));
  return result.value;
}
