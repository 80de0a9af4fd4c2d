import type { PortalDialog, ShareData } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

/** A page asks for one of the shell's dialogs. */
export const dialogOpened = createEvent<PortalDialog>();
export const dialogClosed = createEvent();
export const $dialog = createStore<PortalDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .reset(dialogClosed);

/** Somebody wants to share a page of this site. */
export const shareRequested = createEvent<ShareData>();
