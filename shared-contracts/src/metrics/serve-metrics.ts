import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';

/** Metrics are for this machine: who collects them from others stands beside the process, or forwards the port. */
const HOST = '127.0.0.1';

export interface MetricsOptions {
  readonly metrics: Registry;
  /** A port number, 0 for a free one, or `none`, as `METRICS_PORT` names it. */
  readonly port: string;
  readonly log: { warn(facts: object, words: string): void };
}

/**
 * Serves metrics at `/metrics`, on a port of their own that no visitor reaches. A process that cannot have the port says
 * so and goes on: what it does matters more than how it is measured.
 *
 * @returns the server; null where there is none
 */
export async function serveMetrics({ metrics, port, log }: MetricsOptions): Promise<Server | null> {
  if (port === 'none') return null;
  const server = createServer(async ({ method, url }, reply) => {
    const isAsked = method === 'GET' && url?.split('?')[0] === '/metrics';
    if (!isAsked) return reply.writeHead(404).end();
    const text = await metrics.metrics();
    return reply.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  server.unref();
  try {
    server.listen(Number(port), HOST);
    await once(server, 'listening');
    return server;
  } catch (err) {
    log.warn({ err, port }, 'there are no metrics: their port cannot be had');
    return null;
  }
}
