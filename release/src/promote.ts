import type { RegistryChange, RemoteName } from '@ecocircle/shared-contracts';
import { type Author, changeRegistry } from './change-registry.ts';
import { checkBuild, checkEdges } from './checks.ts';
import { liveEdges } from './edges.ts';
import { Refusal } from './refusal.ts';
import { checkServerBuild } from './server-build-check.ts';
import { buildFolder, listVersions } from './store.ts';

/** What to promote. Without a version it is the one published last. */
export interface Promotion extends Author {
  readonly store: string;
  readonly remote: RemoteName;
  readonly version?: string;
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
 * Points a remote at a version after checking that the version can be loaded together with the others.
 *
 * @returns the change, or null when that version is active already
 * @throws Refusal with the reason; then nothing was changed
 */
export async function promote({
  store,
  remote,
  version,
  by,
  message,
}: Promotion): Promise<RegistryChange | null> {
  const to = version ?? newestVersion(store, remote);
  let serverBuildChecked = false;
  return changeRegistry(store, { by, message }, async (registry) => {
    if (registry.remotes[remote]?.active === to) return null;
    const descriptor = checkBuild(store, registry, remote, to);
    checkEdges(await liveEdges(store), descriptor);
    if (!serverBuildChecked) await checkServerBuild(buildFolder(store, remote, to), descriptor);
    serverBuildChecked = true;
    return { remote, action: 'promote', to, contract: descriptor.contract };
  });
}
