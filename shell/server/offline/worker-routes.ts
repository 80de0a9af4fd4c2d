import { REMOTE_NAMES, type RemoteName } from '@ecocircle/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { CachedAsset } from '../asset-cache.ts';
import type { ReleaseStore } from '../release-store.ts';
import { retiringWorker } from './retiring-worker.ts';

/** What {@link serveWorkers} reads from. */
export interface WorkerRoutesOptions {
  readonly store: Pick<ReleaseStore, 'active'>;
  /** A file of a build by its address. */
  readonly builtFile: (url: string) => Promise<CachedAsset | null>;
  /** No remote has a worker: those that browsers keep are ended. */
  readonly isOff: boolean;
}

/**
 * A worker asks for nothing but the own host, and may look after pages wherever they are: which of them, the remote
 * says. Browsers ask for it with every page that it looks after, so that a release and a rollback reach it at once.
 */
const WORKER_HEADERS = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'service-worker-allowed': '/',
} as const;

const isRemote = (name: string): name is RemoteName => (REMOTE_NAMES as readonly string[]).includes(name);

/**
 * `GET /mf/{remote}/worker.js`, the service worker of the remote's active build, or one that ends what a build of before
 * has left; and `GET /assets/files.json`, every file of the shell's build.
 */
export function serveWorkers(app: FastifyInstance, options: WorkerRoutesOptions): void {
  const { store, builtFile, isOff } = options;
  async function workerOf(remote: RemoteName): Promise<Buffer | string> {
    const build = store.active.remotes[remote]?.active;
    const worker = isOff ? undefined : build?.assets.worker;
    const file = build && worker && (await builtFile(`/mf/${remote}/${build.version}/${worker.file}`));
    return file ? file.raw : retiringWorker(remote);
  }

  app.get<{ Params: { remote: string } }>('/mf/:remote/worker.js', async ({ params }, reply) =>
    isRemote(params.remote)
      ? reply.headers(WORKER_HEADERS).send(await workerOf(params.remote))
      : reply.code(404).type('text/plain').send('no such remote\n'),
  );

  app.get('/assets/files.json', async (_request, reply) => {
    const { version, files } = store.active.shell.manifest;
    return reply.header('cache-control', 'no-cache').send({ build: version, files });
  });
}
