import type { FastifyInstance } from 'fastify';
import type { ApiConnections } from './api-connections.ts';
import type { Drain } from './drain.ts';
import type { ReleaseStore } from './release-store.ts';

interface OperationsOptions {
  readonly store: ReleaseStore;
  readonly api: Pick<ApiConnections, 'isReady'>;
  readonly drain: Drain;
}

/**
 * Whether this edge can serve. It cannot before it has met the API once; afterwards an API that is down takes no edge
 * out: all would go at once, though each has pages that are kept, and their frames.
 */
function serveReadiness(app: FastifyInstance, { store, api, drain }: OperationsOptions): void {
  let hasMetApi = false;
  app.get('/readyz', async (_request, reply) => {
    const hasApi = await api.isReady();
    hasMetApi ||= hasApi;
    const status = drain.isDraining ? 'draining' : hasMetApi ? 'ready' : 'not ready';
    const { revision } = store.active.registry;
    return reply
      .code(status === 'ready' ? 200 : 503)
      .send({ status, api: hasApi, revision, store: store.state });
  });
}

export function serveOperations(app: FastifyInstance, options: OperationsOptions): void {
  const { store } = options;
  const version = (): string => store.active.shell.manifest.version;
  app.get('/healthz', async () => ({ status: 'ok' }));
  serveReadiness(app, options);
  app.get('/mf/registry.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(store.active.registry),
  );
  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id: version() }),
  );
  app.get<{ Params: { id: string } }>('/builds/meta/:id.json', async (request, reply) => {
    const { id } = request.params;
    if (id !== version()) return reply.code(404).send({ error: 'no such build' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send({ id });
  });
}
