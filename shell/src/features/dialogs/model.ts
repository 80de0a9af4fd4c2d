import type { Locale, PortalDialog, ShareData } from '@ecocircle/shared-contracts';
import { createEvent, createStore } from 'effector';

/** A page asks for one of the shell's dialogs. */
export const dialogOpened = createEvent<PortalDialog>();
export const dialogClosed = createEvent();
export const $dialog = createStore<PortalDialog | null>(null)
  .on(dialogOpened, (_, dialog) => dialog)
  .reset(dialogClosed);

/** A form that begins: the dialog that holds it, and the language of the page. */
export interface FormOpening {
  readonly dialog: PortalDialog;
  readonly locale: Locale;
}

/** The form of an open dialog begins, and is left when the dialog closes. Where its code is there, it listens. */
export const formStarted = createEvent<FormOpening>();
export const formLeft = createEvent();

/** Somebody wants to share a page of this site. */
export const shareRequested = createEvent<ShareData>();
