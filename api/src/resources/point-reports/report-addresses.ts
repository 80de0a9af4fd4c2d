import { currentTime } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { hashToken } from '../../mail/link-token.ts';

const DAY_MS = 24 * 3_600_000;
/** So many reports a day may mail an address: anybody can type any address. */
const MOST_REPORTS = 3;

/** Counts a report that gives an address, and says whether the address may be mailed about it. */
export async function mayBeMailed(trx: Database, email: string): Promise<boolean> {
  const now = currentTime();
  const since = now.toISOString();
  const dayAgo = new Date(now.valueOf() - DAY_MS).toISOString();
  // One statement, so that of reports at the same time each is counted.
  const { reports } = await trx
    .insertInto('report_addresses')
    .values({ email_hash: hashToken(email), reports: 1, since })
    .onConflict((on) =>
      on.column('email_hash').doUpdateSet((eb) => {
        const isOver = eb('report_addresses.since', '<=', dayAgo);
        return {
          reports: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('report_addresses.reports', '+', 1))
            .end(),
          since: eb.case().when(isOver).then(since).else(eb.ref('report_addresses.since')).end(),
        };
      }),
    )
    .returning('reports')
    .executeTakeFirstOrThrow();
  return reports <= MOST_REPORTS;
}

/** Deletes the counts that began before a moment. */
export async function forgetReportAddresses(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('report_addresses').where('since', '<=', before.toISOString()).execute();
}
