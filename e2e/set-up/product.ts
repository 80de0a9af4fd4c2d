import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { OWN_HOST } from './patience.ts';

/** The project's root. */
export const PROJECT = resolve(import.meta.dirname, '..', '..');

/** Building four apps and seeding on two busy cores. */
const READY_WITHIN = 240_000;

/** A portal that was started with the launcher. */
export interface Product {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the command to its `ready` line. */
  readonly startedIn: number;
  /** How it ended, with the last that it said. */
  readonly ended: Promise<string>;
  /** Asks the launcher to stop and waits until it has ended. */
  stop(): Promise<void>;
}

/** A port of this machine that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Starts the launcher as `npm start` does, without npm in between. */
export function spawnLauncher(env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(join(PROJECT, 'bin', 'on-node24'), ['bin/portal.ts'], {
    cwd: PROJECT,
    env: { ...process.env, ...OWN_HOST, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function untilReady(launcher: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    const read = (text: Buffer): void => {
      output += text;
      if (/^ready /m.test(output)) done();
    };
    launcher.stdout?.on('data', read);
    launcher.stderr?.on('data', read);
    launcher.once('exit', (code) => fail(new Error(`the launcher ended with ${code}:\n${output}`)));
    const late = () => fail(new Error(`the portal was not ready within ${READY_WITHIN} ms:\n${output}`));
    setTimeout(late, READY_WITHIN).unref();
  });
}

/** As much as is read of what a portal said before it ended, in characters. */
const LAST_WORDS = 4000;

/** Resolves when a launcher has ended: with how, and the last that it said. */
function endOf(launcher: ChildProcess): Promise<string> {
  let said = '';
  const hear = (text: Buffer): void => {
    said = (said + text).slice(-LAST_WORDS);
  };
  launcher.stdout?.on('data', hear);
  launcher.stderr?.on('data', hear);
  return once(launcher, 'close').then(
    ([code, signal]) => `the launcher ended with ${signal ?? code}:\n${said}`,
  );
}

async function stop(launcher: ChildProcess): Promise<void> {
  if (launcher.exitCode !== null || launcher.signalCode !== null) return;
  const ended = once(launcher, 'exit');
  launcher.kill('SIGTERM');
  await ended;
}

/**
 * Starts the whole portal with its launcher and waits until it is ready.
 *
 * @param env - `DATA_DIR`, and whatever else the launcher and its servers read
 */
export async function startProduct(env: Readonly<Record<string, string>>): Promise<Product> {
  const port = env.PORT ?? String(await freePort());
  const began = performance.now();
  const launcher = spawnLauncher({ ...env, PORT: port });
  const ended = endOf(launcher);
  try {
    await untilReady(launcher);
  } catch (error) {
    await stop(launcher);
    throw error;
  }
  return {
    url: `http://localhost:${port}`,
    pid: launcher.pid ?? 0,
    startedIn: performance.now() - began,
    ended,
    stop: () => stop(launcher),
  };
}
