import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, PROJECT } from '../set-up/product.ts';

/** Seeding a hundred thousand points takes a while. */
const READY_WITHIN = 180_000;

/** A server that the benchmark started. */
export interface Server {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + READY_WITHIN;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${url} did not become ready`);
    await delay(100);
  }
}

async function start(file: string, port: number, env: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(PROJECT, file)], {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://localhost:${port}`;
  await untilReady(`http://127.0.0.1:${port}`, child);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts a raw server that sends the headers and bytes of one answer from a constant buffer. */
export async function startConstant(url: string): Promise<Server> {
  const port = await freePort();
  return start('e2e/bench/constant-answer.ts', port, { PORT: String(port), ANSWER_OF: url });
}

/** Starts the edge alone. */
export async function startEdge(env: Readonly<Record<string, string>>): Promise<Server> {
  const port = await freePort();
  return start('shell/server/server.ts', port, { PORT: String(port), ...env });
}

/** Starts the platform API alone, on seeded points of its own. */
export async function startApi(
  dataFolder: string,
  points: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const port = await freePort();
  const env = { API_PORT: String(port), DATA_DIR: dataFolder, DEMO_POINTS: String(points) };
  return start('api/src/server.ts', port, { ...env, REQUESTS_PER_MINUTE: '100000000', ...settings });
}
