import { readFileSync } from 'node:fs';
import { POINT_COLUMNS } from '@ecocircle/shared-contracts/point-file';
import { checked, describeErrors, flag, oneOf, strictObject, text } from '@ecocircle/shared-contracts/rules';
import { type InferType, type ISchema, lazy } from 'yup';
import { DATA_LANGUAGES } from '../basemap/data-language.ts';
import { ImportError } from '../reading/import-error.ts';
import { exactly } from '../validation/from-text.ts';

const filled = () => text().required('is empty');

const inTitleCase = exactly('title').optional();

/** The kinds of {@link FieldMapping} that are more than the name of a column, by the property that they have. */
const FIELD_KINDS = {
  value: strictObject({ value: text() }),
  column: strictObject({ column: filled(), case: inTitleCase }),
  template: strictObject({ template: filled(), case: inTitleCase }),
};

/** Where a field's text comes from: a column, a fixed value, or a template with `{COLUMN}` in it. */
export type FieldMapping = string | InferType<(typeof FIELD_KINDS)[keyof typeof FIELD_KINDS]>;

const Field = lazy((given: unknown): ISchema<FieldMapping | undefined> => {
  if (typeof given !== 'object' || given === null) return filled().optional();
  if ('value' in given) return FIELD_KINDS.value;
  return 'template' in given ? FIELD_KINDS.template : FIELD_KINDS.column;
});

/** The columns of every table of points, and what only the files of others have. */
const COLUMNS = [...POINT_COLUMNS, 'wkt', 'city', 'operator'] as const;

const ColumnsSchema = strictObject(
  Object.fromEntries(COLUMNS.map((column) => [column, Field])) as Record<
    (typeof COLUMNS)[number],
    typeof Field
  >,
)
  .test('id', 'name "id"', ({ id }) => id !== undefined)
  .test('position', 'name either "wkt" or both "lng" and "lat"', ({ wkt, lng, lat }) =>
    wkt ? !lng && !lat : Boolean(lng && lat),
  );

/** Whether the platform knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
}

/** Schema of {@link ColumnMapping}. */
export const ColumnMappingSchema = strictObject({
  source: strictObject({
    id: text().matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is small letters, digits and hyphens'),
    name: filled(),
    url: filled().test('url', 'is no address', (address) => URL.canParse(address)),
    licence: filled(),
  }).optional(),
  language: oneOf(DATA_LANGUAGES),
  country: text()
    .matches(/^[A-Z]{2}$/, 'is two capital letters (ISO 3166-1)')
    .optional(),
  timeZone: text()
    .test({ name: 'time-zone', message: 'is no IANA time zone', skipAbsent: true, test: isTimeZone })
    .optional(),
  encoding: text().default('utf-8'),
  delimiter: text().length(1).optional(),
  hoursNotation: oneOf(['words', 'osm']).default('words'),
  isCentre: flag().default(false),
  columns: ColumnsSchema,
});

/** How the columns of a CSV file become points; `docs/import.md` describes it. */
export type ColumnMapping = InferType<typeof ColumnMappingSchema>;

/** Checks a mapping; `where` names it in the error. */
export function parseMapping(data: unknown, where: string): ColumnMapping {
  const result = checked(ColumnMappingSchema, data);
  if ('value' in result) return result.value;
  throw new ImportError(`The mapping ${where} is not right: ${describeErrors(result.errors).join('; ')}.`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ImportError(`The mapping ${path} cannot be read: ${(error as Error).message}.`, {
      cause: error,
    });
  }
}

/** Reads a mapping file. */
export function readMapping(path: string): ColumnMapping {
  try {
    return parseMapping(JSON.parse(readText(path)), path);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`The mapping ${path} is not JSON: ${(error as Error).message}.`, { cause: error });
  }
}
