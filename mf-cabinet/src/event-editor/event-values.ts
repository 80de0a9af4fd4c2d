import { EMPTY_EVENT, type EventDraft, type OwnEvent } from '@ecocircle/shared-contracts';

/** What the editor's fields hold, and the version of the event that they began from. */
export type EventValues = EventDraft & { readonly version: number };

/** A new event. */
export const NEW_VALUES: EventValues = { ...EMPTY_EVENT, version: 1 };

/** The values that an event is edited from. */
export const valuesOf = (event: OwnEvent | null): EventValues =>
  event ? { ...event.draft, version: event.version } : NEW_VALUES;

/** Whether two values say the same of an event, whichever versions they come from. */
export const isSameEvent = (
  { version: _, ...one }: EventValues,
  { version: __, ...other }: EventValues,
): boolean => JSON.stringify(one) === JSON.stringify(other);
