export { ConflictDialog, type ShownConflict } from './conflict-dialog.tsx';
export { createMerge } from './conflicts.ts';
