import { EVENT_KINDS } from '@ecocircle/shared-contracts';
import { oneOf, text } from '@ecocircle/shared-contracts/rules';
import { DaySchema, SearchSchema } from '../../validation/texts.ts';

/** An ISO 3166-1 code. */
export const CountryCodeSchema = text().matches(/^[A-Z]{2}$/, 'must be a country code such as KZ');

/** What every list of events may be narrowed by in its query; `daysInOrder` checks `from` and `to`. */
export const EVENT_FILTER_ENTRIES = {
  city: SearchSchema.optional(),
  country: CountryCodeSchema.optional(),
  kind: oneOf(EVENT_KINDS).optional(),
  q: SearchSchema.optional(),
  from: DaySchema.optional(),
  to: DaySchema.optional(),
};
