import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/job-runner.ts';
import { type MemberMailContext, mailMembers } from '../recycling-points/member-mails.ts';
import { createFreshnessLink } from './freshness-links.ts';

const DAY_MS = 24 * 3_600_000;

/** A point of which nobody has said for so long that it is right is asked about. */
export const FRESH_MS = 180 * DAY_MS;

/** So many points of an organisation are asked about in a day: the mails are to be read. */
export const ASKED_A_DAY = 20;

/** When somebody last said that a point is right; of a point of the time before that was kept, when it last changed. */
const lastVerified = sql<string>`coalesce(verified_at, updated_at)`;

/** The points to ask about, for each organisation the longest unverified, and not asked about since. */
async function stalePoints(db: Database, now: Date) {
  const stale = await db
    .selectFrom('recycling_points')
    .selectAll()
    .where('status', '=', 'accepted')
    .where('organization_id', 'is not', null)
    .where(lastVerified, '<', new Date(now.valueOf() - FRESH_MS).toISOString())
    .where((eb) => eb.or([eb('asked_at', 'is', null), eb('asked_at', '<', lastVerified)]))
    .orderBy(lastVerified)
    .orderBy('id')
    .limit(5000)
    .execute();
  const byOrganization = Map.groupBy(stale, (point) => point.organization_id);
  return [...byOrganization.values()].flatMap((points) => points.slice(0, ASKED_A_DAY));
}

type StalePoint = Awaited<ReturnType<typeof stalePoints>>[number];

async function ask(db: Database, point: StalePoint, now: Date, context: MemberMailContext): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('recycling_points')
      .set({ asked_at: now.toISOString() })
      .where('id', '=', point.id)
      .where('version', '=', point.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const token = await createFreshnessLink(trx, point.id, now);
    await mailMembers(trx, 'still-right', { point, path: `/still-right/${point.id}/${token}` }, context);
  });
}

/**
 * Asks the members of organisations whether a point is still right, of which nobody has said so for 180 days: once,
 * until somebody does.
 */
export const freshnessJob = (db: Database, context: MemberMailContext & { mailQueued(): void }): Job => ({
  name: 'freshness',
  everyMs: DAY_MS,
  async run(now, signal) {
    for (const point of await stalePoints(db, now)) {
      if (signal.aborted) return;
      await ask(db, point, now, context);
    }
    context.mailQueued();
  },
});
