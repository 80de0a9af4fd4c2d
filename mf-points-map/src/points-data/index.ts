export { createDictionaryCache, type DictionaryCache } from './dictionary-cache.ts';
export * from './fitted-view.ts';
export { readGround } from './ground.ts';
export {
  countPoints,
  loadReading,
  readClosed,
  readPoint,
  readPoints,
  readThing,
} from './late-reading.ts';
export { isForWantOfLine, isLineThere } from './line.ts';
export * from './pixels.ts';
export * from './point-queries.ts';
export * from './point-summary.ts';
export { readClusters } from './read-clusters.ts';
export * from './start-view.ts';
export { toMarked, toSummary } from './to-summary.ts';
export * from './zooms.ts';
