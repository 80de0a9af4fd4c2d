import { machineTime } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';

/** A piece of work, and who asks to do it. */
export interface LeaseRequest {
  /** The job's name. */
  readonly name: string;
  /** Names one process; no other has the same. */
  readonly holder: string;
  /** For how long it is nobody else's, in milliseconds; renew it while the work goes on. */
  readonly forMs: number;
}

const moment = (ms: number): string => new Date(ms).toISOString();

/** A lease runs by the machine's clock: the portal's may be set, and then jumps. */
const until = (forMs: number): string => moment(machineTime().valueOf() + forMs);

/**
 * Takes the lease of a job that is due: nobody else does it now, and it was not done since `doneBefore`. Of any number
 * of processes that ask at the same time one gets it.
 */
export async function takeLease(
  db: Database,
  { name, holder, forMs }: LeaseRequest,
  { doneBefore, now }: { readonly doneBefore: Date; readonly now: Date },
): Promise<boolean> {
  // Clocks of two processes differ a little: what was done just after now is done.
  const setBackBefore = new Date(2 * now.valueOf() - doneBefore.valueOf());
  await db
    .insertInto('job_leases')
    .values({ name })
    .onConflict((on) => on.column('name').doNothing())
    .execute();
  const taken = await db
    .updateTable('job_leases')
    .set({ holder, until: until(forMs) })
    .where('name', '=', name)
    .where((eb) => eb.or([eb('holder', 'is', null), eb('until', '<=', moment(machineTime().valueOf()))]))
    .where((eb) =>
      eb.or([
        eb('ran_at', 'is', null),
        eb('ran_at', '<=', doneBefore.toISOString()),
        // The clock was set back.
        eb('ran_at', '>', setBackBefore.toISOString()),
      ]),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Keeps a lease for longer; false where it ran out and somebody else took it. */
export async function renewLease(db: Database, { name, holder, forMs }: LeaseRequest): Promise<boolean> {
  const renewed = await db
    .updateTable('job_leases')
    .set({ until: until(forMs) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .returning('name')
    .executeTakeFirst();
  return renewed !== undefined;
}

/** Ends a lease. `ranAt` says when the job was done; without it the job stays due. */
export async function giveUpLease(
  db: Database,
  { name, holder }: Pick<LeaseRequest, 'name' | 'holder'>,
  ranAt?: Date,
): Promise<void> {
  await db
    .updateTable('job_leases')
    .set({ holder: null, until: null, ...(ranAt && { ran_at: ranAt.toISOString() }) })
    .where('name', '=', name)
    .where('holder', '=', holder)
    .execute();
}
