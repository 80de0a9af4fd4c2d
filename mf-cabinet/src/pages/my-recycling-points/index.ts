export { myRecyclingPointsLoader } from './loader.ts';
export { MyRecyclingPointsPage } from './my-recycling-points-page.tsx';
