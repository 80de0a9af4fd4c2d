export { fuzzySearch } from './fuzzy-search.ts';
