export { createDictionaryCache, type DictionaryCache } from './dictionary-cache.ts';
export * from './point-queries.ts';
export * from './point-summary.ts';
export { POINT_ZOOM, type StartView, startViewOf, usualBox } from './start-view.ts';
