import { EMPTY_EVENT, type EventDraft, type EventPhoto, type OwnEvent } from '@ecocircle/shared-contracts';

/** What the editor's fields hold, and the version of the event that they began from. */
export type EventValues = EventDraft & {
  readonly version: number;
  /** The photo of `photoId`, to be shown. */
  readonly cover: EventPhoto | null;
};

/** A new event. */
export const NEW_VALUES: EventValues = { ...EMPTY_EVENT, version: 1, cover: null };

/** The values that an event is edited from. */
export const valuesOf = (event: OwnEvent | null): EventValues =>
  event ? { ...event.draft, version: event.version, cover: event.photo } : NEW_VALUES;

/** What is saved of the values. */
export const savedOf = ({ cover: _, ...saved }: EventValues): EventDraft & { readonly version: number } =>
  saved;

const contentOf = (values: EventValues): string => JSON.stringify({ ...savedOf(values), version: 0 });

/** Whether two values say the same of an event, whichever versions they come from. */
export const isSameEvent = (one: EventValues, other: EventValues): boolean =>
  contentOf(one) === contentOf(other);
