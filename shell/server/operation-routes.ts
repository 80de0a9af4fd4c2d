import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './release-store.ts';

interface OperationsOptions {
  readonly store: ReleaseStore;
  readonly buildId: string;
  readonly apiUrl: string;
}

const READY_TIMEOUT = 2000;

async function isApiReady(apiUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(READY_TIMEOUT) });
    return response.ok;
  } catch {
    return false;
  }
}

export function serveOperations(app: FastifyInstance, { store, buildId, apiUrl }: OperationsOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const api = await isApiReady(apiUrl);
    return reply.code(api ? 200 : 503).send({ status: api ? 'ready' : 'not ready', api });
  });
  app.get('/mf/registry.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(store.active.registry),
  );
  app.get('/builds/latest.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({ id: buildId }),
  );
  app.get<{ Params: { id: string } }>('/builds/meta/:id.json', async (request, reply) => {
    if (request.params.id !== buildId) return reply.code(404).send({ error: 'no such build' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').send({ id: buildId });
  });
}
