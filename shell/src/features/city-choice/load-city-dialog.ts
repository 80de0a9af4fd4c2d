import { loadAhead } from '@ecocircle/ui-kit';

export const loadCityDialog = () => import(/* webpackChunkName: "city-dialog" */ './city-dialog.tsx');

export const prefetchCityDialog = (): void => loadAhead(loadCityDialog);
