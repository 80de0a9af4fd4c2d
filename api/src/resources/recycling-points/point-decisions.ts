import {
  differenceOf,
  type PointChange,
  type ServerPointStatus,
  toPointDraft,
} from '@ecocircle/shared-contracts';
import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { PointRow } from './own-point.ts';
import type { PointActor } from './point-history.ts';
import { type PointLetter, type PointMailContext, tellMembers } from './point-mails.ts';
import { materialsOf, noticeOpening } from './point-openings.ts';
import { noSuchPoint } from './point-refusals.ts';
import { findRevision, replaceByRevision } from './point-revision.ts';
import { changePointStatus } from './point-status-change.ts';
import { PUBLIC_STATUSES } from './public-points.ts';
import { presentPoint } from './save-point.ts';

/** What a moderator's decision needs. */
export interface PointDecisionContext extends PointMailContext {
  readonly db: Database;
  /** Refuses the decision by throwing, inside its transaction, such as about another version than the one that was read. */
  readonly expects?: (trx: Database, row: PointRow) => Promise<void>;
}

/** A decision about a point or about a revision, by the id of its row. */
export interface PointDecision {
  readonly id: number;
  readonly actor: PointActor;
}

/** A decision that the organisation is told the reason of. */
export interface ReasonedDecision extends PointDecision {
  /** Not empty. */
  readonly reason: string;
}

const onMap = (id: number): string => `/recycling-points/${id}`;
const inEditor = (id: number): string => `/profile/edit-recycling-point/${id}`;
const OWN_LIST = '/profile/recycling-points';

async function knownRow(trx: Database, id: number): Promise<PointRow> {
  const row = await trx.selectFrom('recycling_points').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw noSuchPoint();
  return row;
}

/** Decides in one transaction, and tells the members what was decided. */
function decided(
  context: PointDecisionContext,
  id: number,
  decide: (trx: Database, row: PointRow) => Promise<PointLetter>,
): Promise<void> {
  return context.db.transaction().execute(async (trx) => {
    const row = await knownRow(trx, id);
    await context.expects?.(trx, row);
    const letter = await decide(trx, row);
    await tellMembers(trx, letter, context);
  });
}

/** What a revision changes of the point that it revises. */
async function changesOf(
  trx: Database,
  revision: PointRow,
  pointId: number,
): Promise<readonly PointChange[]> {
  const before = toPointDraft(await presentPoint(trx, pointId));
  const after = toPointDraft(await presentPoint(trx, revision.id));
  return differenceOf(before, after);
}

async function acceptRevision(trx: Database, revision: PointRow, pointId: number, actor: PointActor) {
  await changePointStatus(trx, {
    id: revision.id,
    from: ['oncheck'],
    to: 'accepted',
    actor,
    action: 'revision-accepted',
    difference: await changesOf(trx, revision, pointId),
  });
  const before = await materialsOf(trx, pointId);
  await replaceByRevision(trx, revision, pointId);
  await noticeOpening(trx, pointId, before);
  return { news: 'revisionAccepted', point: { ...revision, id: pointId }, path: onMap(pointId) } as const;
}

/**
 * Accepts a point that is on review: it is public from now on. A revision replaces the point that it revises.
 *
 * @throws RequestError 404 where there is none, 409 `not-allowed-in-status` where it is not on review (any more)
 */
export const acceptPoint = (context: PointDecisionContext, { id, actor }: PointDecision): Promise<void> =>
  decided(context, id, async (trx, row) => {
    if (row.revision_of !== null) return acceptRevision(trx, row, row.revision_of, actor);
    await changePointStatus(trx, {
      id,
      from: ['oncheck'],
      to: 'accepted',
      actor,
      action: 'accepted',
      columns: { verified_at: currentTime().toISOString(), decline_reason: null },
    });
    await noticeOpening(trx, id);
    return { news: 'accepted', point: row, path: onMap(id) };
  });

/** Declines a point that is on review; a revision is a draft again. Throws as {@link acceptPoint} does. */
export const declinePoint = (
  context: PointDecisionContext,
  { id, actor, reason }: ReasonedDecision,
): Promise<void> =>
  decided(context, id, async (trx, row) => {
    const isRevision = row.revision_of !== null;
    await changePointStatus(trx, {
      id,
      from: ['oncheck'],
      to: isRevision ? 'draft' : 'declined',
      actor,
      action: isRevision ? 'revision-declined' : 'declined',
      reason,
      columns: { decline_reason: reason },
    });
    return { news: isRevision ? 'revisionDeclined' : 'declined', point: row, path: inEditor(id), reason };
  });

/** Takes a public point off the map. Throws as {@link acceptPoint} does. */
export const takeDownPoint = (
  context: PointDecisionContext,
  { id, actor, reason }: ReasonedDecision,
): Promise<void> =>
  decided(context, id, async (trx, row) => {
    await changePointStatus(trx, {
      id,
      from: PUBLIC_STATUSES,
      to: 'blocked_by_moderator',
      actor,
      action: 'taken-down',
      reason,
      columns: { decline_reason: reason, status_before_block: row.status },
    });
    return { news: 'takenDown', point: row, path: OWN_LIST, reason };
  });

/** Gives a point that was taken down the status that it had. Throws as {@link acceptPoint} does. */
export const releasePoint = (context: PointDecisionContext, { id, actor }: PointDecision): Promise<void> =>
  decided(context, id, async (trx, row) => {
    await changePointStatus(trx, {
      id,
      from: ['blocked_by_moderator'],
      to: (row.status_before_block ?? 'accepted') as ServerPointStatus,
      actor,
      action: 'released',
      columns: { decline_reason: null, status_before_block: null },
    });
    return { news: 'released', point: row, path: onMap(id) };
  });

/**
 * Makes a draft of an accepted point again, which takes it off the map until it has been reviewed anew. What its creator
 * has changed in an open revision is not lost: it is what the draft says. Throws as {@link acceptPoint} does.
 */
export const convertPointToDraft = (
  context: PointDecisionContext,
  { id, actor, reason }: ReasonedDecision,
): Promise<void> =>
  decided(context, id, async (trx, row) => {
    // A revision that is accepted is gone: only a point is in this status.
    const revision = await findRevision(trx, id);
    await changePointStatus(trx, {
      id,
      from: ['accepted'],
      to: 'draft',
      actor,
      action: 'converted-to-draft',
      reason,
      difference: revision ? await changesOf(trx, revision, id) : [],
      columns: { decline_reason: reason, asked_at: null },
    });
    if (revision) await replaceByRevision(trx, revision, id);
    return { news: 'madeDraft', point: row, path: inEditor(id), reason };
  });
