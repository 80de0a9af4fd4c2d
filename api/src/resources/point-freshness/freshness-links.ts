import { currentTime } from '../../clock/clock.ts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';
import { hashToken, newToken } from '../../mail/link-token.ts';
import { recordPointHistory } from '../recycling-points/point-history.ts';
import { PUBLIC_STATUSES } from '../recycling-points/public-points.ts';

/** How long a mailed question can be answered. */
const LINK_MS = 90 * 24 * 3_600_000;

/** Makes a link that says once that a point is right, and returns its token, which is kept nowhere else. */
export async function createFreshnessLink(db: Database, pointId: number, now: Date): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.valueOf() + LINK_MS).toISOString();
  const row = { token_hash: hashToken(token), point_id: pointId, expires_at };
  await db.insertInto('freshness_links').values(row).execute();
  return token;
}

/** How the use of a link went: `other-point` is a link of another point than its address says. */
export type FreshnessOutcome = 'done' | 'used' | 'expired' | 'unknown' | 'other-point';

async function whyNot(db: Database, pointId: number, token: string): Promise<FreshnessOutcome> {
  const link = await db
    .selectFrom('freshness_links')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (!link) return 'unknown';
  if (link.point_id !== pointId) return 'other-point';
  return link.used_at === null ? 'expired' : 'used';
}

/** Whoever holds the link has read the mail of a member. */
const A_MEMBER = { kind: 'creator', accountId: null, name: '' } as const;

/**
 * Says by a mailed link that a point is right. Of any number of uses at the same time one is `done`, and a link of a
 * point that is not public any more is `expired`.
 */
export function confirmByLink(db: Database, pointId: number, token: string): Promise<FreshnessOutcome> {
  return db.transaction().execute(async (trx) => {
    const now = currentTime().toISOString();
    const used = await trx
      .updateTable('freshness_links')
      .set({ used_at: now })
      .where('token_hash', '=', hashToken(token))
      .where('point_id', '=', pointId)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('point_id')
      .executeTakeFirst();
    if (!used) return whyNot(trx, pointId, token);
    const { numUpdatedRows } = await trx
      .updateTable('recycling_points')
      .set({ verified_at: now, asked_at: null })
      .where('id', '=', pointId)
      .where('status', 'in', PUBLIC_STATUSES)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return 'expired';
    await recordPointHistory(trx, { pointId, actor: A_MEMBER, action: 'confirmed' });
    await bumpDataVersion(trx, 'points', [pointId]);
    return 'done';
  });
}

/** Deletes links that stopped working before a moment; from then on they are unknown. */
export async function forgetFreshnessLinks(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('freshness_links').where('expires_at', '<', before.toISOString()).execute();
}
