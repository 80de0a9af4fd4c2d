import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { currentTime } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { giveUpLease, type LeaseRequest, renewLease, takeLease } from './lease.ts';

/** Work that the portal does by itself, once for all instances. */
export interface Job {
  /** Its name in the database; never changes. */
  readonly name: string;
  readonly everyMs: number;
  /**
   * Does it, as of a moment. It has to end soon after the signal, and to be safe to do again: a process may die at any
   * point of it.
   */
  run(now: Date, signal: AbortSignal): Promise<void>;
}

/** How the jobs are looked after, in milliseconds. */
export interface JobTimes {
  /** How often a process looks for a job that is due. */
  readonly lookEveryMs: number;
  /** How long after the death of a process another one may take over its job. */
  readonly leaseMs: number;
}

/** What installations use. */
export const JOB_TIMES: JobTimes = { lookEveryMs: 30_000, leaseMs: 60_000 };

/** What the jobs of a process run with. */
export interface JobParts {
  readonly db: Database;
  readonly jobs: readonly Job[];
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  readonly times: JobTimes;
}

/** Renews a lease until the work ends; aborts the work where the lease is lost. */
function keepLease({ db, log }: JobParts, lease: LeaseRequest, lost: AbortController) {
  const renew = () =>
    renewLease(db, lease).then(
      (isKept) => isKept || lost.abort(),
      (error) => log.warn({ err: error, job: lease.name }, 'the lease of a job was not renewed'),
    );
  const timer = setInterval(renew, lease.forMs / 3);
  timer.unref();
  return () => clearInterval(timer);
}

async function runLeased(parts: JobParts, job: Job, lease: LeaseRequest, stopping: AbortSignal) {
  const now = currentTime();
  const doneBefore = new Date(now.valueOf() - job.everyMs);
  if (!(await takeLease(parts.db, lease, { doneBefore, now }))) return;
  const lost = new AbortController();
  const ended = keepLease(parts, lease, lost);
  const done = await job.run(now, AbortSignal.any([stopping, lost.signal])).then(
    () => !stopping.aborted,
    (error) => {
      parts.log.warn({ err: error, job: job.name }, 'a job failed');
      return false;
    },
  );
  ended();
  await giveUpLease(parts.db, lease, done ? now : undefined);
}

/**
 * Looks for jobs that are due, now and from time to time, until it is stopped. A job that fails, or is interrupted, is
 * due again at the next look. Any number of processes may share a database.
 */
export function startJobs(parts: JobParts): { stop(): Promise<void> } {
  const { jobs, log, times } = parts;
  const holder = randomUUID();
  const stopping = new AbortController();
  const look = async (): Promise<void> => {
    for (const job of jobs) {
      if (stopping.signal.aborted) return;
      const lease = { name: job.name, holder, forMs: times.leaseMs };
      await runLeased(parts, job, lease, stopping.signal).catch((error) =>
        log.warn({ err: error, job: job.name }, 'the lease of a job was not heard of'),
      );
    }
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await look();
      await delay(times.lookEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const working = work();
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}
