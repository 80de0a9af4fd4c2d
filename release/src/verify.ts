import { REMOTE_NAMES, type RemoteName } from '@ecocircle/shared-contracts';
import { damageOf, requirePublished } from './checks.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, listVersions, readDescriptor } from './store.ts';

/** What a check of one published build found; an empty list means that it is intact. */
export interface Verification {
  readonly remote: RemoteName;
  readonly version: string;
  readonly damage: readonly string[];
}

function verifyBuild(store: string, remote: RemoteName, version: string): Verification {
  const folder = buildFolder(store, remote, version);
  try {
    return { remote, version, damage: damageOf(folder, readDescriptor(folder)) };
  } catch (error) {
    if (error instanceof Refusal) return { remote, version, damage: [error.message] };
    throw error;
  }
}

/** Compares published builds with what was published: all remotes and versions, unless they are given. */
export function verify(store: string, remote?: RemoteName, version?: string): Verification[] {
  if (remote && version) {
    requirePublished(store, remote, version);
    return [verifyBuild(store, remote, version)];
  }
  const remotes = remote ? [remote] : REMOTE_NAMES;
  return remotes.flatMap((name) =>
    listVersions(store, name).map((published) => verifyBuild(store, name, published.version)),
  );
}
