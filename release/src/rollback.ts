import { entryOf, type PartName, type Registry, type RegistryChange } from '@ecocircle/shared-contracts';
import { type Author, changeRegistry, type Target, withActive } from './change-registry.ts';
import { checkBuild, requirePublished } from './checks.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, readDescriptor } from './store.ts';

/** A part to roll back. Without a target it goes to the last good version. */
export interface RolledBack {
  readonly part: PartName;
  readonly to?: string | undefined;
}

/** What to roll back, all of it as one revision. */
export interface Rollback extends Author {
  readonly store: string;
  readonly parts: readonly RolledBack[];
}

function defaultTarget(registry: Registry, part: PartName): string {
  const entry = entryOf(registry, part);
  if (entry?.lastGood) return entry.lastGood;
  throw new Refusal(
    entry
      ? `${part} ${entry.active} has no version before it to go back to`
      : `${part} was never promoted, so there is nothing to roll back`,
    `Promote a version instead: npm run release -- promote ${part} <version>`,
  );
}

function requireOnceActive(history: readonly RegistryChange[], part: PartName, version: string): void {
  const active = new Set(history.filter((change) => change.remote === part).map((change) => change.to));
  if (active.has(version)) return;
  throw new Refusal(
    `${part} ${version} was never active, so going there is not a rollback`,
    active.size > 0 ? `Versions that were active: ${[...active].join(', ')}.` : 'Use promote.',
  );
}

/**
 * Points parts back at versions that were active before, all at once. The check that loads the server build is left
 * out: the version has passed it once, and a rollback must not wait.
 *
 * @returns the changes; none where all of these versions are active already
 * @throws Refusal with the reason; then nothing was changed
 */
export async function rollback({ store, parts, by, message }: Rollback): Promise<readonly RegistryChange[]> {
  return changeRegistry(store, { by, message }, async (registry, history) => {
    const wanted = parts.map(({ part, to }) => ({ part, to: to ?? defaultTarget(registry, part) }));
    for (const { part, to } of wanted) requireOnceActive(history, part, to);
    const others = wanted.filter(({ part, to }) => entryOf(registry, part)?.active !== to);
    const targets = others.map(({ part, to }): Target => {
      requirePublished(store, part, to);
      const { contract } = readDescriptor(buildFolder(store, part, to), part);
      return { part, action: 'rollback', to, contract };
    });
    for (const { part, to } of targets) checkBuild(store, withActive(registry, targets), part, to);
    return targets;
  });
}
