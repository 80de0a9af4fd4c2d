export { dialogHead, dialogOf, withModal } from './dialog-address.ts';
export { DIALOGS, type DialogKind, type FormChunk, formDraftKey } from './dialog-kinds.ts';
export { DialogLink, REGISTRATION_PATH } from './dialog-link.tsx';
export { type FormActionsProps, type Forms, formsFor, prefetchForms } from './load-forms.ts';
export {
  $dialog,
  dialogClosed,
  dialogOpened,
  type FormOpening,
  formLeft,
  formStarted,
  shareRequested,
} from './model.ts';
export { OpenDialog } from './open-dialog.tsx';
export { useDialogTitle } from './opening.tsx';
export { PortalDialogs } from './portal-dialogs.tsx';
export { FormsContext } from './use-forms.ts';
export { useOpenDialog } from './use-open-dialog.ts';
