import type { Registry, RegistryChange, RemoteName } from '@ecocircle/shared-contracts';
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
}

function applyTarget(
  registry: Registry,
  history: readonly RegistryChange[],
  target: Target,
  author: Author,
): Registry {
  const { remote, action, to, contract } = target;
  const revision = registry.revision + 1;
  const from = registry.remotes[remote]?.active ?? null;
  const lastChange = { revision, remote, action, from, to, ...author, at: new Date().toISOString() };
  const lastGood = releaseStack([...history, lastChange], remote).at(-2) ?? null;
  const entry = { active: to, lastGood, contract };
  return { revision, remotes: { ...registry.remotes, [remote]: entry }, lastChange };
}

/**
 * Changes the registry by compare-and-swap. When another change came first, the decision is made again on its
 * result, so that no change is lost and nothing is checked against an outdated registry.
 *
 * @param decide - checks the request against the registry; null when there is nothing to do
 * @returns the change, or null when there was nothing to do
 */
export async function changeRegistry(
  store: string,
  author: Author,
  decide: (registry: Registry, history: readonly RegistryChange[]) => Promise<Target | null>,
): Promise<RegistryChange | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const registry = await readWritableRegistry(store);
    const history = await readHistory(store);
    const target = await decide(registry, history);
    if (target === null) return null;
    const next = applyTarget(registry, history, target, author);
    if (await swapRegistry(store, registry.revision, next)) return next.lastChange;
  }
  throw new Refusal('the registry keeps changing', 'Try again when the other releases have ended.');
}
