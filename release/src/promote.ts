import type { RegistryChange, RemoteName } from '@ecocircle/shared-contracts';
import { type Author, changeRegistry, type Target, withActive } from './change-registry.ts';
import { checkBuild, checkEdges, requirePublished } from './checks.ts';
import { liveEdges } from './edges.ts';
import { Refusal } from './refusal.ts';
import { checkServerBuild } from './server-build-check.ts';
import { buildFolder, listVersions } from './store.ts';

/** A build to promote. Without a version it is the one published last. */
export interface Promoted {
  readonly remote: RemoteName;
  readonly version?: string | undefined;
}

/** What to promote, all of it as one revision. */
export interface Promotion extends Author {
  readonly store: string;
  readonly builds: readonly Promoted[];
}

function newestVersion(store: string, remote: RemoteName): string {
  const newest = listVersions(store, remote)[0];
  if (newest) return newest.version;
  throw new Refusal(
    `no version of ${remote} is published`,
    `Publish one first: npm run release -- publish ${remote}`,
  );
}

/**
 * Points remotes at versions, all at once, after checking that each can be loaded together with the others.
 *
 * @returns the changes; none where all of these versions are active already
 * @throws Refusal with the reason; then nothing was changed
 */
export async function promote({ store, builds, by, message }: Promotion): Promise<readonly RegistryChange[]> {
  const wanted = builds.map(({ remote, version }) => ({
    remote,
    to: version ?? newestVersion(store, remote),
  }));
  const started = new Set<RemoteName>();
  return changeRegistry(store, { by, message }, async (registry) => {
    const others = wanted.filter(({ remote, to }) => registry.remotes[remote]?.active !== to);
    for (const { remote, to } of others) requirePublished(store, remote, to);
    const edges = await liveEdges(store);
    const targets: Target[] = [];
    for (const { remote, to } of others) {
      const descriptor = checkBuild(store, withActive(registry, others), remote, to);
      checkEdges(edges, descriptor);
      if (!started.has(remote)) await checkServerBuild(buildFolder(store, remote, to), descriptor);
      started.add(remote);
      targets.push({ remote, action: 'promote', to, contract: descriptor.contract });
    }
    return targets;
  });
}
