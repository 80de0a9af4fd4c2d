import { loadAhead } from '@ecocircle/ui-kit';

export const loadShareDialog = () => import(/* webpackChunkName: "share-dialog" */ './share-dialog.tsx');

export const prefetchShareDialog = (): void => loadAhead(loadShareDialog);
