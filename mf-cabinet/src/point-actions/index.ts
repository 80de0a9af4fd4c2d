export { ClosingDialog } from './closing-dialog.tsx';
export { PointMenu } from './point-menu.tsx';
