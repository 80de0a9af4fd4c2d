export { $context } from '../../points-browser/index.ts';
export { recyclingPointsRoute } from './route.tsx';
