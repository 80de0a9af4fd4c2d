export { measureKept } from './measure-kept.ts';
export { createMetrics, measureAnswers } from './metrics.ts';
export { serveMetrics } from './serve-metrics.ts';
