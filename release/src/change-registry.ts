import { changesOf, type Registry, type RegistryChange, type RemoteName } from '@ecocircle/shared-contracts';
import { Refusal } from './refusal.ts';
import { readHistory, readWritableRegistry, swapRegistry } from './registry-file.ts';
import { releaseStack } from './release-stack.ts';

const ATTEMPTS = 20;

/** Who changes the registry, and why. */
export interface Author {
  readonly by: string;
  readonly message: string;
}

/** The version that a remote is to point at. `contract` is the range that the target needs. */
export interface Target {
  readonly remote: RemoteName;
  readonly action: RegistryChange['action'];
  readonly to: string;
  readonly contract: string;
  /** What spoke against it. */
  readonly forced?: readonly string[];
}

/** The registry with a remote at its target, and how it got there. */
function applyTarget(
  registry: Registry,
  history: readonly RegistryChange[],
  { remote, action, to, contract, forced = [] }: Target,
  author: Author,
): Registry & { readonly lastChange: RegistryChange } {
  const revision = registry.revision + 1;
  const from = registry.remotes[remote]?.active ?? null;
  const at = new Date().toISOString();
  const marks = forced.length > 0 ? { forced } : {};
  const lastChange = { revision, remote, action, from, to, ...author, at, ...marks };
  const lastGood = releaseStack([...history, lastChange], remote).at(-2) ?? null;
  const entry = { active: to, lastGood, contract };
  return { revision, remotes: { ...registry.remotes, [remote]: entry }, lastChange };
}

/** The registry one revision on, with all targets: one remote has one. */
function applyTargets(
  registry: Registry,
  history: readonly RegistryChange[],
  targets: readonly Target[],
  author: Author,
): Registry {
  const applied = targets.map((target) => applyTarget(registry, history, target, author));
  const changes = applied.map(({ lastChange }) => lastChange);
  const entries = changes.map(({ remote }, index) => [remote, applied[index]?.remotes[remote]]);
  return {
    revision: registry.revision + 1,
    remotes: { ...registry.remotes, ...Object.fromEntries(entries) },
    lastChange: changes.at(-1) ?? null,
    ...(changes.length > 1 && { lastChanges: changes }),
  };
}

/** The registry as it would be with other versions active: what is checked of one is checked beside the others. */
export function withActive(
  registry: Registry,
  builds: readonly { readonly remote: RemoteName; readonly to: string }[],
): Registry {
  const entries = builds.map(({ remote, to }) => {
    const { lastGood = null, contract = '' } = registry.remotes[remote] ?? {};
    return [remote, { active: to, lastGood, contract }];
  });
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(entries) } };
}

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
