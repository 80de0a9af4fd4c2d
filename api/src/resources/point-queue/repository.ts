import { sql } from 'kysely';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { KEY_PAGE_SIZE, keyPage } from '../../database/key-page.ts';
import { listReports } from '../point-reports/repository.ts';
import { historyIdOf, type PointRow } from '../recycling-points/own-point.ts';
import { listPointHistory } from '../recycling-points/point-history.ts';
import { pointsNear } from '../recycling-points/points-near.ts';
import { findPoint } from '../recycling-points/repository.ts';
import { claimOfOthers } from './claims.ts';
import { type QueueKey, queueKeyOf } from './queue-key.ts';

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
          tuple(after?.at ?? '', after?.id ?? 0),
        ),
      ),
    )
    .orderBy('recycling_points.updated_at')
    .orderBy('recycling_points.id')
    .limit(KEY_PAGE_SIZE + 1)
    .execute();
  const { page, next } = keyPage(rows, ({ updated_at, id }) => queueKeyOf(updated_at, id));
  const data = page.map(({ id, updated_at, revision_of, full_name, ...facts }) => ({
    ...facts,
    id: String(id),
    organization: full_name ?? '',
    sent_at: updated_at,
    is_revision: revision_of !== null,
  }));
  return { data, next };
}

const MOST_NEIGHBOURS = 10;

/** Statuses in which a point is, or may become, public. */
const STANDING = ['oncheck', 'accepted', 'temporarily_not_working', 'blocked_by_moderator'];

/** What stands so near that it may be the same point, the nearest first. */
async function neighboursOf(db: Database, { id, revision_of, lng, lat }: PointRow) {
  const near = await pointsNear(db, { lng, lat }, (eb) =>
    eb.and([eb('id', 'not in', [id, revision_of ?? id]), eb('status', 'in', STANDING)]),
  );
  return near.slice(0, MOST_NEIGHBOURS);
}

/** Of more reports on one point than this the oldest are shown. */
const MOST_REPORTS = 10;

/** What visitors report of a point that nobody has settled, the oldest first. */
async function openReportsOf(db: Database, pointId: number) {
  const page = { page: 1, page_size: MOST_REPORTS };
  const { rows } = await listReports(db, { state: 'open', pointId }, page);
  return rows.map(({ id, kind, comment, created_at }) => ({
    id: String(id),
    kind,
    text: comment,
    sent_at: created_at,
  }));
}

/** What waits longest of all but one case, and nobody else looks at; null where nothing does. */
export async function nextCase(db: Database, id: number, accountId: number): Promise<string | null> {
  const claimed = db
    .selectFrom('desk_claims')
    .select('subject')
    .where('account_id', '<>', accountId)
    .where('until', '>', currentTime().toISOString());
  const next = await db
    .selectFrom('recycling_points')
    .select('id')
    .where('status', '=', 'oncheck')
    .where('id', '<>', id)
    .where(sql<string>`'point:' || id`, 'not in', claimed)
    .orderBy('updated_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return next ? String(next.id) : null;
}

/** Whether there is such a point, or revision. */
export async function isKnownPoint(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('recycling_points').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/**
 * A point with all that a decision needs: the version that is public now where this is a revision, what stands near,
 * the newest of its history, who else looks at it,
 * what visitors report of it, and the case to look at next.
 */
export async function showCase(db: Database, id: number, accountId: number) {
  const row = await db.selectFrom('recycling_points').selectAll().where('id', '=', id).executeTakeFirst();
  const point = row && (await findPoint(db, id, 'own'));
  if (!row || !point) return undefined;
  const pointId = historyIdOf(row);
  const [accepted, neighbours, history, claim, reports, next] = await Promise.all([
    row.revision_of === null ? null : findPoint(db, row.revision_of, 'own'),
    neighboursOf(db, row),
    listPointHistory(db, pointId, { page: 1, page_size: 50 }, true),
    claimOfOthers(db, id, accountId),
    openReportsOf(db, pointId),
    nextCase(db, id, accountId),
  ]);
  return {
    point,
    accepted: accepted ?? null,
    neighbours,
    history: history.data,
    claimed_by: claim?.name ?? null,
    reports,
    next,
  };
}
