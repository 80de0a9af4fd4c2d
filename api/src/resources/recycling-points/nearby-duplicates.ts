import type { Database } from '../../database/database.ts';
import { foldWords } from '../../database/search-text.ts';
import type { PointRow } from './own-point.ts';

/** How near a point lies that may be the same one. */
export const NEAR_METRES = 100;
const METRES_PER_DEGREE = 111_195;
/** The share of the shorter name's words that two similar names have in common. */
const SIMILAR = 0.5;
/** Of more points in one place than this the nearest are compared. */
const MOST = 200;

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

/** Metres between two places that are near each other. */
export function metresBetween(lng: number, lat: number, point: Pick<PointRow, 'lng' | 'lat'>): number {
  const east = (point.lng - lng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(east, point.lat - lat) * METRES_PER_DEGREE;
}

/** What is typed of a point, and who types it. */
export interface TypedPoint {
  readonly lng: number;
  readonly lat: number;
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
  const { lng, lat, name, except, organizationId } = typed;
  const north = NEAR_METRES / METRES_PER_DEGREE;
  const east = north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  const rows = await db
    .selectFrom('recycling_points')
    .select(['id', 'name', 'address', 'status', 'lng', 'lat'])
    .where('lat', '>=', lat - north)
    .where('lat', '<=', lat + north)
    .where('lng', '>=', lng - east)
    .where('lng', '<=', lng + east)
    .where('revision_of', 'is', null)
    .where('id', '<>', except)
    .where((eb) => eb.or([eb('status', 'in', statuses), eb('organization_id', '=', organizationId ?? 0)]))
    .limit(MOST)
    .execute();
  return rows
    .map((row) => ({ ...row, metres: Math.round(metresBetween(lng, lat, row)) }))
    .filter((row) => row.metres <= NEAR_METRES && areSimilar(row.name, name))
    .sort((one, other) => one.metres - other.metres)
    .map(
      ({ id, name, address, status, metres }): NearbyPoint => ({
        id: String(id),
        name,
        address,
        status,
        metres,
      }),
    );
}
