export { ActFailure } from './act-failure.tsx';
export { type ActModel, createAct } from './create-act.ts';
export { ReasonDialog } from './reason-dialog.tsx';
