export { PointCard as default } from '@ecocircle/app-kit/point-card';
export { pointHead } from '../point-head/index.ts';
