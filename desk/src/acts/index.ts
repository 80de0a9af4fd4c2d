export { ActDone } from './act-done.tsx';
export { ActFailure } from './act-failure.tsx';
export { Actions } from './actions.tsx';
export { ConfirmDialog } from './confirm-dialog.tsx';
export { type Act, type ActModel, createAct } from './create-act.ts';
export { MailLanguage } from './mail-language.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
export { useLeaveOnceDone } from './use-leave-once-done.ts';
