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
