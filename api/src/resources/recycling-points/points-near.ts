import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';
import { isNoRevision } from './no-revision.ts';
import type { PointRow } from './own-point.ts';

/** How near a point lies that may be the same one. */
const NEAR_METRES = 100;
const METRES_PER_DEGREE = 111_195;
/** Of more points in one place than this some are looked at. */
const MOST = 200;

/** A place, in degrees. */
export interface Place {
  readonly lng: number;
  readonly lat: number;
}

/** A point within a hundred metres of a place. */
export interface NearPoint extends Pick<PointRow, 'name' | 'address' | 'status' | 'lng' | 'lat'> {
  readonly id: string;
  readonly metres: number;
}

/** Metres between two places that are near each other: there the earth is flat. */
function metresBetween({ lng, lat }: Place, other: Place): number {
  const east = (other.lng - lng) * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(east, other.lat - lat) * METRES_PER_DEGREE;
}

/** Whether two places are near enough for one point. */
export const areNear = (one: Place, other: Place): boolean => metresBetween(one, other) <= NEAR_METRES;

/**
 * The points within a hundred metres of a place, the nearest first; revisions are none.
 *
 * @param which - narrows them, such as by status
 */
export async function pointsNear(
  db: Database,
  place: Place,
  which: (eb: ExpressionBuilder<Tables, 'recycling_points'>) => Expression<SqlBool>,
): Promise<NearPoint[]> {
  const { lng, lat } = place;
  const north = NEAR_METRES / METRES_PER_DEGREE;
  const east = north / Math.max(Math.cos((lat * Math.PI) / 180), 0.01);
  const rows = await db
    .selectFrom('recycling_points')
    .select(['id', 'name', 'address', 'status', 'lng', 'lat'])
    .where('lat', '>=', lat - north)
    .where('lat', '<=', lat + north)
    .where('lng', '>=', lng - east)
    .where('lng', '<=', lng + east)
    .where(isNoRevision)
    .where(which)
    .limit(MOST)
    .execute();
  return rows
    .map((row) => ({ ...row, id: String(row.id), metres: Math.round(metresBetween(place, row)) }))
    .filter(({ metres }) => metres <= NEAR_METRES)
    .sort((one, other) => one.metres - other.metres);
}
