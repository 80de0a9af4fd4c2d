import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PART_NAMES, type Registry } from '@ecocircle/shared-contracts';
import { SHELL_FOLDER } from './probed.ts';

const EDGE_FILE = join(SHELL_FOLDER, 'server', 'trial', 'trial-edge.ts');

/** An edge whose registry is one that is not in force yet. */
export interface TrialEdge {
  readonly origin: string;
  close(): Promise<void>;
}

/** A store with the builds of another one, and a registry of its own. */
async function standInFor(store: string, registry: Registry, folder: string): Promise<string> {
  const standIn = join(folder, 'releases');
  await mkdir(standIn);
  await Promise.all(PART_NAMES.map((part) => symlink(resolve(store, part), join(standIn, part))));
  await writeFile(join(standIn, 'registry.json'), JSON.stringify(registry));
  return standIn;
}

/**
 * Starts an edge as it would be with a registry.
 *
 * @throws Error when it ends before it listens
 */
export async function startTrialEdge(store: string, registry: Registry): Promise<TrialEdge> {
  const folder = await mkdtemp(join(tmpdir(), 'ecocircle-trial-'));
  const releases = await standInFor(store, registry, folder);
  const edge = fork(EDGE_FILE, [releases, join(folder, 'kept')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(edge, 'exit');
  const close = async (): Promise<void> => {
    if (edge.connected) edge.disconnect();
    await ended;
    await rm(folder, { recursive: true });
  };
  const told = await Promise.race([once(edge, 'message'), ended.then(() => null)]);
  if (told) return { origin: String(told[0]).replace('127.0.0.1', 'localhost'), close };
  await close();
  throw new Error('the edge for the trial ended before it listened');
}
