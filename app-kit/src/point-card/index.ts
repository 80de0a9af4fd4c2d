export type { Dictionaries, Material } from './dictionaries.ts';
export * from './opening-hours/index.ts';
export { PointCard, type PointCardProps } from './point-card.tsx';
