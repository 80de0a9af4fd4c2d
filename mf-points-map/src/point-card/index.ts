export { loadPointCard, PointCard } from './point-card.tsx';
