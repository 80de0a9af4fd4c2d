export { differingManual, drawing, figure, type ManualContent, sample } from './manual-content.ts';
export { manualPage } from './manual-page-of.ts';
