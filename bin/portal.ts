import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';
import {
  findFreePort,
  readSettings,
  requireCompiler,
  requirePort,
  requireWritable,
  type Settings,
} from './preflight.ts';
import { joinPortals } from './running-portals.ts';
import { type Service, startService } from './service.ts';
import { showNode, startNode } from './spawned.ts';
import { supervise } from './supervisor.ts';

const project = resolve(import.meta.dirname, '..');
const REMOTES = globSync('*/remote.json', { cwd: project }).map(dirname);
const APPS = ['shell', 'desk', ...REMOTES];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Builds in a process of its own, whose memory is free again when it ends. */
async function build(releaseStore: string): Promise<void> {
  const code = await showNode({ args: [join(import.meta.dirname, 'build.ts'), releaseStore] });
  if (code !== 0) throw new Failure('The portal was not started, because it could not be built.');
}

/** The remote that a developer works on, from `--dev <remote>`. */
function remoteInWork(): string | null {
  const { values } = parseArgs({ options: { dev: { type: 'string' } } });
  if (values.dev === undefined || REMOTES.includes(values.dev)) return values.dev ?? null;
  throw new Failure(`${values.dev} is not a remote. Work on one of ${REMOTES.join(', ')}.`);
}

/** Builds a remote again after each change of its sources; the edge serves that build instead of the released one. */
function watchRemote(remote: string): void {
  startNode({ args: ['--run', 'watch'], cwd: join(project, remote), env: { BUILD_VERSION: '0.0.0-dev' } });
}

async function servicesOf(
  { port, dataFolder }: Settings,
  releaseStore: string,
  dev: string | null,
): Promise<Service[]> {
  const apiPort = process.env.API_PORT || String(await findFreePort());
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const common = {
    DATA_DIR: dataFolder,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  const api: Service = {
    name: 'API',
    file: join(project, 'api', 'src', 'server.ts'),
    url: apiUrl,
    // Who tries the portal out reads its mails, which an API in production shows nobody.
    env: { ...common, NODE_ENV: process.env.NODE_ENV ?? 'development', API_PORT: apiPort },
  };
  const edge: Service = {
    name: 'edge',
    file: join(project, 'shell', 'server', 'server.ts'),
    url: `http://127.0.0.1:${port}`,
    env: {
      ...common,
      NODE_ENV: dev ? 'development' : 'production',
      PORT: String(port),
      API_URL: apiUrl,
      RELEASE_STORE: releaseStore,
      ...(dev && { DEV_REMOTE: dev }),
    },
  };
  return [api, edge];
}

await supervise(async () => {
  const dev = remoteInWork();
  const settings = readSettings(process.env, project);
  await requirePort(settings.port);
  await requireWritable(settings.dataFolder);
  requireCompiler(project, APPS);
  const own = { pid: process.pid, url: `http://localhost:${settings.port}`, dataFolder: settings.dataFolder };
  for (const line of joinPortals(project, own)) say(line);
  const releaseStore = resolve(process.env.RELEASE_STORE ?? join(settings.dataFolder, 'releases'));
  await build(releaseStore);
  say('starting');
  await Promise.all((await servicesOf(settings, releaseStore, dev)).map(startService));
  if (dev) watchRemote(dev);
  say(`ready ${own.url}`);
});
