import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { AnySchema, ISchema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { readApiErrors } from '../api/api-error.ts';
import { readOne, readPage } from '../api/page-of.ts';
import { toCharityEvent } from '../domain/charity-event.ts';
import { toClientUser } from '../domain/client-user.ts';
import { readIcons, readMaterials, readUnits } from '../domain/dictionaries.ts';
import { readFoundPlaces, readPositionFacts } from '../domain/found-place.ts';
import { readMapClusters } from '../domain/map-clusters.ts';
import { readPointAlert } from '../domain/point-alert.ts';
import { readReportCounts, readReportToken, readTrackedReport, toOwnReport } from '../domain/point-report.ts';
import { readCities, readDataState, readStatistics } from '../domain/portal-figures.ts';
import { toRecyclingPoint } from '../domain/recycling-point.ts';
import { readNamedThings, toThing } from '../domain/things.ts';
import { toWithdrawal } from '../domain/withdrawal.ts';
import { readSubmissionAnswer } from '../forms/submission-answer.ts';
import { isValid, list, tolerantObject } from '../rules/index.ts';
import {
  ApiErrorBodySchema,
  CitiesAnswerSchema,
  DataStateSchema,
  FoundPlacesSchema,
  MapClustersSchema,
  NamedThingSchema,
  OwnReportListSchema,
  oneAnswer,
  PointAlertSchema,
  PointIconSchema,
  PositionFactsSchema,
  pageOf,
  RawMaterialSchema,
  ReportCountsSchema,
  ReportSentSchema,
  ServerCharityEventSchema,
  ServerRecyclingPointSchema,
  ServerUserSchema,
  StatisticsAnswerSchema,
  SubmissionAnswerSchema,
  ThingSchema,
  TrackedReportSchema,
  UnitOfMeasureSchema,
  WithdrawalListSchema,
} from './index.ts';

/** Errors are read from whatever an answer holds, so the reader refuses by giving none. */
function readErrors(answer: unknown) {
  const errors = readApiErrors(answer);
  if (errors.length === 0) throw new Error('no errors');
  return errors;
}

const READERS: readonly (readonly [string, ISchema<unknown>, (answer: unknown) => unknown])[] = [
  ['a charity event', oneAnswer(ServerCharityEventSchema), (answer) => readOne(answer, toCharityEvent)],
  [
    'a page of charity events',
    pageOf(ServerCharityEventSchema),
    (answer) => readPage(answer, toCharityEvent),
  ],
  ['a recycling point', oneAnswer(ServerRecyclingPointSchema), (answer) => readOne(answer, toRecyclingPoint)],
  ['an account', ServerUserSchema, toClientUser],
  ['withdrawals', WithdrawalListSchema, (answer) => readPage(answer, toWithdrawal)],
  ['materials', tolerantObject({ data: list(RawMaterialSchema) }), readMaterials],
  ['icons', tolerantObject({ data: list(PointIconSchema) }), readIcons],
  ['units', tolerantObject({ data: list(UnitOfMeasureSchema) }), readUnits],
  ['things', tolerantObject({ data: list(NamedThingSchema) }), readNamedThings],
  ['a thing', oneAnswer(ThingSchema), (answer) => readOne(answer, toThing)],
  ['clusters', MapClustersSchema, readMapClusters],
  ['statistics', StatisticsAnswerSchema, readStatistics],
  ['the state of the data', DataStateSchema, readDataState],
  ['cities', CitiesAnswerSchema, readCities],
  ['found places', FoundPlacesSchema, readFoundPlaces],
  ['a report that was sent', ReportSentSchema, readReportToken],
  ['what an alert watches', PointAlertSchema, readPointAlert],
  ['a report that is followed', TrackedReportSchema, readTrackedReport],
  ['reports on own points', OwnReportListSchema, (answer) => readPage(answer, toOwnReport)],
  ['how many reports there are', ReportCountsSchema, readReportCounts],
  ['a position', PositionFactsSchema, readPositionFacts],
  ['the answer to a form', SubmissionAnswerSchema, readSubmissionAnswer],
  ['errors', ApiErrorBodySchema, readErrors],
];

/** What the schemas promise and no app asks for. */
const UNREAD = /(^|\.)type$|^meta\.(page|page_size)$|^data\.materials$|\.meta\.present\./;

const text = fc.string({ unit: 'grapheme' });
const figure = ({ oneOf, tests }: SchemaDescription) => {
  if (oneOf.length > 0) return fc.constantFrom(...oneOf);
  const bound = (name: string) =>
    tests.find((one) => one.name === name)?.params?.[name] as number | undefined;
  return fc.double({
    noNaN: true,
    noDefaultInfinity: true,
    min: bound('min') ?? -1e9,
    max: bound('max') ?? 1e9,
  });
};
const textOf = ({ oneOf, tests }: SchemaDescription) => {
  if (oneOf.length > 0) return fc.constantFrom(...oneOf);
  if (!tests.some(({ name }) => name === 'moment')) return text;
  return fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((date) => date.toISOString());
};

function shapeOf(field: SchemaFieldDescription): fc.Arbitrary<unknown> {
  if (field.type === 'object' && 'fields' in field)
    return fc.record(
      Object.fromEntries(Object.entries(field.fields).map(([name, one]) => [name, anyOf(one)])),
    );
  if (field.type === 'array' && 'innerType' in field)
    return fc.array(anyOf(field.innerType as SchemaFieldDescription), { minLength: 1, maxLength: 3 });
  if (field.type === 'tuple' && 'innerType' in field)
    return fc.tuple(...(field.innerType as SchemaFieldDescription[]).map(anyOf));
  if (field.type === 'number') return figure(field as SchemaDescription);
  if (field.type === 'boolean') return fc.boolean();
  if (field.type === 'string') return textOf(field as SchemaDescription);
  return fc.dictionary(
    text.filter((name) => name !== '__proto__'),
    text,
  );
}

/** Null, too, where a field may be it. */
const anyOf = (field: SchemaFieldDescription): fc.Arbitrary<unknown> =>
  'nullable' in field && field.nullable ? fc.option(shapeOf(field)) : shapeOf(field);

/** The places of all fields that have to be there, those of a list by its first entry. */
function requiredIn(value: unknown, schema: SchemaFieldDescription, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('innerType' in schema)
    return requiredIn((value as unknown[])[0], [schema.innerType].flat()[0] as SchemaFieldDescription, [
      ...path,
      '0',
    ]);
  if (!('fields' in schema)) return [];
  return Object.entries(schema.fields).flatMap(([name, field]) => {
    const here = [...path, name];
    const isRequired = !('optional' in field && field.optional);
    const below = requiredIn((value as Record<string, unknown>)[name], field, here);
    return isRequired ? [here, ...below] : below;
  });
}

function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  if (rest.length > 0) copy[name] = without(copy[name], rest);
  else delete copy[name];
  return copy;
}

describe.each(READERS)('%s', (_, schema, read) => {
  const description = (schema as AnySchema).describe();

  test('what the schema takes is read', () => {
    fc.assert(
      fc.property(anyOf(description), (answer) => {
        expect(isValid(schema, answer)).toBe(true);
        expect(() => read(answer)).not.toThrow();
      }),
      { numRuns: 30 },
    );
  });

  test('without any of its fields it is refused by both', () => {
    fc.assert(
      fc.property(anyOf(description), (answer) => {
        for (const path of requiredIn(answer, description)) {
          const lacking = without(answer, path);
          expect(isValid(schema, lacking)).toBe(false);
          if (!UNREAD.test(path.join('.'))) expect(() => read(lacking)).toThrow();
        }
      }),
      { numRuns: 5 },
    );
  });
});
