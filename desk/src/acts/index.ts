export { ActBar } from './act-bar.tsx';
export { ActFailure } from './act-failure.tsx';
export { type Act, type ActModel, createAct } from './create-act.ts';
export { ReasonDialog } from './reason-dialog.tsx';
