import { setImmediate } from 'node:timers/promises';
import { missingOf } from '@ecocircle/shared-contracts';
import { MOST_NAMED_REVIEWS } from '@ecocircle/shared-contracts/point-file';
import type { BulkTransit } from '@ecocircle/shared-contracts/rules';
import type { ServerBulkReview, ServerReadyPoints } from '@ecocircle/shared-contracts/schemas';
import type { Database } from '../../database/database.ts';
import { sendToReview } from '../recycling-points/point-transit.ts';
import { listPointIds, type PointFilter } from '../recycling-points/repository.ts';
import type { Keeper } from './keeper.ts';
import { type OwnContent, type OwnPoint, readOwnPoints } from './own-points.ts';

/** So many drafts are sent in one transaction: others are not kept waiting for all of them. */
const AT_ONCE = 100;

interface Draft {
  readonly point: OwnPoint;
  readonly content: OwnContent;
}

const draftsOf = (points: readonly OwnPoint[]): Draft[] =>
  points.flatMap((point) =>
    [point, point.revision].flatMap((content) =>
      content?.row.status === 'draft' ? [{ point, content }] : [],
    ),
  );

async function sendAll(db: Database, account: Keeper, drafts: readonly Draft[]): Promise<void> {
  for (let start = 0; start < drafts.length; start += AT_ONCE) {
    await setImmediate();
    await db.transaction().execute(async (trx) => {
      for (const { content } of drafts.slice(start, start + AT_ONCE))
        await sendToReview(trx, account, content.row);
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
  const drafts = draftsOf(await readOwnPoints(db, account.organization_id)).filter(
    ({ point }) => ids === undefined || ids.includes(String(point.row.id)),
  );
  const judged = drafts.map((draft) => ({ draft, lacks: missingOf(draft.content.draft) }));
  const complete = judged.filter(({ lacks }) => lacks.length === 0).map(({ draft }) => draft);
  await sendAll(db, account, complete);
  return {
    sent: complete.length,
    incomplete: judged
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ draft: { content }, lacks }) => ({
        id: String(content.row.id),
        name: content.draft.name,
        lacks: lacks.map((lack) => ({ ...lack })),
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
  const ready = new Set(
    draftsOf(await readOwnPoints(db, organization_id))
      .filter(({ content }) => missingOf(content.draft).length === 0)
      .map(({ point }) => point.row.id),
  );
  const ids = listed.filter((id) => ready.has(id)).map(String);
  return { ids: ids.slice(0, MOST_NAMED_REVIEWS), total: ids.length };
}
