import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import type { RemoteDescriptor, ShellManifest } from '@ecocircle/shared-contracts';
import { Refusal } from '../refusal.ts';

const TIME_LIMIT = 10_000;
const SHELL_FOLDER = resolve(import.meta.dirname, '..', '..', '..', 'shell');

/**
 * What a probe finds in the Node module of a build; a sentence where it cannot look. A process of its own, so that a
 * build can harm no other one.
 */
async function probed(probeFile: string, file: string): Promise<string[] | string> {
  const probe = fork(join(import.meta.dirname, probeFile), [file, SHELL_FOLDER], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: TIME_LIMIT,
    killSignal: 'SIGKILL',
  });
  let found: string[] | null = null;
  probe.once('message', (message) => {
    found = message as string[];
  });
  const [errors, [code, signal]] = await Promise.all([
    probe.stderr ? text(probe.stderr) : '',
    once(probe, 'close'),
  ]);
  if (found !== null) return found;
  if (signal === 'SIGKILL') return `it did not load within ${TIME_LIMIT / 1000} s`;
  return errors.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? `it ended with exit code ${code}`;
}

const adviceFor = (name: string): string =>
  `Repair ${name}, publish the build under a new version and promote that.`;

/** Refuses a remote whose server build does not load, or makes other routes than the descriptor declares. */
export async function checkServerBuild(folder: string, descriptor: RemoteDescriptor): Promise<void> {
  const { name, version, routes, assets } = descriptor;
  const made = await probed('server-build-probe.ts', join(folder, assets.server.file));
  const advice = adviceFor(name);
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

/** What edges call of the shell's Node module. */
const CALLED = ['renderPage', 'renderErrorPage', 'findRouteOwner', 'formChunkFor', 'isAccountPage'];

/** Refuses a shell whose Node module does not load, or lacks what edges call. */
export async function checkShellRender(folder: string, { name, version }: ShellManifest): Promise<void> {
  const found = await probed('shell-render-probe.ts', join(folder, 'server', 'render.mjs'));
  const words = `the server build of ${name} ${version}`;
  if (typeof found === 'string') throw new Refusal(`${words} does not load: ${found}`, adviceFor(name));
  const lacking = CALLED.filter((call) => !found.includes(call));
  if (lacking.length > 0) throw new Refusal(`${words} lacks ${lacking.join(', ')}`, adviceFor(name));
}
