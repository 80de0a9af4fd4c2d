import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { OWN_HOST } from './patience.ts';
import { freePort, PROJECT } from './product.ts';

/** Seeding a hundred thousand points takes a while. */
const READY_WITHIN = 180_000;

/** A server that was started alone, without the launcher. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  /** What it has logged. */
  logged(): string;
  stop(): Promise<void>;
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${url} did not become ready`);
    await delay(100);
  }
}

type Settings = Readonly<Record<string, string>>;

/** Those that end with this process. */
const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGTERM');
});

/** Starts a server that reads its port from the setting of this name; a free one unless it is given. */
async function start(
  file: string,
  portName: string,
  settings: Settings,
  answers = '/readyz',
): Promise<Server> {
  const port = settings[portName] ?? String(await freePort());
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(PROJECT, file)], {
    cwd: PROJECT,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      ...OWN_HOST,
      [portName]: port,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let log = '';
  child.stdout.on('data', (text: Buffer) => {
    log += text;
  });
  started.add(child);
  const url = `http://localhost:${port}`;
  await untilAnswered(`http://127.0.0.1:${port}${answers}`, child);
  return {
    url,
    pid: child.pid ?? 0,
    logged: () => log,
    async stop() {
      started.delete(child);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a raw server that sends the headers and bytes of one answer from a constant buffer. */
export const startConstant = (url: string): Promise<Server> =>
  start('e2e/bench/constant-answer.ts', 'PORT', { ANSWER_OF: url });

/** Starts the edge alone. */
export const startEdge = (settings: Settings): Promise<Server> =>
  start('shell/server/server.ts', 'PORT', settings);

/** What the API answers last: it starts beside its map. */
const MAP = '/api/web/v1/facility/clusters/?bbox=-180,-85,180,85&zoom=0';

/** Starts the platform API alone, on seeded points of its own; its map is there. */
export function startApi(dataFolder: string, points: number, settings: Settings = {}): Promise<Server> {
  const env = { DATA_DIR: dataFolder, DEMO_POINTS: String(points), REQUESTS_PER_MINUTE: '100000000' };
  return start('api/src/server.ts', 'API_PORT', { ...env, ...settings }, MAP);
}
