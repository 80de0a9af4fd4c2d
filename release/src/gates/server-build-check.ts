import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RemoteDescriptor } from '@ecocircle/shared-contracts';
import { Refusal } from '../refusal.ts';

const TIME_LIMIT = 10_000;
const PROBE = join(import.meta.dirname, 'server-build-probe.ts');
const SHELL_FOLDER = resolve(import.meta.dirname, '..', '..', '..', 'shell');

/** The ids of the routes that a server build makes; a sentence where it cannot. A process of its own, so that a build can harm no other one. */
async function routesOf(file: string): Promise<string[] | string> {
  const probe = fork(PROBE, [file, SHELL_FOLDER], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
  });
  let routes: string[] | null = null;
  probe.once('message', (message) => {
    routes = message as string[];
  });
  const [errors, [code, signal]] = await Promise.all([
    probe.stderr ? text(probe.stderr) : '',
    once(probe, 'close'),
  ]);
  if (routes !== null) return routes;
  if (signal === 'SIGKILL') return `it did not load within ${TIME_LIMIT / 1000} s`;
  return errors.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? `it ended with exit code ${code}`;
}

/** Refuses a remote whose server build does not load, or makes other routes than the descriptor declares. */
export async function checkServerBuild(folder: string, descriptor: RemoteDescriptor): Promise<void> {
  const { name, version, routes, assets } = descriptor;
  const made = await routesOf(join(folder, assets.server.file));
  const advice = `Repair ${name}, publish the build under a new version and promote that.`;
  if (typeof made === 'string')
    throw new Refusal(`the server build of ${name} ${version} does not load: ${made}`, advice);
  const declared = new Set(routes.map(({ id }) => id));
  const missing = [...declared].filter((id) => !made.includes(id)).map((id) => `it lacks ${id}`);
  const unknown = made.filter((id) => !declared.has(id)).map((id) => `it has ${id}, which is not declared`);
  const differences = [...missing, ...unknown];
  if (differences.length > 0)
    throw new Refusal(
      `the server build of ${name} ${version} differs from its descriptor: ${differences.join('; ')}`,
      advice,
    );
}
