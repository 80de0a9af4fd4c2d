import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import { oneOf } from '@ecocircle/shared-contracts/rules';
import { COUNTRIES_ENTRIES } from '../../validation/countries.ts';
import { DaySchema, SearchSchema } from '../../validation/texts.ts';

/** What every list of events may be narrowed by in its query; `daysInOrder` checks `from` and `to`. */
export const EVENT_FILTER_ENTRIES = {
  city: SearchSchema.optional(),
  ...COUNTRIES_ENTRIES,
  kind: oneOf(EVENT_KINDS).optional(),
  q: SearchSchema.optional(),
  from: DaySchema.optional(),
  to: DaySchema.optional(),
};
