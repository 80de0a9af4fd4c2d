export { FilterBar } from './filter-bar.tsx';
export {
  cleared,
  hasAbroad,
  isNarrow,
  known,
  LONGEST_SEARCH,
  NO_FILTER,
  namedIn,
  type PointFilter,
  readFilter,
  toWishes,
  wordOf,
  writeFilter,
} from './point-filter.ts';
