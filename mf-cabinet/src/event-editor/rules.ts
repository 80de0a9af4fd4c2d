import { EventSaveSchema, problemsOf } from '@ecocircle/shared-contracts/rules';
import { type EventValues, savedOf } from './event-values.ts';

/** What is wrong with an event, by path: the rules of the API. */
export const check = (values: EventValues) => problemsOf(EventSaveSchema, savedOf(values));
