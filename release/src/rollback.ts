import type { Registry, RegistryChange, RemoteName } from '@ecocircle/shared-contracts';
import { type Author, changeRegistry, type Target, withActive } from './change-registry.ts';
import { checkBuild, requirePublished } from './checks.ts';
import { Refusal } from './refusal.ts';

/** A remote to roll back. Without a target it goes to the last good version. */
export interface RolledBack {
  readonly remote: RemoteName;
  readonly to?: string | undefined;
}

/** What to roll back, all of it as one revision. */
export interface Rollback extends Author {
  readonly store: string;
  readonly remotes: readonly RolledBack[];
}

function defaultTarget(registry: Registry, remote: RemoteName): string {
  const entry = registry.remotes[remote];
  if (entry?.lastGood) return entry.lastGood;
  throw new Refusal(
    entry
      ? `${remote} ${entry.active} has no version before it to go back to`
      : `${remote} was never promoted, so there is nothing to roll back`,
    `Promote a version instead: npm run release -- promote ${remote} <version>`,
  );
}

function requireOnceActive(history: readonly RegistryChange[], remote: RemoteName, version: string): void {
  const active = new Set(history.filter((change) => change.remote === remote).map((change) => change.to));
  if (active.has(version)) return;
  throw new Refusal(
    `${remote} ${version} was never active, so going there is not a rollback`,
    active.size > 0 ? `Versions that were active: ${[...active].join(', ')}.` : 'Use promote.',
  );
}

/**
 * Points remotes back at versions that were active before, all at once. The check that loads the server build is left
 * out: the version has passed it once, and a rollback must not wait.
 *
 * @returns the changes; none where all of these versions are active already
 * @throws Refusal with the reason; then nothing was changed
 */
export async function rollback({
  store,
  remotes,
  by,
  message,
}: Rollback): Promise<readonly RegistryChange[]> {
  return changeRegistry(store, { by, message }, async (registry, history) => {
    const wanted = remotes.map(({ remote, to }) => ({ remote, to: to ?? defaultTarget(registry, remote) }));
    for (const { remote, to } of wanted) requireOnceActive(history, remote, to);
    const others = wanted.filter(({ remote, to }) => registry.remotes[remote]?.active !== to);
    for (const { remote, to } of others) requirePublished(store, remote, to);
    return others.map(({ remote, to }): Target => {
      const { contract } = checkBuild(store, withActive(registry, others), remote, to);
      return { remote, action: 'rollback', to, contract };
    });
  });
}
