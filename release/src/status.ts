import {
  type EdgeStatement,
  PART_NAMES,
  type PartFigures,
  REMOTE_NAMES,
  type RemoteName,
  VITAL_NAMES,
  VITAL_RATINGS,
} from '@ecocircle/shared-contracts';
import { isLive, readEdges } from './edges.ts';
import { readRegistry } from './registry-file.ts';
import { listVersions } from './store.ts';

/** Where a remote stands. */
export interface RemoteStatus {
  readonly remote: RemoteName;
  readonly active: string | null;
  readonly lastGood: string | null;
  readonly contract: string | null;
  /** Published versions, the newest first. */
  readonly published: readonly string[];
}

/** Where every remote stands, at which revision of the registry, which edges run, and what browsers have told them. */
export interface StoreStatus {
  readonly store: string;
  readonly revision: number;
  readonly remotes: readonly RemoteStatus[];
  readonly edges: readonly EdgeStatement[];
  /** Of the versions that pages load or fall back to, and of the shells of those edges, within a month. */
  readonly figures: readonly PartFigures[];
}

type Vitals = PartFigures['vitals'];

function addedVitals(one: Vitals, other: Vitals): Vitals {
  const added = VITAL_NAMES.filter((name) => one[name] || other[name]).map((name) => [
    name,
    Object.fromEntries(
      VITAL_RATINGS.map((rating) => [rating, (one[name]?.[rating] ?? 0) + (other[name]?.[rating] ?? 0)]),
    ),
  ]);
  return Object.fromEntries(added) as Vitals;
}

/** What edges have counted of one version, together. */
function figuresOf(edges: readonly EdgeStatement[], part: PartFigures['part'], version: string): PartFigures {
  const own = edges
    .flatMap(({ figures }) => figures)
    .filter((one) => one.part === part && one.version === version);
  const sum = (name: 'failures' | 'errors' | 'longTasks'): number =>
    own.reduce((total, one) => total + one[name], 0);
  return {
    part,
    version,
    failures: sum('failures'),
    errors: sum('errors'),
    longTasks: sum('longTasks'),
    vitals: own.map(({ vitals }) => vitals).reduce(addedVitals, {}),
  };
}

/** Reads where every remote stands. */
export async function readStatus(store: string): Promise<StoreStatus> {
  const [registry, statements] = await Promise.all([readRegistry(store), readEdges(store)]);
  const remotes = REMOTE_NAMES.map((remote) => {
    const { active = null, lastGood = null, contract = null } = registry.remotes[remote] ?? {};
    return {
      remote,
      active,
      lastGood,
      contract,
      published: listVersions(store, remote).map((v) => v.version),
    };
  });
  const edges = statements.filter(isLive);
  const versionsOf = (part: PartFigures['part']): (string | null)[] => {
    const remote = remotes.find((one) => one.remote === part);
    return remote ? [remote.active, remote.lastGood] : [...new Set(edges.map(({ shell }) => shell))];
  };
  const figures = PART_NAMES.flatMap((part) =>
    versionsOf(part)
      .filter((version) => version !== null)
      .map((version) => figuresOf(statements, part, version)),
  );
  return { store, revision: registry.revision, remotes, edges, figures };
}
