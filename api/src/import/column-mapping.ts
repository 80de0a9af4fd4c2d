import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { ImportError } from './import-error.ts';
import { DATA_LANGUAGES } from './raw-point.ts';

const Field = v.union([
  v.pipe(v.string(), v.nonEmpty()),
  v.strictObject({ value: v.string() }),
  v.strictObject({ column: v.pipe(v.string(), v.nonEmpty()), case: v.optional(v.literal('title')) }),
  v.strictObject({ template: v.pipe(v.string(), v.nonEmpty()), case: v.optional(v.literal('title')) }),
]);

/** Where a field's text comes from: a column, a fixed value, or a template with `{COLUMN}` in it. */
export type FieldMapping = v.InferOutput<typeof Field>;

const ColumnsSchema = v.pipe(
  v.strictObject({
    id: Field,
    wkt: v.optional(Field),
    lng: v.optional(Field),
    lat: v.optional(Field),
    name: v.optional(Field),
    address: v.optional(Field),
    city: v.optional(Field),
    materials: v.optional(Field),
    hours: v.optional(Field),
    operator: v.optional(Field),
    rules: v.optional(Field),
    comment: v.optional(Field),
    phone: v.optional(Field),
    email: v.optional(Field),
  }),
  v.check(
    ({ wkt, lng, lat }) => (wkt ? !lng && !lat : Boolean(lng && lat)),
    'name either "wkt" or both "lng" and "lat"',
  ),
);

/** Whether the platform knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== undefined;
  } catch {
    return false;
  }
}

const timeZone = v.pipe(v.string(), v.check(isTimeZone, 'is no IANA time zone'));

/** Schema of {@link ColumnMapping}. */
export const ColumnMappingSchema = v.strictObject({
  source: v.optional(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is small letters, digits and hyphens')),
      name: v.pipe(v.string(), v.nonEmpty()),
      url: v.pipe(v.string(), v.url()),
      licence: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  language: v.picklist(DATA_LANGUAGES),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is two capital letters (ISO 3166-1)'))),
  timeZone: v.optional(timeZone),
  encoding: v.optional(v.string(), 'utf-8'),
  delimiter: v.optional(v.pipe(v.string(), v.length(1))),
  hoursNotation: v.optional(v.picklist(['words', 'osm']), 'words'),
  isCentre: v.optional(v.boolean(), false),
  columns: ColumnsSchema,
});

/** How the columns of a CSV file become points; `docs/import.md` describes it. */
export type ColumnMapping = v.InferOutput<typeof ColumnMappingSchema>;

/** Checks a mapping; `where` names it in the error. */
export function parseMapping(data: unknown, where: string): ColumnMapping {
  const result = v.safeParse(ColumnMappingSchema, data);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'mapping'}: ${issue.message}`);
  throw new ImportError(`The mapping ${where} is not right: ${problems.join('; ')}.`);
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
