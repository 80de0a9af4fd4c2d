import {
  changesOf,
  entryOf,
  type PartName,
  type Registry,
  type RegistryChange,
  withEntry,
} from '@ecocircle/shared-contracts';
import { Refusal } from './refusal.ts';
import { readHistory, readWritableRegistry, swapRegistry } from './registry-file.ts';
import { releaseStack } from './release-stack.ts';

const ATTEMPTS = 20;

/** Who changes the registry, and why. */
export interface Author {
  readonly by: string;
  readonly message: string;
}

/** The version that a part is to point at. `contract` is what the target needs, or has. */
export interface Target {
  readonly part: PartName;
  readonly action: RegistryChange['action'];
  readonly to: string;
  readonly contract: string;
  /** What spoke against it. */
  readonly forced?: readonly string[];
}

/** How a part gets to its target. */
function changeTo(registry: Registry, target: Target, author: Author): RegistryChange {
  const { part: remote, action, to, forced = [] } = target;
  const revision = registry.revision + 1;
  const from = entryOf(registry, remote)?.active ?? null;
  const at = new Date().toISOString();
  return { revision, remote, action, from, to, ...author, at, ...(forced.length > 0 && { forced }) };
}

/** The registry one revision on, with all targets: one part has one. */
function applyTargets(
  registry: Registry,
  history: readonly RegistryChange[],
  targets: readonly Target[],
  author: Author,
): Registry {
  const changes = targets.map((target) => changeTo(registry, target, author));
  const entries = targets.reduce((changed, { part, to, contract }) => {
    const lastGood = releaseStack([...history, ...changes], part).at(-2) ?? null;
    return withEntry(changed, part, { active: to, lastGood, contract });
  }, registry);
  return {
    revision: registry.revision + 1,
    remotes: entries.remotes,
    ...(entries.shell && { shell: entries.shell }),
    lastChange: changes.at(-1) ?? null,
    ...(changes.length > 1 && { lastChanges: changes }),
  };
}

/** The registry as it would be with other versions active: what is checked of one is checked beside the others. */
export const withActive = (
  registry: Registry,
  targets: readonly Pick<Target, 'part' | 'to' | 'contract'>[],
): Registry =>
  targets.reduce((changed, { part, to, contract }) => {
    const { lastGood = null } = entryOf(registry, part) ?? {};
    return withEntry(changed, part, { active: to, lastGood, contract });
  }, registry);

/**
 * Changes the registry by compare-and-swap. When another change came first, the decision is made again on its
 * result, so that no change is lost and nothing is checked against an outdated registry.
 *
 * @param decide - checks the request against the registry; empty when there is nothing to do
 * @returns the changes, all of one revision; none when there was nothing to do
 */
export async function changeRegistry(
  store: string,
  author: Author,
  decide: (registry: Registry, history: readonly RegistryChange[]) => Promise<readonly Target[]>,
): Promise<readonly RegistryChange[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const registry = await readWritableRegistry(store);
    const history = await readHistory(store);
    const targets = await decide(registry, history);
    if (targets.length === 0) return [];
    const next = applyTargets(registry, history, targets, author);
    if (await swapRegistry(store, registry.revision, next)) return changesOf(next);
  }
  throw new Refusal('the registry keeps changing', 'Try again when the other releases have ended.');
}
