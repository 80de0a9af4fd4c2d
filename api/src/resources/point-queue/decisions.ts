import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { Account } from '../../sessions/account.ts';
import type { PointRow } from '../recycling-points/own-point.ts';
import type { PointActor } from '../recycling-points/point-history.ts';
import { noSuchPoint, versionConflict } from '../recycling-points/point-refusals.ts';
import { replaceByRevision } from '../recycling-points/point-revision.ts';
import { changePointStatus, NOT_CLOSED } from '../recycling-points/point-status-change.ts';
import { PUBLIC_STATUSES } from '../recycling-points/public-points.ts';
import { presentPoint } from '../recycling-points/save-point.ts';
import { dropClaim, expectNoClaimOfOthers } from './claims.ts';

/** A member of staff at work on a point. */
export const asStaff = ({ id, name }: Account): PointActor => ({ kind: 'staff', accountId: id, name });

/** A decision about a point that was read in some version. */
export interface Decision {
  readonly staff: Account;
  readonly version: number;
  /** Null where the decision needs none. */
  readonly reason: string | null;
}

type Work = (trx: Database, row: PointRow, decision: Decision) => Promise<unknown>;

/** Accepts what is on review; a revision takes the place of its point, which was public all the time. */
const accept: Work = async (trx, row, { staff }) => {
  const isRevision = row.revision_of !== null;
  await changePointStatus(trx, {
    id: row.id,
    from: ['oncheck'],
    to: 'accepted',
    actor: asStaff(staff),
    action: isRevision ? 'revision-accepted' : 'accepted',
    columns: {
      decline_reason: null,
      verified_at: currentTime().toISOString(),
      asked_at: null,
      ...NOT_CLOSED,
    },
  });
  if (row.revision_of !== null) await replaceByRevision(trx, row, row.revision_of);
};

/** Declines what is on review; a revision becomes a draft again, and its point stays as it is. */
const decline: Work = (trx, row, { staff, reason }) => {
  const isRevision = row.revision_of !== null;
  return changePointStatus(trx, {
    id: row.id,
    from: ['oncheck'],
    to: isRevision ? 'draft' : 'declined',
    actor: asStaff(staff),
    action: isRevision ? 'revision-declined' : 'declined',
    reason,
    columns: { decline_reason: reason },
  });
};

/** Takes a public point off the map, and remembers what it was. */
const takeDown: Work = (trx, row, { staff, reason }) =>
  changePointStatus(trx, {
    id: row.id,
    from: PUBLIC_STATUSES,
    to: 'blocked_by_moderator',
    actor: asStaff(staff),
    action: 'taken-down',
    reason,
    columns: { status_before_block: row.status, decline_reason: reason },
  });

/** Gives a point that was taken down the status back that it had. */
const release: Work = (trx, row, { staff }) =>
  changePointStatus(trx, {
    id: row.id,
    from: ['blocked_by_moderator'],
    to: PUBLIC_STATUSES.find((status) => status === row.status_before_block) ?? 'accepted',
    actor: asStaff(staff),
    action: 'released',
    columns: { status_before_block: null, decline_reason: null },
  });

/** What staff decide about points, by the names of the desk's calls, and whether it needs a reason. */
export const DECISIONS = {
  accept: { work: accept, needsReason: false },
  decline: { work: decline, needsReason: true },
  'take-down': { work: takeDown, needsReason: true },
  release: { work: release, needsReason: false },
} as const satisfies Readonly<Record<string, { work: Work; needsReason: boolean }>>;

/**
 * Decides about a point, once: what was changed or decided since it was read is decided about anew.
 *
 * @throws RequestError 404 where there is no such point, 409 `claimed-by-other`, `version-conflict` or
 * `not-allowed-in-status`
 */
export function decidePoint(
  db: Database,
  id: number,
  decision: Decision,
  { work }: { readonly work: Work },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('recycling_points').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw noSuchPoint();
    await expectNoClaimOfOthers(trx, id, decision.staff.id);
    if (row.version !== decision.version) throw versionConflict(await presentPoint(trx, id));
    await work(trx, row, decision);
    await dropClaim(trx, id);
  });
}
