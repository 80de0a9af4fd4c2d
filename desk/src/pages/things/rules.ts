import type { FieldProblems } from '@ecocircle/shared-contracts';
import {
  problemsOf,
  strictObject,
  THING_DRAFT_FIELDS,
  WholeThingSchema,
} from '@ecocircle/shared-contracts/rules';
import { byField, type ThingValues, thingOf } from './thing-form-model.ts';

const DraftSchema = strictObject(THING_DRAFT_FIELDS);

/** Checks what is typed as the server does: what visitors see has to be whole. */
export function checkFor(isPublished: boolean): (values: ThingValues) => FieldProblems {
  const schema = isPublished ? WholeThingSchema : DraftSchema;
  return (values) => byField(problemsOf(schema, thingOf(values)));
}
