import type { Database } from '../../database/database.ts';
import { foldWords } from '../../database/search-text.ts';
import { type Place, pointsNear } from './points-near.ts';

/** The share of the shorter name's words that two similar names have in common. */
const SIMILAR = 0.5;

/** A point that may be the one that is being typed. */
export interface NearbyPoint {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Server name of the status. */
  readonly status: string;
  readonly metres: number;
}

const wordsOf = (name: string): ReadonlySet<string> => new Set(foldWords(name).split(' ').filter(Boolean));

/** Whether two names may be those of one place: neither case nor accents nor the order of words tell them apart. */
export function areSimilar(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const fewer = Math.min(words.size, others.size);
  const common = [...words].filter((word) => others.has(word)).length;
  return fewer > 0 && common / fewer >= SIMILAR;
}

/** What is typed of a point, and who types it. */
export interface TypedPoint extends Place {
  readonly name: string;
  /** The point that is edited; 0 for a new one. */
  readonly except: number;
  readonly organizationId: number | null;
}

/**
 * The points within 100 metres whose names are similar, the nearest first: public ones, and those of the own
 * organisation in every status.
 */
export async function findDuplicates(db: Database, typed: TypedPoint, statuses: readonly string[]) {
  const { name, except, organizationId } = typed;
  const near = await pointsNear(db, typed, (eb) =>
    eb.and([
      eb('id', '<>', except),
      eb.or([eb('status', 'in', statuses), eb('organization_id', '=', organizationId ?? 0)]),
    ]),
  );
  return near
    .filter((point) => areSimilar(point.name, name))
    .map(({ id, name, address, status, metres }): NearbyPoint => ({ id, name, address, status, metres }));
}
