export { addressBeside } from './address-beside.ts';
export type { Dictionaries, Material } from './dictionaries.ts';
export * from './opening-hours/index.ts';
export { PointCard, type PointCardProps } from './point-card.tsx';
export { rateText } from './rate-text.ts';
export { type RouteLink, routeLinks } from './route-services.ts';
