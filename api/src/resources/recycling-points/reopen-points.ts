import { calendarDay } from '../../database/calendar.ts';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { Job } from '../../jobs/job-runner.ts';
import { type MemberMailContext, mailMembers } from './member-mails.ts';
import { SYSTEM } from './point-history.ts';
import { changePointStatus, NOT_CLOSED } from './point-status-change.ts';

/** Where a day begins first: no clock is further ahead. */
const FIRST_ZONE = 'Pacific/Kiritimati';
const MINUTE_MS = 60_000;

/** Temporarily closed points whose day of reopening has come where they are. */
async function pointsToReopen(db: Database, now: Date) {
  const closed = await db
    .selectFrom('recycling_points')
    .select(['id', 'time_zone', 'closed_to'])
    .where('status', '=', 'temporarily_not_working')
    .where('closed_to', '<=', calendarDay(now, FIRST_ZONE))
    .orderBy('id')
    .execute();
  return closed.filter(({ time_zone, closed_to }) => (closed_to ?? '') <= calendarDay(now, time_zone));
}

async function reopen(db: Database, id: number, context: MemberMailContext): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const point = await changePointStatus(trx, {
      id,
      from: ['temporarily_not_working'],
      to: 'accepted',
      actor: SYSTEM,
      action: 'reopened',
      columns: NOT_CLOSED,
    });
    await mailMembers(trx, 'reopened', { point, path: `/recycling-points/${id}` }, context);
  });
}

/** Reopens points whose temporary closing is over, and tells the members of their organisations. */
export const reopeningJob = (db: Database, context: MemberMailContext & { mailQueued(): void }): Job => ({
  name: 'reopen-points',
  everyMs: MINUTE_MS,
  async run(now, signal) {
    for (const { id } of await pointsToReopen(db, now)) {
      if (signal.aborted) return;
      await reopen(db, id, context).catch((error) => {
        // Its creator has reopened or deleted it meanwhile.
        if (!(error instanceof RequestError)) throw error;
      });
      context.mailQueued();
    }
  },
});
