import { type ISchema, mixed, tuple } from 'yup';
import { isMoment } from '../api/answer.ts';
import { checked, describeErrors } from '../rules/problems.ts';
import { figure, list, oneOf, text, tolerantObject } from '../rules/strict.ts';

/** A moment of ISO 8601 with its time zone. */
export const moment = () =>
  text().test({
    name: 'moment',
    message: 'must be an ISO 8601 moment',
    skipAbsent: true,
    test: isMoment,
  });

/** The same schema for every name of a list. */
export const each = <const Name extends string, Value extends ISchema<unknown>>(
  names: readonly Name[],
  value: Value,
) => Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>;

/** A place on the globe in GeoJSON: longitude and latitude in degrees, WGS 84. */
export const place = () =>
  tolerantObject({
    type: oneOf(['Point']),
    coordinates: tuple([figure().min(-180).max(180), figure().min(-90).max(90)]).defined(),
  });

/** How much of a list a page of it shows. */
export const PageMetaSchema = tolerantObject({ total: figure(), page: figure(), page_size: figure() });

/** A value whose kind depends on the field that it was of. */
export const anything = () => mixed().nullable().meta({ jsonSchema: {} });

/** A page of a list. */
export const pageOf = <Entry>(entry: ISchema<Entry>) =>
  tolerantObject({ data: list(entry), meta: PageMetaSchema });

/** One thing that was asked for. */
export const oneAnswer = <Entry>(entry: ISchema<Entry>) => tolerantObject({ data: entry });

/** Whom to ask, and how. */
export const contact = () => tolerantObject({ name: text(), phone: text(), email: text() });

/** A list of names, at least one; those that are not known are left out. */
export const knownOf = <const Name extends string>(names: readonly Name[]) =>
  list(oneOf(names))
    .transform((given: unknown) =>
      Array.isArray(given)
        ? given.filter((name) => typeof name !== 'string' || names.includes(name as Name))
        : given,
    )
    .test('min', 'must name one', (_, { originalValue }) => originalValue?.length !== 0);

/** A semantic version. */
export const semanticVersion = () =>
  text().matches(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'must be a semantic version');

/** A value as its schema reads it; a RangeError says what it should have been, and each wrong field by its path. */
export function parsed<Value>(schema: ISchema<Value>, input: unknown, name: string): Value {
  const result = checked(schema, input);
  if ('value' in result) return result.value;
  throw new RangeError(`not ${name}: ${describeErrors(result.errors).join('; ')}`);
}
