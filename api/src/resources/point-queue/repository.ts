import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { listPointHistory } from '../recycling-points/point-history.ts';
import { findPoint } from '../recycling-points/repository.ts';
import { claimOfOthers } from './claims.ts';

/** Where a page of the queue begins: behind this case. */
export interface QueueKey {
  readonly sentAt: string;
  readonly id: number;
}

/** Reads a key as the list wrote it; undefined where it is none. */
export function readQueueKey(text: string): QueueKey | undefined {
  const [, sentAt, id] = /^(\S{20,30})_(\d{1,10})$/.exec(text) ?? [];
  return sentAt && id ? { sentAt, id: Number(id) } : undefined;
}

/** One page of what is on review, points and revisions alike, those that wait longest first. */
export async function listQueue(db: Database, after: QueueKey | undefined) {
  const rows = await db
    .selectFrom('recycling_points')
    .leftJoin('organizations', 'organizations.id', 'recycling_points.organization_id')
    .select([
      'recycling_points.id',
      'recycling_points.name',
      'recycling_points.address',
      'recycling_points.city',
      'recycling_points.updated_at',
      'recycling_points.revision_of',
      'organizations.full_name',
    ])
    .where('recycling_points.status', '=', 'oncheck')
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('recycling_points.updated_at', 'recycling_points.id'),
          '>',
          tuple(after?.sentAt ?? '', after?.id ?? 0),
        ),
      ),
    )
    .orderBy('recycling_points.updated_at')
    .orderBy('recycling_points.id')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, (row) => `${row.updated_at}_${row.id}`);
  const data = page.map(({ id, updated_at, revision_of, full_name, ...facts }) => ({
    ...facts,
    id: String(id),
    organization: full_name ?? '',
    sent_at: updated_at,
    is_revision: revision_of !== null,
  }));
  return { data, next };
}

const METRES_PER_DEGREE = 111_320;
/** Two collections of one yard are as far apart as this. */
const NEAR_METRES = 100;
const MOST_NEIGHBOURS = 10;

interface Place {
  readonly lng: number;
  readonly lat: number;
}

/** Straight distance in metres: at a hundred metres the earth is flat. */
function metresBetween(one: Place, other: Place): number {
  const shrink = Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(one.lat - other.lat, (one.lng - other.lng) * shrink) * METRES_PER_DEGREE;
}

/** What stands so near that it may be the same point, the nearest first. */
async function neighboursOf(db: Database, id: number, revisionOf: number | null, place: Place) {
  const latitudes = NEAR_METRES / METRES_PER_DEGREE;
  const longitudes = latitudes / Math.max(Math.cos((place.lat * Math.PI) / 180), 0.01);
  const rows = await db
    .selectFrom('recycling_points')
    .select(['id', 'name', 'address', 'status', 'lng', 'lat'])
    .where('lat', '>=', place.lat - latitudes)
    .where('lat', '<=', place.lat + latitudes)
    .where('lng', '>=', place.lng - longitudes)
    .where('lng', '<=', place.lng + longitudes)
    .where('id', 'not in', [id, revisionOf ?? id])
    .where('revision_of', 'is', null)
    .where('status', 'in', ['oncheck', 'accepted', 'temporarily_not_working', 'blocked_by_moderator'])
    .limit(200)
    .execute();
  return rows
    .map(({ lng, lat, ...row }) => ({
      ...row,
      id: String(row.id),
      metres: Math.round(metresBetween(place, { lng, lat })),
    }))
    .filter(({ metres }) => metres <= NEAR_METRES)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, MOST_NEIGHBOURS);
}

/**
 * A point with all that a decision needs: the version that is public now where this is a revision, what stands near,
 * the newest of its history, and who else looks at it.
 */
export async function showCase(db: Database, id: number, accountId: number) {
  const row = await db.selectFrom('recycling_points').selectAll().where('id', '=', id).executeTakeFirst();
  const point = row && (await findPoint(db, id, 'own'));
  if (!row || !point) return undefined;
  const [accepted, neighbours, history, claim] = await Promise.all([
    row.revision_of === null ? null : findPoint(db, row.revision_of, 'own'),
    neighboursOf(db, id, row.revision_of, row),
    listPointHistory(db, row.revision_of ?? id, { page: 1, page_size: 50 }, true),
    claimOfOthers(db, id, accountId),
  ]);
  return {
    point,
    accepted: accepted ?? null,
    neighbours,
    history: history.data,
    claimed_by: claim?.name ?? null,
  };
}
