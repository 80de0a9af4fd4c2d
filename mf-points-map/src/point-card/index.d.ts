export { PointCard } from './point-card.tsx';
export { pointHead } from './point-head.ts';
