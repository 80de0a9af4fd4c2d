import type { RegistryChange, RemoteName } from '@ecocircle/shared-contracts';
import { type Author, changeRegistry, type Target, withActive } from './change-registry.ts';
import { checkIntegrity, requirePublished } from './checks.ts';
import { liveEdges } from './edges.ts';
import { keepGates } from './gates/index.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, listVersions, readDescriptor } from './store.ts';

/** A build to promote. Without a version it is the one published last. */
export interface Promoted {
  readonly remote: RemoteName;
  readonly version?: string | undefined;
}

/** What to promote, all of it as one revision. */
export interface Promotion extends Author {
  readonly store: string;
  readonly builds: readonly Promoted[];
  /** In spite of gates that do not open; the message says why. */
  readonly force?: boolean | undefined;
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
 * @throws Refusal with gate and reason; then nothing was changed
 */
export async function promote({
  store,
  builds,
  by,
  message,
  force = false,
}: Promotion): Promise<readonly RegistryChange[]> {
  if (force && message === '')
    throw new Refusal('--force needs a reason', 'Say with --message why it cannot wait.');
  const wanted = builds.map(({ remote, version }) => ({
    remote,
    to: version ?? newestVersion(store, remote),
  }));
  const pass = keepGates(force);
  return changeRegistry(store, { by, message }, async (registry) => {
    const others = wanted.filter(({ remote, to }) => registry.remotes[remote]?.active !== to);
    for (const { remote, to } of others) requirePublished(store, remote, to);
    const edges = await liveEdges(store);
    const targets: Target[] = [];
    for (const { remote, to } of others) {
      const folder = buildFolder(store, remote, to);
      const descriptor = readDescriptor(folder);
      checkIntegrity(folder, descriptor);
      const candidate = { store, registry: withActive(registry, others), edges, folder, descriptor };
      const forced = await pass(candidate);
      targets.push({ remote, action: 'promote', to, contract: descriptor.contract, forced });
    }
    return targets;
  });
}
