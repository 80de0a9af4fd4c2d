export { FilterBar } from './filter-bar.tsx';
export { materialIds, type PointFilter, readFilter, writeFilter } from './point-filter.ts';
