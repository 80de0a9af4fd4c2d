export { manualLoader } from './load-manual.ts';
export { drawing, figure, type Manual, sample } from './manual.ts';
export { ManualContents } from './manual-contents.tsx';
export { ManualPage } from './manual-page.tsx';
export { ManualTop } from './manual-top.tsx';
