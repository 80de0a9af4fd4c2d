export { ListFilter } from './list-filter.tsx';
export { FoundCount, RequestedList } from './requested-list.tsx';
