import { REMOTE_NAMES, type RemoteName } from '@ecocircle/shared-contracts';
import { readRegistry } from './registry-file.ts';
import { listVersions } from './store.ts';

/** Where a remote stands. */
export interface RemoteStatus {
  readonly remote: RemoteName;
  readonly active: string | null;
  readonly lastGood: string | null;
  readonly contract: string | null;
  /** Published versions, the newest first. */
  readonly published: readonly string[];
}

/** Where every remote stands, at which revision of the registry. */
export interface StoreStatus {
  readonly store: string;
  readonly revision: number;
  readonly remotes: readonly RemoteStatus[];
}

/** Reads where every remote stands. */
export async function readStatus(store: string): Promise<StoreStatus> {
  const registry = await readRegistry(store);
  const remotes = REMOTE_NAMES.map((remote) => {
    const { active = null, lastGood = null, contract = null } = registry.remotes[remote] ?? {};
    return {
      remote,
      active,
      lastGood,
      contract,
      published: listVersions(store, remote).map((v) => v.version),
    };
  });
  return { store, revision: registry.revision, remotes };
}
