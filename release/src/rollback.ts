import type { Registry, RegistryChange, RemoteName } from '@ecocircle/shared-contracts';
import { type Author, changeRegistry } from './change-registry.ts';
import { checkBuild } from './checks.ts';
import { Refusal } from './refusal.ts';

/** What to roll back. Without a target it is the last good version. */
export interface Rollback extends Author {
  readonly store: string;
  readonly remote: RemoteName;
  readonly to?: string;
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
 * Points a remote back at a version that was active before. The check that loads the server build is left out: the
 * version has passed it once, and a rollback must not wait.
 *
 * @returns the change, or null when that version is active already
 * @throws Refusal with the reason; then nothing was changed
 */
export async function rollback({ store, remote, to, by, message }: Rollback): Promise<RegistryChange | null> {
  return changeRegistry(store, { by, message }, async (registry, history) => {
    const target = to ?? defaultTarget(registry, remote);
    requireOnceActive(history, remote, target);
    if (registry.remotes[remote]?.active === target) return null;
    const { contract } = checkBuild(store, registry, remote, target);
    return { remote, action: 'rollback', to: target, contract };
  });
}
