export { ListFilter } from './list-filter.tsx';
export { default as ownList } from './own-list.module.css';
export { default as ownRow } from './own-row.module.css';
export { FoundCount, RequestedList } from './requested-list.tsx';
