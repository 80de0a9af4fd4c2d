import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  entryOf,
  PART_NAMES,
  type PartName,
  type Registry,
  type RegistryChange,
} from '@ecocircle/shared-contracts';
import { liveEdges } from './edges.ts';
import { Refusal } from './refusal.ts';
import { readHistory, readRegistry, whileUnchanged } from './registry-file.ts';
import { buildFolder, listVersions, type PublishedVersion } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How many changes of a part can be gone back over. */
const CHANGES_KEPT = 10;
/** Where builds are that are being deleted; no reader of the store looks into it. */
const LEAVING = '.pruned';

/** A build that nobody needs any more. */
export interface PrunedBuild {
  readonly part: PartName;
  readonly version: string;
  readonly bytes: number;
}

/** What to delete from a store. */
export interface Prune {
  readonly store: string;
  /** Only say what would be deleted. */
  readonly isTrial: boolean;
  readonly now?: Date;
}

/** The versions of a part that its changes name: of the last ten, and of all that pages may still be open from. */
function versionsInUse(history: readonly RegistryChange[], part: PartName, now: number): string[] {
  const changes = history.filter((change) => change.remote === part);
  const recent = changes.filter(({ at }) => now - Date.parse(at) < DAY);
  return [...changes.slice(-CHANGES_KEPT), ...recent].flatMap(({ from, to }) => (from ? [from, to] : [to]));
}

function isNeeded(
  { version, publishedAt }: PublishedVersion,
  index: number,
  { inUse, now }: { readonly inUse: ReadonlySet<string>; readonly now: number },
): boolean {
  // What was published last may be waiting for its promotion, however long ago that was.
  return index === 0 || inUse.has(version) || now - publishedAt.getTime() < DAY;
}

function unneeded(
  store: string,
  part: PartName,
  history: readonly RegistryChange[],
  registry: Registry,
  now: number,
): string[] {
  const { active, lastGood } = entryOf(registry, part) ?? {};
  const named = [active, lastGood].filter((version) => version != null);
  const inUse = new Set([...named, ...versionsInUse(history, part, now)]);
  return listVersions(store, part)
    .filter((published, index) => !isNeeded(published, index, { inUse, now }))
    .map(({ version }) => version);
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** @throws Refusal where an edge that runs serves an earlier revision, which may need any build */
async function requireTakenUp(store: string, { revision }: Registry): Promise<void> {
  const lagging = (await liveEdges(store)).filter((edge) => edge.revision < revision);
  if (lagging.length === 0) return;
  const named = lagging.map(({ host, pid }) => `${host} (process ${pid})`).join(', ');
  throw new Refusal(
    `edges that run have not taken up revision ${revision}: ${named}`,
    'See what keeps them from it, then prune.',
  );
}

/** Takes a build away at once: whoever reads the store finds it whole, or not at all. */
async function takeAway(store: string, { part, version }: PrunedBuild): Promise<void> {
  await mkdir(join(store, LEAVING), { recursive: true });
  await rename(buildFolder(store, part, version), join(store, LEAVING, `${part}@${version}`));
}

/**
 * Deletes builds that nobody needs: kept are the active and the last good version of each part, those of its last ten
 * changes, those that were active or published within a day, and the one published last. While an edge runs that has not
 * taken up the registry, nothing is deleted.
 *
 * @returns what was deleted, or would be
 * @throws Refusal where an edge lags
 */
export async function prune({ store, isTrial, now = new Date() }: Prune): Promise<readonly PrunedBuild[]> {
  return whileUnchanged(store, async () => {
    const [registry, history] = await Promise.all([readRegistry(store), readHistory(store)]);
    await requireTakenUp(store, registry);
    const builds: PrunedBuild[] = [];
    for (const part of PART_NAMES)
      for (const version of unneeded(store, part, history, registry, now.getTime()))
        builds.push({ part, version, bytes: await sizeOf(buildFolder(store, part, version)) });
    if (isTrial) return builds;
    for (const build of builds) await takeAway(store, build);
    // With what a run that was ended had begun to delete.
    await rm(join(store, LEAVING), { recursive: true, force: true });
    return builds;
  });
}
