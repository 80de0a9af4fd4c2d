import { setImmediate } from 'node:timers/promises';
import { missingOf } from '@ecocircle/shared-contracts';
import { MOST_NAMED_REVIEWS } from '@ecocircle/shared-contracts/point-file';
import type { BulkTransit } from '@ecocircle/shared-contracts/rules';
import type { ServerBulkReview, ServerReadyPoints } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import type { PointFilter } from '../recycling-points/matching-points.ts';
import { sendToReview } from '../recycling-points/point-transit.ts';
import { listPointIds } from '../recycling-points/repository.ts';
import type { Keeper } from './keeper.ts';
import { type OwnContent, readOwnDrafts } from './own-points.ts';

/** So many drafts are sent in one transaction: others are not kept waiting for all of them. */
const AT_ONCE = 100;

/** The point that a draft belongs to: itself, or that which it revises. */
const pointOf = ({ row }: OwnContent): number => row.revision_of ?? row.id;

const lacksNothing = ({ draft }: OwnContent): boolean => missingOf(draft).length === 0;

async function sendAll(db: Database, account: Keeper, drafts: readonly OwnContent[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += AT_ONCE) {
    await setImmediate();
    await db.transaction().execute(async (trx) => {
      for (const { row } of drafts.slice(start, start + AT_ONCE)) await sendToReview(trx, account, row);
    });
  }
}

/**
 * Asks for the review of all complete drafts of the organisation and of its points' revisions, or of those of the points
 * that are named. What is incomplete stays as it is, and is told.
 *
 * @throws RequestError 409 where somebody else has sent one of them meanwhile
 */
export async function reviewAll(
  db: Database,
  account: Keeper,
  { ids }: BulkTransit,
): Promise<ServerBulkReview> {
  const named = ids && new Set(ids);
  const drafts = (await readOwnDrafts(db, account.organization_id)).filter(
    (draft) => named?.has(String(pointOf(draft))) ?? true,
  );
  const { complete = [], incomplete = [] } = Object.groupBy(drafts, (draft) =>
    lacksNothing(draft) ? 'complete' : 'incomplete',
  );
  await sendAll(db, account, complete);
  return {
    sent: complete.length,
    incomplete: incomplete.map(({ row, draft }) => ({
      id: String(row.id),
      name: draft.name,
      lacks: missingOf(draft).map((lack) => ({ ...lack })),
    })),
  };
}

/** The organisation's points that pass the filter of its list and have a draft that lacks nothing, in the list's order. */
export async function readyPoints(
  db: Database,
  { organization_id }: Keeper,
  filter: Pick<PointFilter, 'statuses' | 'q'>,
): Promise<ServerReadyPoints> {
  const listed = await listPointIds(db, { ...filter, organizationId: organization_id }, 'newest-change');
  const drafts = await readOwnDrafts(db, organization_id);
  const ready = new Set(drafts.filter(lacksNothing).map(pointOf));
  const ids = listed.filter((id) => ready.has(id)).map(String);
  return { ids: ids.slice(0, MOST_NAMED_REVIEWS), total: ids.length };
}
