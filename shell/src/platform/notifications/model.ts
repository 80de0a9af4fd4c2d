import type { Notification } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

export interface ShownNotification extends Notification {
  readonly id: string;
}

/** More than this would cover the page of a phone. */
const MOST_SHOWN = 4;

/** Makes room for one more: what would go by itself goes first, the oldest of it. */
function withRoom(shown: readonly ShownNotification[]): readonly ShownNotification[] {
  if (shown.length < MOST_SHOWN) return shown;
  const leaving = shown.find(({ timeout }) => timeout !== 0) ?? shown[0];
  return shown.filter((one) => one !== leaving);
}

const without = (shown: readonly ShownNotification[], id: string) => shown.filter((one) => one.id !== id);

/** Shows a notification; one with the id of another takes its place. */
export const notificationShown = createEvent<ShownNotification>();
export const notificationClosed = createEvent<string>();

export const $notifications = createStore<readonly ShownNotification[]>([], { serialize: 'ignore' })
  .on(notificationShown, (shown, added) => [...withRoom(without(shown, added.id)), added])
  .on(notificationClosed, without);

/** What covers the page, such as the menu, stops the clocks of notifications until it is gone. */
export const timeoutsPaused = createEvent();
export const timeoutsResumed = createEvent();
export const $areTimeoutsPaused = createStore(false)
  .on(timeoutsPaused, () => true)
  .on(timeoutsResumed, () => false);
