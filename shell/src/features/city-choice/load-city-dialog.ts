export const loadCityDialog = () => import(/* webpackChunkName: "city-dialog" */ './city-dialog.tsx');

/** Loads it ahead; whether it works shows when it is needed. */
export function prefetchCityDialog(): void {
  loadCityDialog().catch(() => {});
}
