export { dialogHead, dialogOf, withModal } from './dialog-address.ts';
export { DIALOGS, type DialogKind, type FormChunk, formDraftKey } from './dialog-kinds.ts';
export { DialogLink, REGISTRATION_PATH } from './dialog-link.tsx';
export { FormsContext } from './forms-context.ts';
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
export { PortalDialogs } from './portal-dialogs.tsx';
export { useDialogTitle } from './use-dialog-title.ts';
export { useOpenDialog } from './use-open-dialog.ts';
