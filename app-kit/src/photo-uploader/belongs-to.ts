import { createStore, type Event, merge, sample, type Unit } from 'effector';
import type { PhotoUploader } from './model.ts';

/** What the form says of the thing whose photos are sent. */
export interface PhotoOwner {
  /** A form was opened with this thing; null is a new one. */
  readonly opened: Event<string | null>;
  /** The new thing was saved, and has this id from now on. */
  readonly named: Event<string>;
  /** What is on its way is given up. */
  readonly given: readonly Unit<unknown>[];
}

/**
 * Keeps the photos on their way to the thing that they were chosen for: another one that is opened begins without them,
 * the same one goes on with them.
 */
export function belongsTo({ reset }: PhotoUploader, { opened, named, given }: PhotoOwner): void {
  const $owner = createStore<string | null>(null, { serialize: 'ignore' });
  // The owner before is read together with the opening: afterwards it is replaced.
  const begun = sample({ clock: opened, source: $owner, fn: (before, id) => ({ before, id }) });
  sample({ clock: begun, filter: ({ before, id }) => before !== id, fn: () => {}, target: reset });
  sample({ clock: merge([...given]), fn: () => {}, target: reset });
  $owner.on(begun, (_, { id }) => id).on(named, (_, id) => id);
}
