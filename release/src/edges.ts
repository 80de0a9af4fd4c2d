import { readdir, readFile, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EdgeStatement, type RegistryChange, STATEMENT_EVERY } from '@ecocircle/shared-contracts';
import { parseEdgeStatement } from '@ecocircle/shared-contracts/schemas';
import { isRunning } from '@ecocircle/shared-contracts/server';

/** An edge that has not repeated its statement for so long does not run any more. */
const SILENT_AFTER = 3 * STATEMENT_EVERY;
const LOOK_EVERY = 50;

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** One that is being replaced, or that a newer edge writes in another form, says nothing. */
async function readStatement(file: string): Promise<EdgeStatement | null> {
  try {
    return parseEdgeStatement(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function filesOf(store: string): Promise<string[]> {
  const folder = join(store, 'edges');
  const names = await readdir(folder).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

async function readFiles(files: readonly string[]): Promise<EdgeStatement[]> {
  const read = await Promise.all(files.map(readStatement));
  return read
    .filter((statement) => statement !== null)
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt));
}

/** What all edges of the last month have said of themselves, the latest first. */
export const readEdges = async (store: string): Promise<EdgeStatement[]> => readFiles(await filesOf(store));

/** Whether an edge runs: of those on this machine the machine knows, others have said so not long ago. */
export function isLive({ leftAt, at, host, pid }: EdgeStatement): boolean {
  if (leftAt !== null || Date.now() - Date.parse(at) > SILENT_AFTER) return false;
  return host !== hostname() || isRunning(pid);
}

/** A clock of the store's disk may go otherwise than those of the edges. */
const LOOKED_AT_FOR = 4 * SILENT_AFTER;

const wasWrittenLately = async (file: string): Promise<boolean> => {
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.NEGATIVE_INFINITY }));
  return Date.now() - mtimeMs < LOOKED_AT_FOR;
};

/** The edges that run. What was last written long ago is not read: a month of releases leaves many statements. */
export async function liveEdges(store: string): Promise<EdgeStatement[]> {
  const files = await filesOf(store);
  const areFresh = await Promise.all(files.map(wasWrittenLately));
  return (await readFiles(files.filter((_, index) => areFresh[index]))).filter(isLive);
}

/** Which edges have taken up a revision of the registry. */
export interface TakeUp {
  readonly edges: readonly EdgeStatement[];
  /** Those of them that still serve an earlier one, or another shell. */
  readonly lagging: readonly EdgeStatement[];
}

/**
 * Waits until all edges that run have taken up changes of the registry.
 *
 * @param changes - of one revision
 * @param patience - milliseconds
 */
export async function awaitEdges(
  store: string,
  changes: readonly RegistryChange[],
  patience: number,
): Promise<TakeUp> {
  const revision = changes[0]?.revision ?? 0;
  const shell = changes.find(({ remote }) => remote === 'shell')?.to;
  const lags = (edge: EdgeStatement): boolean =>
    edge.revision < revision || (shell !== undefined && edge.shell !== shell);
  const until = Date.now() + patience;
  for (;;) {
    const edges = await liveEdges(store);
    const lagging = edges.filter(lags);
    if (lagging.length === 0 || Date.now() >= until) return { edges, lagging };
    await sleep(LOOK_EVERY);
  }
}
