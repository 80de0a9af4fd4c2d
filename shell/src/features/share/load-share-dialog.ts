import { afterPaint } from '@ecocircle/ui-kit';

export const loadShareDialog = () => import(/* webpackChunkName: "share-dialog" */ './share-dialog.tsx');

/** Loads it ahead, behind the next paint; whether it works shows when it is needed. */
export const prefetchShareDialog = (): void => void afterPaint(() => void loadShareDialog().catch(() => {}));
