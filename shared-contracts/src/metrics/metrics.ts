import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Up to so many seconds; answers of pages and of data are told apart, and those that somebody waits for. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10];

/** Makes the metrics of a process, with those of Node itself: memory, event loop, garbage, open handles. */
export function createMetrics(): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
}

/** Measures the answers of a server by method, route and status. No address stands in them, as addresses have no end. */
export function measureAnswers(app: FastifyInstance, metrics: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [metrics],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    seconds.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000);
  });
}
