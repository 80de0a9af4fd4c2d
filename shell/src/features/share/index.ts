export { prefetchShareDialog } from './load-share-dialog.ts';
export { shareStarted } from './model.ts';
export { Share } from './share.tsx';
