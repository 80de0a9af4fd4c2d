import { join, resolve } from 'node:path';
import { APPS, buildAll } from './builds.ts';
import { Failure } from './failure.ts';
import { findFreePort, readSettings, requireCompiler, requirePort, requireWritable } from './preflight.ts';
import { startService } from './service.ts';
import { stopAll } from './spawned.ts';

const project = resolve(import.meta.dirname, '..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Ends the portal when it is asked to, or when the npm that started it is gone. */
function stopOnRequest(): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    stopAll().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 500).unref();
}

async function run(): Promise<never> {
  const { port, dataFolder } = readSettings(process.env, project);
  await requirePort(port);
  await requireWritable(dataFolder);
  requireCompiler(project, APPS);
  const releaseStore = resolve(process.env.RELEASE_STORE ?? join(dataFolder, 'releases'));
  await buildAll({ project, releaseStore, say });

  say('starting');
  const apiPort = process.env.API_PORT ?? String(await findFreePort());
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const common = {
    NODE_ENV: 'production',
    DATA_DIR: dataFolder,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  const api = startService({
    name: 'API',
    file: join(project, 'api', 'src', 'server.ts'),
    url: apiUrl,
    env: { ...common, API_PORT: apiPort },
  });
  const edge = startService({
    name: 'edge',
    file: join(project, 'shell', 'server', 'server.ts'),
    url: `http://127.0.0.1:${port}`,
    env: { ...common, PORT: String(port), API_URL: apiUrl, RELEASE_STORE: releaseStore },
  });
  const services = await Promise.all([api, edge]);
  say(`ready http://localhost:${port}`);
  return Promise.race(services.map(({ ended }) => ended));
}

stopOnRequest();
try {
  await run();
} catch (error) {
  await stopAll();
  process.stderr.write(`${error instanceof Failure ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
