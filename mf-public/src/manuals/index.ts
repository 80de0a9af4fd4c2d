export { drawing, figure, type Manual, sample } from './manual.ts';
export { manualPage } from './manual-page-of.ts';
