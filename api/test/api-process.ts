import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { onTestFinished } from '@ecocircle/test-kit';
import type { DatabaseLocation } from '../src/database/database.ts';

const SERVER = new URL('../src/server.ts', import.meta.url).pathname;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** The API as a process of its own. */
export interface ApiProcess {
  readonly process: ChildProcess;
  readonly url: string;
  /** Whether it answers. */
  answers(): Promise<boolean>;
  /** What it has said on its standard error. */
  said(): string;
}

/** Starts the API as a process; it ends with the running test at the latest. */
export async function startApiProcess(
  database: { readonly location: DatabaseLocation; readonly dataDir: string },
  settings: Readonly<Record<string, string>>,
): Promise<ApiProcess> {
  const { location, dataDir } = database;
  const port = await freePort();
  const env = {
    ...process.env,
    API_PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: location.kind === 'postgres' ? location.url : '',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const api = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void api.kill('SIGKILL'));
  let words = '';
  api.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words += text;
  });
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { process: api, url, answers, said: () => words };
}
