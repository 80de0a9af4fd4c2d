import type { PortalDialog, ShareData } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

/** A page asks for one of the shell's dialogs. */
export const dialogOpened = createEvent<PortalDialog>();
export const dialogClosed = createEvent();
export const $dialog = createStore<PortalDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .reset(dialogClosed);

/** The form of an open dialog begins, and is left when the dialog closes. Where its code is there, it listens. */
export const formStarted = createEvent<PortalDialog>();
export const formLeft = createEvent();

/** Somebody wants to share a page of this site. */
export const shareRequested = createEvent<ShareData>();
