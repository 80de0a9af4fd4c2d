import type { PartName } from './beacon.ts';
import type { RemoteName } from './remote-descriptor.ts';

/** One change of the registry: who pointed which part at which version, when (ISO 8601) and why. */
export interface RegistryChange {
  readonly revision: number;
  /** The part that changed: a remote, or the shell. */
  readonly remote: PartName;
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
 * What pages load of one part: the version `active`, `lastGood`, the one before it that they fall back to, and
 * `contract`: the range that the active version of a remote needs, the version that the active shell has.
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
  /** Absent until a shell is promoted: edges serve their own until then. */
  readonly shell?: RegistryEntry | undefined;
  /** What this revision changed; the last of several. */
  readonly lastChange: RegistryChange | null;
  /** All that this revision changed, where it was several parts at once. */
  readonly lastChanges?: readonly RegistryChange[] | undefined;
}

/** All that the last revision of a registry changed. */
export const changesOf = ({ lastChanges, lastChange }: Registry): readonly RegistryChange[] =>
  lastChanges ?? (lastChange ? [lastChange] : []);

/** What a registry says of a part. */
export const entryOf = ({ remotes, shell }: Registry, part: PartName): RegistryEntry | undefined =>
  part === 'shell' ? shell : remotes[part];

/** A registry in which nothing was promoted yet. */
export const EMPTY_REGISTRY: Registry = { revision: 0, remotes: {}, lastChange: null };

/** The registry with another entry of a part. */
export const withEntry = (registry: Registry, part: PartName, entry: RegistryEntry): Registry =>
  part === 'shell'
    ? { ...registry, shell: entry }
    : { ...registry, remotes: { ...registry.remotes, [part]: entry } };
