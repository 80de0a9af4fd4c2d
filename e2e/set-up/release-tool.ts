import { execFile } from 'node:child_process';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PartName } from '@ecocircle/shared-contracts';
import { PROJECT } from './product.ts';

const run = promisify(execFile);

/** The folder of the store that the running portal reads. */
export const releaseStore = (): string =>
  process.env.RELEASE_STORE ?? join(process.env.DATA_DIR ?? join(PROJECT, '.data'), 'releases');

/** A copy of that store from before the suites, some of which release builds that fail. */
export const storeBefore = (): string => process.env.E2E_STORE_BEFORE ?? releaseStore();

/** Copies the running portal's store, for releases that no visitor is served; whoever wants it removes it. */
export async function copyStore(): Promise<string> {
  const store = await mkdtemp(join(tmpdir(), 'ecocircle-store-'));
  await cp(releaseStore(), store, { recursive: true });
  return store;
}

/**
 * Runs the release tool on a store.
 *
 * @returns what it printed
 * @throws when it refuses; the message holds the reason
 */
export const releaseIn = (store: string, ...args: readonly string[]): Promise<string> =>
  releaseWith({ RELEASE_STORE: store }, ...args);

/** The same with other settings. */
export async function releaseWith(settings: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<string> {
  const command = [join(PROJECT, 'bin', 'on-node24'), 'release/src/cli.ts', ...args] as const;
  const env = { ...process.env, USER: 'e2e', ...settings };
  const { stdout } = await run('sh', [...command], { cwd: PROJECT, env });
  return stdout;
}

/** The same on the running portal's store. */
export const release = (...args: readonly string[]): Promise<string> => releaseIn(releaseStore(), ...args);

/** A version that is not published yet. */
export const freshVersion = (): string => `1.0.1-t${Date.now()}`;

/** The version of a part that pages load at present, as the release tool says of a store. */
export async function activeIn(store: string, name: PartName): Promise<string> {
  const { parts } = JSON.parse(await releaseIn(store, 'status', '--json')) as {
    parts: { part: string; active: string | null }[];
  };
  const active = parts.find(({ part }) => part === name)?.active;
  if (!active) throw new Error(`${name} was never promoted`);
  return active;
}

/** The same of the running portal's store. */
export const activeVersion = (name: PartName): Promise<string> => activeIn(releaseStore(), name);
