import { afterPaint } from '@ecocircle/ui-kit';

export const loadCityDialog = () => import(/* webpackChunkName: "city-dialog" */ './city-dialog.tsx');

/** Loads it ahead, behind the next paint; whether it works shows when it is needed. */
export const prefetchCityDialog = (): void => void afterPaint(() => void loadCityDialog().catch(() => {}));
