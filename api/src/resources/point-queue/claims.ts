import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';

/** As long as a case is kept for whoever looked at it last: time to read it, not to go home with it. */
const CLAIM_MS = 10 * 60_000;

const subjectOf = (pointId: number): string => `point:${pointId}`;

/** Who else holds a case, and until when; null where nobody does. */
export async function claimOfOthers(db: Database, pointId: number, accountId: number) {
  const claim = await db
    .selectFrom('desk_claims')
    .innerJoin('accounts', 'accounts.id', 'desk_claims.account_id')
    .select(['accounts.name', 'desk_claims.until'])
    .where('subject', '=', subjectOf(pointId))
    .where('desk_claims.account_id', '<>', accountId)
    .where('until', '>', currentTime().toISOString())
    .executeTakeFirst();
  return claim ?? null;
}

/** Takes a case that nobody else holds, or keeps the own one for longer; of two at the same time one gets it. */
export async function claimPoint(db: Database, pointId: number, accountId: number): Promise<void> {
  const now = currentTime();
  const until = new Date(now.getTime() + CLAIM_MS).toISOString();
  const claim = { account_id: accountId, until };
  await db
    .insertInto('desk_claims')
    .values({ subject: subjectOf(pointId), ...claim })
    .onConflict((on) =>
      on
        .column('subject')
        .doUpdateSet(claim)
        .where(({ or, eb }) =>
          or([
            eb('desk_claims.account_id', '=', accountId),
            eb('desk_claims.until', '<=', now.toISOString()),
          ]),
        ),
    )
    .execute();
}

/** Refuses a decision about a case that somebody else holds. */
export async function expectNoClaimOfOthers(db: Database, pointId: number, accountId: number): Promise<void> {
  const other = await claimOfOthers(db, pointId, accountId);
  if (!other) return;
  throw new RequestError({
    status: 409,
    code: 'claimed-by-other',
    title: `${other.name} is deciding about this point`,
  });
}

/** Gives a case back once it is decided. */
export const dropClaim = (db: Database, pointId: number) =>
  db.deleteFrom('desk_claims').where('subject', '=', subjectOf(pointId)).execute();
