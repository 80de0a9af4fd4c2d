export { ConflictDialog, type SideWords } from './conflict-dialog.tsx';
export { createMerge, type Versions } from './conflicts.ts';
