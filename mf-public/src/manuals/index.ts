export { manualLoader } from './load-manual.ts';
export { differingManual, drawing, figure, type ManualContent, sample } from './manual-content.ts';
export { ManualContents } from './manual-contents.tsx';
export { ManualPage } from './manual-page.tsx';
export { ManualTop } from './manual-top.tsx';
