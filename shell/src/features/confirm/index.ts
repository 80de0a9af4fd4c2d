export { ConfirmDialog } from './confirm-dialog.tsx';
export { confirmationAsked } from './model.ts';
