export { ClosingDialog } from './closing-dialog.tsx';
export { PointMenu } from './point-menu.tsx';
export { sendTransit } from './point-requests.ts';
export { editorPath } from './run-action.ts';
export { tellDone } from './told-action.ts';
export { useActionTools } from './use-action-tools.ts';
