import { PART_NAMES, type PartName } from '@ecocircle/shared-contracts';
import { damageOf, requirePublished } from './checks.ts';
import { Refusal } from './refusal.ts';
import { buildFolder, listVersions, readDescriptor } from './store.ts';

/** What a check of one published build found; an empty list means that it is intact. */
export interface Verification {
  readonly part: PartName;
  readonly version: string;
  readonly damage: readonly string[];
}

function verifyBuild(store: string, part: PartName, version: string): Verification {
  const folder = buildFolder(store, part, version);
  try {
    return { part, version, damage: damageOf(folder, readDescriptor(folder, part)) };
  } catch (error) {
    if (error instanceof Refusal) return { part, version, damage: [error.message] };
    throw error;
  }
}

/** Compares published builds with what was published: all parts and versions, unless they are given. */
export function verify(store: string, part?: PartName, version?: string): Verification[] {
  if (part && version) {
    requirePublished(store, part, version);
    return [verifyBuild(store, part, version)];
  }
  const parts = part ? [part] : PART_NAMES;
  return parts.flatMap((name) =>
    listVersions(store, name).map((published) => verifyBuild(store, name, published.version)),
  );
}
