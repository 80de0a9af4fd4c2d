import type { RemoteName } from '@ecocircle/shared-contracts';
import type { ActiveReleases } from '../release-store.ts';

/** Always the same object for the same releases and remote, so that others can keep things by it. */
const made = new WeakMap<ActiveReleases, Map<RemoteName, ActiveReleases | null>>();

function make(releases: ActiveReleases, remote: RemoteName): ActiveReleases | null {
  const lastGood = releases.remotes[remote]?.lastGood;
  if (!lastGood) return null;
  return { ...releases, remotes: { ...releases.remotes, [remote]: { active: lastGood, lastGood: null } } };
}

/** The releases with a remote's last good version in the place of the active one; null where it has none. */
export function withLastGood(releases: ActiveReleases, remote: RemoteName): ActiveReleases | null {
  const known = made.get(releases) ?? new Map<RemoteName, ActiveReleases | null>();
  made.set(releases, known);
  if (!known.has(remote)) known.set(remote, make(releases, remote));
  return known.get(remote) ?? null;
}
