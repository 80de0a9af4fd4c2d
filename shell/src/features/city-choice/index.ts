export { CityChoiceDialog } from './city-choice-dialog.tsx';
export { CityLink } from './city-link.tsx';
export { prefetchCityDialog } from './load-city-dialog.ts';
