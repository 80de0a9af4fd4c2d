export const loadShareDialog = () => import(/* webpackChunkName: "share-dialog" */ './share-dialog.tsx');

/** Loads it ahead; whether it works shows when it is needed. */
export function prefetchShareDialog(): void {
  loadShareDialog().catch(() => {});
}
