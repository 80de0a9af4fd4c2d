import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changesOf, EMPTY_REGISTRY, type Registry, type RegistryChange } from '@ecocircle/shared-contracts';
import {
  parseRegistry,
  parseRegistryChange,
  parseWritableRegistry,
} from '@ecocircle/shared-contracts/schemas';
import { lock } from 'proper-lockfile';
import { appendLines, replaceFile } from './durable-write.ts';
import { Refusal } from './refusal.ts';

const LOCK_RETRIES = { retries: 60, factor: 1.2, minTimeout: 20, maxTimeout: 500, randomize: true };
/** A lock whose holder died is taken over after this long, in milliseconds. */
const LOCK_STALE = 5000;

const registryPath = (store: string): string => join(store, 'registry.json');
const historyPath = (store: string): string => join(store, 'history.jsonl');

/** A line of the log; null for a damaged one, and for one that is not known. */
function readChange(line: string): RegistryChange | null {
  try {
    return parseRegistryChange(JSON.parse(line));
  } catch {
    return null;
  }
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

async function readRegistryBy(parse: (input: unknown) => Registry, store: string): Promise<Registry> {
  const text = await readIfThere(registryPath(store));
  if (text === null) return EMPTY_REGISTRY;
  try {
    return parse(JSON.parse(text));
  } catch (error) {
    const advice =
      'Release with the version that wrote it, restore the file from a backup, or delete it and promote each remote again.';
    throw new Refusal(`${registryPath(store)} is not a registry: ${(error as Error).message}`, advice);
  }
}

/**
 * Reads the registry, without what this version of the release tool does not know; an empty one where nothing was
 * promoted yet.
 *
 * @throws Refusal when the file is not a registry
 */
export const readRegistry = (store: string): Promise<Registry> => readRegistryBy(parseRegistry, store);

/**
 * Reads the registry to write it anew.
 *
 * @throws Refusal when the file is not a registry, or holds what this version of the release tool would lose
 */
export const readWritableRegistry = (store: string): Promise<Registry> =>
  readRegistryBy(parseWritableRegistry, store);

/** The logged changes; a last line without an end was being written when the machine stopped, and does not count. */
async function readHistoryFile(store: string): Promise<RegistryChange[]> {
  const text = (await readIfThere(historyPath(store))) ?? '';
  const lines = text.split('\n').slice(0, -1);
  return lines.flatMap((line) => readChange(line) ?? []);
}

/** The changes that are not in the log because of a crash, if there are any: the registry is always written first. */
function unloggedChanges(registry: Registry, history: readonly RegistryChange[]): readonly RegistryChange[] {
  const isLogged = ({ revision, remote }: RegistryChange): boolean =>
    history.some((logged) => logged.revision === revision && logged.remote === remote);
  return changesOf(registry).filter((change) => !isLogged(change));
}

/** Every change of the registry, the oldest first. */
export async function readHistory(store: string): Promise<RegistryChange[]> {
  const [registry, history] = await Promise.all([readRegistry(store), readHistoryFile(store)]);
  return [...history, ...unloggedChanges(registry, history)];
}

/** Does something while nobody changes the registry. */
export async function whileUnchanged<Result>(store: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(store, { recursive: true });
  const release = await lock(store, {
    lockfilePath: join(store, 'registry.lock'),
    retries: LOCK_RETRIES,
    stale: LOCK_STALE,
  });
  try {
    return await work();
  } finally {
    await release();
  }
}

/**
 * Replaces the registry if it is still at the revision that the new one was made from, and logs the change.
 *
 * @returns false when another process changed it meanwhile; then nothing was written
 */
export const swapRegistry = (store: string, expectedRevision: number, next: Registry): Promise<boolean> =>
  whileUnchanged(store, async () => {
    const current = await readWritableRegistry(store);
    if (current.revision !== expectedRevision) return false;
    const history = await readHistoryFile(store);
    const lines = [...unloggedChanges(current, history), ...changesOf(next)];
    await replaceFile(registryPath(store), `${JSON.stringify(next, null, 2)}\n`);
    await appendLines(
      historyPath(store),
      lines.map((change) => JSON.stringify(change)),
    );
    return true;
  });
