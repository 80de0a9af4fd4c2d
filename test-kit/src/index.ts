export { eventually } from './eventually.ts';
export { fakeOnly } from './fake-only.ts';
export { openBrowserAt } from './open-browser-at.ts';
export { setGlobal } from './set-global.ts';
export { temporaryFolder } from './temporary-folder.ts';
export { onTestFinished } from './test-end.ts';
export { withNote } from './with-note.ts';
