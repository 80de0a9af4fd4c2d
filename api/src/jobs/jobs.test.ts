import { setTimeout as delay } from 'node:timers/promises';
import { eventually, onTestFinished } from '@ecocircle/test-kit';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { setTime } from '../clock/clock.ts';
import { type Job, type JobTimes, startJobs } from './job-runner.ts';
import { giveUpLease, renewLease, takeLease } from './lease.ts';

const HOUR = 3_600_000;
const TIMES: JobTimes = { lookEveryMs: 20, leaseMs: 600 };

/** A machine may be busy; what has to happen at once says so itself. */
const soon = (expectation: () => unknown) => eventually(expectation, { timeout: 10_000 });

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  setTime(null);
  await database.remove();
});

const warnings: unknown[] = [];
const log = { info: () => {}, warn: (facts: unknown) => void warnings.push(facts) };

/** So many instances that share the database and the jobs. */
function startInstances(count: number, jobs: readonly Job[]) {
  const instances = Array.from({ length: count }, () =>
    startJobs({ db: database.db, jobs, log, times: TIMES }),
  );
  const stop = () => Promise.all(instances.map((instance) => instance.stop()));
  onTestFinished(stop);
  return { stop };
}

const counting = (work: Job['run'] = async () => {}) => {
  const runs: Date[] = [];
  const job: Job = {
    name: 'count',
    everyMs: HOUR,
    run: (now, signal) => {
      runs.push(now);
      return work(now, signal);
    },
  };
  return { job, runs };
};

test('a job runs once however many instances there are, and again when it is due', async () => {
  const { job, runs } = counting();
  startInstances(4, [job]);
  await soon(() => expect(runs).toHaveLength(1));
  await delay(200);
  expect(runs).toHaveLength(1);
  setTime(new Date(Date.now() + HOUR + 1000));
  await soon(() => expect(runs).toHaveLength(2));
});

test('a job that was missed while nothing ran is done at the next start, one that was not is left', async () => {
  const { job, runs } = counting();
  const first = startInstances(1, [job]);
  await soon(() => expect(runs).toHaveLength(1));
  await first.stop();
  setTime(new Date(Date.now() + HOUR / 2));
  const second = startInstances(1, [job]);
  await delay(100);
  await second.stop();
  expect(runs).toHaveLength(1);
  setTime(new Date(Date.now() + 30 * 24 * HOUR));
  startInstances(2, [job]);
  await soon(() => expect(runs).toHaveLength(2));
});

test('a job that takes longer than its lease stays with its instance', async () => {
  const { job, runs } = counting(() => delay(3 * TIMES.leaseMs));
  startInstances(3, [job]);
  await delay(2.5 * TIMES.leaseMs);
  expect(runs).toHaveLength(1);
});

test('a job that fails is tried again, and the jobs beside it run', async () => {
  const beside = counting();
  const { job, runs } = counting(async () => {
    if (runs.length === 1) throw new Error('not now');
  });
  startInstances(2, [job, { ...beside.job, name: 'beside' }]);
  await soon(() => expect(runs).toHaveLength(2));
  await soon(() => expect(beside.runs).toHaveLength(1));
  expect(warnings.at(-1)).toMatchObject({ job: 'count' });
});

test('an instance that closes interrupts its job, and another one takes it over at once', async () => {
  const { job, runs } = counting((_, signal) => delay(10_000, undefined, { signal }));
  const closing = startInstances(1, [job]);
  await soon(() => expect(runs).toHaveLength(1));
  await closing.stop();
  startInstances(1, [job]);
  await eventually(() => expect(runs).toHaveLength(2), { timeout: TIMES.leaseMs / 2 });
});

const due = () => ({ doneBefore: new Date(), now: new Date() });

test('the lease of an instance that died runs out, and not before', async () => {
  const { db } = database;
  const dead = { name: 'mail', holder: 'dead', forMs: 300 };
  const other = { name: 'mail', holder: 'other', forMs: 300 };
  expect(await takeLease(db, dead, due())).toBe(true);
  expect(await takeLease(db, other, due())).toBe(false);
  await soon(async () => expect(await takeLease(db, other, due())).toBe(true));
  expect(await renewLease(db, dead)).toBe(false);
  await giveUpLease(db, dead, new Date());
  expect(await renewLease(db, other)).toBe(true);
});

test('of many that ask at the same time one gets the lease', async () => {
  const asked = Array.from({ length: 20 }, (_, index) =>
    takeLease(database.db, { name: 'mail', holder: `holder ${index}`, forMs: 60_000 }, due()),
  );
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(1);
});

test('of two processes whose clocks differ by a moment one does the job', async () => {
  const { db } = database;
  const [fast, slow] = [new Date(), new Date(Date.now() - 1)];
  const dueAt = (now: Date) => ({ doneBefore: new Date(now.valueOf() - HOUR), now });
  const lease = (holder: string) => ({ name: 'mail', holder, forMs: 60_000 });
  expect(await takeLease(db, lease('fast'), dueAt(fast))).toBe(true);
  await giveUpLease(db, lease('fast'), fast);
  expect(await takeLease(db, lease('slow'), dueAt(slow))).toBe(false);
});

test('a clock that was set back does not stop a job for long', async () => {
  const { job, runs } = counting();
  setTime(new Date(Date.now() + 1000 * HOUR));
  startInstances(1, [job]);
  await soon(() => expect(runs).toHaveLength(1));
  setTime(null);
  await soon(() => expect(runs).toHaveLength(2));
});
