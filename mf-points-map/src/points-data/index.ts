export { createDictionaryCache, type DictionaryCache } from './dictionary-cache.ts';
export * from './fitted-view.ts';
export { readGround } from './ground.ts';
export * from './pixels.ts';
export * from './point-queries.ts';
export * from './point-summary.ts';
export * from './start-view.ts';
export * from './zooms.ts';
