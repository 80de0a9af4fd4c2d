import type { Notification } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

export interface ShownNotification extends Notification {
  readonly id: string;
}

/** So many stand on the page at a time, fewer on a phone; what has to be read waits behind them. */
export const MOST_SHOWN = 4;
/** More than this nobody reads: a part of the page that fails without end does not fill the memory. */
const MOST_KEPT = 100;

/** Whether it may be missed: it goes by itself and tells of no failure. */
const isPassing = ({ kind, timeout }: ShownNotification): boolean => kind !== 'error' && timeout !== 0;

/** Makes room for one more: what may be missed goes, the oldest of it; the rest waits. */
function withRoom(kept: readonly ShownNotification[]): readonly ShownNotification[] {
  if (kept.length < MOST_SHOWN) return kept;
  const leaving = kept.find(isPassing) ?? (kept.length < MOST_KEPT ? undefined : kept[0]);
  return kept.filter((one) => one !== leaving);
}

const isSame = (one: ShownNotification, other: ShownNotification): boolean =>
  one.id === other.id || (one.kind === other.kind && one.title === other.title && one.text === other.text);

/** Shows a notification; it takes the place of one with its id, and of one that says the same. */
export const notificationShown = createEvent<ShownNotification>();
export const notificationClosed = createEvent<string>();
export const notificationsCleared = createEvent();

/** The notifications, the newest last: the last of them are on the page. */
export const $notifications = createStore<readonly ShownNotification[]>([], { serialize: 'ignore' })
  .on(notificationShown, (kept, added) => [...withRoom(kept.filter((one) => !isSame(one, added))), added])
  .on(notificationClosed, (kept, id) => kept.filter((one) => one.id !== id))
  .on(notificationsCleared, () => []);

/** What covers the page, such as the menu, stops the clocks of notifications until it is gone. */
export const timeoutsPaused = createEvent();
export const timeoutsResumed = createEvent();
export const $areTimeoutsPaused = createStore(false)
  .on(timeoutsPaused, () => true)
  .on(timeoutsResumed, () => false);
