import {
  type EdgeStatement,
  entryOf,
  PART_NAMES,
  type PartFigures,
  type PartName,
  VITAL_NAMES,
  VITAL_RATINGS,
} from '@ecocircle/shared-contracts';
import { isLive, readEdges } from './edges.ts';
import { readRegistry } from './registry-file.ts';
import { listVersions } from './store.ts';

/** Where a part stands. */
export interface PartStatus {
  readonly part: PartName;
  readonly active: string | null;
  readonly lastGood: string | null;
  readonly contract: string | null;
  /** Published versions, the newest first. */
  readonly published: readonly string[];
}

/** Where every part stands, at which revision of the registry, which edges run, and what browsers have told them. */
export interface StoreStatus {
  readonly store: string;
  readonly revision: number;
  readonly parts: readonly PartStatus[];
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

/** Reads where every part stands. */
export async function readStatus(store: string): Promise<StoreStatus> {
  const [registry, statements] = await Promise.all([readRegistry(store), readEdges(store)]);
  const parts = PART_NAMES.map((part): PartStatus => {
    const { active = null, lastGood = null, contract = null } = entryOf(registry, part) ?? {};
    const published = listVersions(store, part).map(({ version }) => version);
    return { part, active, lastGood, contract, published };
  });
  const edges = statements.filter(isLive);
  const figures = parts.flatMap(({ part, active, lastGood }) => {
    const served = part === 'shell' ? edges.map(({ shell }) => shell) : [];
    const versions = [active, lastGood, ...served].filter((version) => version !== null);
    return [...new Set(versions)].map((version) => figuresOf(statements, part, version));
  });
  return { store, revision: registry.revision, parts, edges, figures };
}
