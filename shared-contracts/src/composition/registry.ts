import type { RemoteName } from './remote-descriptor.ts';

/** One change of the registry: who pointed which remote at which version, when (ISO 8601) and why. */
export interface RegistryChange {
  readonly revision: number;
  readonly remote: RemoteName;
  readonly action: 'promote' | 'rollback';
  readonly from: string | null;
  readonly to: string;
  readonly by: string;
  readonly at: string;
  readonly message: string;
  /** What spoke against a promotion that somebody made all the same. */
  readonly forced?: readonly string[] | undefined;
}

/**
 * What pages load of one remote: the version `active`, `lastGood`, the one before it that they fall back to, and
 * `contract`, the range that the active version needs.
 */
export interface RegistryEntry {
  readonly active: string;
  readonly lastGood: string | null;
  readonly contract: string;
}

/**
 * The only pointer from names to builds (`registry.json`). `revision` grows by one with each change, which is
 * written by compare-and-swap. `format` is absent while it is 1; readers take any and leave out what they do not know,
 * writers refuse what they would lose.
 */
export interface Registry {
  readonly format?: number | undefined;
  readonly revision: number;
  readonly remotes: Readonly<Partial<Record<RemoteName, RegistryEntry>>>;
  /** What this revision changed; the last of several. */
  readonly lastChange: RegistryChange | null;
  /** All that this revision changed, where it was several remotes at once. */
  readonly lastChanges?: readonly RegistryChange[] | undefined;
}

/** All that the last revision of a registry changed. */
export const changesOf = ({ lastChanges, lastChange }: Registry): readonly RegistryChange[] =>
  lastChanges ?? (lastChange ? [lastChange] : []);

/** A registry in which nothing was promoted yet. */
export const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {}, lastChange: null };
