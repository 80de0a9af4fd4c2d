import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import * as v from 'valibot';
import { DaySchema, SearchSchema } from '../../validation/texts.ts';

/** What every list of events may be narrowed by in its query; `daysInOrder` looks after `from` and `to`. */
export const EVENT_FILTER_ENTRIES = {
  city: v.optional(SearchSchema),
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be a country code such as KZ'))),
  kind: v.optional(v.picklist(EVENT_KINDS)),
  q: v.optional(SearchSchema),
  from: v.optional(DaySchema),
  to: v.optional(DaySchema),
};
