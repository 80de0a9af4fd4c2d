import type { Notification } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

/** A notification on the page, with the id that closes it. */
export interface ShownNotification extends Notification {
  readonly id: string;
}

export const notificationShown = createEvent<ShownNotification>();
export const notificationClosed = createEvent<string>();

export const $notifications = createStore<readonly ShownNotification[]>([])
  .on(notificationShown, (shown, added) => [...shown, added])
  .on(notificationClosed, (shown, id) => shown.filter((one) => one.id !== id));

/** What covers the page, such as the menu, stops the clocks of notifications until it is gone. */
export const timeoutsPaused = createEvent();
export const timeoutsResumed = createEvent();
export const $areTimeoutsPaused = createStore(false)
  .on(timeoutsPaused, () => true)
  .on(timeoutsResumed, () => false);
