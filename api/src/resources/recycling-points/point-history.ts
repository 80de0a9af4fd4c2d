import type { PointAction, PointActorKind, PointChange } from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import { insertChunks } from '../../database/chunks.ts';
import type { Database } from '../../database/database.ts';
import { readPage } from '../../database/read-page.ts';
import type { Row } from '../../database/tables.ts';
import type { Account } from '../../sessions/account.ts';
import type { Page } from '../../validation/numbers.ts';

/** Who changes a point. */
export interface PointActor {
  readonly kind: PointActorKind;
  /** Null where the portal itself or a visitor does. */
  readonly accountId: number | null;
  readonly name: string;
}

/** The creator of a point at work. */
export const asCreator = ({ id, name }: Account): PointActor => ({ kind: 'creator', accountId: id, name });

/** The portal itself at work: a job, an import on the command line. */
export const SYSTEM: PointActor = { kind: 'system', accountId: null, name: '' };

/** A change of a point. */
export interface HistoryEntry {
  /** The point; of a change of a revision, the point that it revises. */
  readonly pointId: number;
  readonly actor: PointActor;
  readonly action: PointAction;
  /** Server names of statuses. */
  readonly from?: string | null;
  readonly to?: string | null;
  readonly reason?: string | null;
  readonly difference?: readonly PointChange[];
}

const toRow = (entry: HistoryEntry, at: string) => {
  const { pointId, actor, action, from = null, to = null, reason = null, difference = [] } = entry;
  return {
    point_id: pointId,
    at,
    actor: actor.kind,
    account_id: actor.accountId,
    actor_name: actor.name,
    action,
    from_status: from,
    to_status: to,
    reason,
    difference: JSON.stringify(difference),
  };
};

/** Writes down changes of points: call it inside the transaction that makes them. */
export async function recordHistory(db: Database, entries: readonly HistoryEntry[]): Promise<void> {
  const at = currentTime().toISOString();
  const rows = entries.map((entry) => toRow(entry, at));
  for (const chunk of insertChunks(rows)) await db.insertInto('point_history').values(chunk).execute();
}

/** Writes down a change of a point: call it inside the transaction that makes the change. */
export const recordPointHistory = (db: Database, entry: HistoryEntry): Promise<void> =>
  recordHistory(db, [entry]);

/** A moderator decides for the portal: organisations are not told the person. */
const nameFor = (row: Row<'point_history'>, isStaff: boolean): string =>
  row.actor === 'staff' && !isStaff ? '' : row.actor_name;

/** A page of a point's history, the newest change first; only staff read the names of moderators. */
export async function listPointHistory(db: Database, pointId: number, page: Page, isStaff = false) {
  const query = db.selectFrom('point_history').where('point_id', '=', pointId);
  const { rows, meta } = await readPage(query, query.selectAll().orderBy('id', 'desc'), page);
  const data = rows.map((row) => ({
    id: String(row.id),
    at: row.at,
    actor: row.actor,
    actor_name: nameFor(row, isStaff),
    action: row.action as PointAction,
    from_status: row.from_status,
    to_status: row.to_status,
    reason: row.reason,
    difference: JSON.parse(row.difference),
  }));
  return { data, meta };
}
