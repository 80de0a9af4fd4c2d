import { readdir, readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EdgeStatement, STATEMENT_EVERY } from '@ecocircle/shared-contracts';
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

/** What all edges of the last month have said of themselves, the latest first. */
export async function readEdges(store: string): Promise<EdgeStatement[]> {
  const folder = join(store, 'edges');
  const names = await readdir(folder).catch((error) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  const read = await Promise.all(files.map(readStatement));
  return read
    .filter((statement) => statement !== null)
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt));
}

/** Whether an edge runs: of those on this machine the machine knows, others have said so not long ago. */
export function isLive({ leftAt, at, host, pid }: EdgeStatement): boolean {
  if (leftAt !== null || Date.now() - Date.parse(at) > SILENT_AFTER) return false;
  return host !== hostname() || isRunning(pid);
}

/** The edges that run. */
export const liveEdges = async (store: string): Promise<EdgeStatement[]> =>
  (await readEdges(store)).filter(isLive);

/** Which edges have taken up a revision of the registry. */
export interface TakeUp {
  readonly edges: readonly EdgeStatement[];
  /** Those of them that still serve an earlier one. */
  readonly lagging: readonly EdgeStatement[];
}

/**
 * Waits until all edges that run have taken up a revision of the registry.
 *
 * @param patience - milliseconds
 */
export async function awaitEdges(store: string, revision: number, patience: number): Promise<TakeUp> {
  const until = Date.now() + patience;
  for (;;) {
    const edges = await liveEdges(store);
    const lagging = edges.filter((edge) => edge.revision < revision);
    if (lagging.length === 0 || Date.now() >= until) return { edges, lagging };
    await sleep(LOOK_EVERY);
  }
}
