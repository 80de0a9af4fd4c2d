import {
  type Beacon,
  LONGEST_DETAIL,
  MOST_TOLD,
  PART_NAMES,
  TOLD_KINDS,
  VITAL_NAMES,
  VITAL_RATINGS,
} from '../composition/beacon.ts';
import type { EdgeStatement } from '../composition/edge-statement.ts';
import { EDITIONS, type Edition } from '../locales/editions.ts';
import { figure, list, oneOf, strictObject, text, tolerantObject } from '../rules/strict.ts';
import { schemaOf } from './agreed.ts';
import { each, moment, parsed, semanticVersion } from './building-blocks.ts';

const LONGEST_NAME = 100;
const MOST_AT_ONCE = 10_000;
const count = () => figure().integer().min(0);
const name = () => text().required().max(LONGEST_NAME);

/** Schema of {@link Beacon}. */
export const BeaconSchema = schemaOf<Beacon>()(
  strictObject({
    shell: name(),
    edition: oneOf(Object.keys(EDITIONS) as Edition[]),
    told: list(
      strictObject({
        kind: oneOf(TOLD_KINDS),
        part: oneOf(PART_NAMES),
        version: name(),
        route: name().nullable(),
        count: count().min(1).max(MOST_AT_ONCE),
        vital: strictObject({ name: oneOf(VITAL_NAMES), rating: oneOf(VITAL_RATINGS) }).optional(),
        detail: text().max(LONGEST_DETAIL).optional(),
      }),
    )
      .min(1)
      .max(MOST_TOLD),
  }),
);

/** Schema of {@link EdgeStatement}. */
export const EdgeStatementSchema = schemaOf<EdgeStatement>()(
  tolerantObject({
    format: figure().integer().min(1).optional(),
    id: text().required(),
    host: text(),
    pid: count(),
    shell: text(),
    contract: semanticVersion(),
    protocol: count().optional(),
    revision: count(),
    startedAt: moment(),
    at: moment(),
    leftAt: moment().nullable(),
    figures: list(
      tolerantObject({
        part: oneOf(PART_NAMES),
        version: text(),
        failures: count(),
        errors: count(),
        longTasks: count(),
        vitals: tolerantObject(each(VITAL_NAMES, tolerantObject(each(VITAL_RATINGS, count())).optional())),
      }),
    ),
  }),
);

/** Reads what an edge says of itself; a RangeError names each wrong field by its path. */
export const parseEdgeStatement = (input: unknown): EdgeStatement =>
  parsed(EdgeStatementSchema, input, 'the statement of an edge');
