import { eventually, onTestFinished } from '@ecocircle/test-kit';
import { expect, jest, test } from '@jest/globals';
import { useOutbox } from '../../test/outbox.ts';
import type { Database } from '../database/database.ts';
import type { OutboxMail } from './outbox-repository.ts';
import { startOutboxWorker, WORKER_DEFAULTS, type WorkerSettings } from './outbox-worker.ts';

const HURRY: WorkerSettings = { lanes: 2, attempts: 2, firstRetryMs: 0, leaseMs: 60_000, lookEveryMs: 10 };
const HOUR = 3_600_000;

const outbox = useOutbox();
const { put } = outbox;
const states = async () => {
  const mails = await outbox.mails();
  return mails.map(({ state, attempts, last_error }) => [state, attempts, last_error]);
};

/** An error as the SMTP library throws it. */
const smtpError = (code: string, permanent: boolean) =>
  Object.assign(new Error('refused'), { code, permanent });

function work(
  send: (mail: OutboxMail) => Promise<void>,
  settings: Partial<WorkerSettings> = {},
  on = outbox.db,
) {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const sender = { send: jest.fn(send), close: jest.fn() };
  const worker = startOutboxWorker({ db: on, sender, log, settings: { ...HURRY, ...settings } });
  onTestFinished(() => worker.stop());
  return { worker, sender, log };
}

test('a mail is sent and settled, and the log says which one', async () => {
  await put('a@example.org');
  const { log, sender } = work(async () => {});
  await eventually(async () => expect(await states()).toEqual([['sent', 1, null]]));
  await eventually(() =>
    expect(log.info.mock.calls).toEqual([
      [{ mail: expect.any(Number), kind: 'ask', attempt: 1 }, 'a mail is sent'],
    ]),
  );
  expect(sender.send).toHaveBeenCalledTimes(1);
});

test.each([
  ['an Error', new Error('down'), 'Error: down'],
  ['a coded one', smtpError('ECONNECTION', false), 'ECONNECTION: refused'],
  ['a refused login', smtpError('EAUTH', true), 'EAUTH: refused'],
  ['a recipient that is put off', smtpError('EENVELOPE', false), 'EENVELOPE: refused'],
])('%s is tried again until the attempts are used up', async (_, error, words) => {
  await put('a@example.org');
  const { log } = work(async () => {
    throw error;
  });
  await eventually(async () => expect(await states()).toEqual([['failed', 2, words]]));
  await eventually(() => expect(log.error).toHaveBeenCalledTimes(1));
  const facts = { mail: expect.any(Number), kind: 'ask', code: (error as { code?: string }).code };
  expect(log.warn.mock.calls).toEqual([[{ ...facts, attempt: 1 }, 'a mail could not be sent yet']]);
  expect(log.error.mock.calls).toEqual([
    [{ ...facts, attempt: 2 }, 'a mail is given up; see `staff outbox list`'],
  ]);
});

test.each(['EENVELOPE', 'EMESSAGE'])(
  'a mail that is refused for good with %s is given up at once',
  async (code) => {
    await put('a@example.org');
    work(async () => {
      throw smtpError(code, true);
    });
    await eventually(async () => expect(await states()).toEqual([['failed', 1, `${code}: refused`]]));
  },
);

test('a long reason is kept in part', async () => {
  await put('a@example.org');
  work(
    async () => {
      throw new Error('x'.repeat(1000));
    },
    { attempts: 1 },
  );
  await eventually(async () => expect(await states()).toEqual([['failed', 1, `Error: ${'x'.repeat(493)}`]]));
});

test('a mail that failed waits before it is tried again', async () => {
  await put('a@example.org');
  const before = Date.now();
  work(
    async () => {
      throw new Error('down');
    },
    { firstRetryMs: HOUR },
  );
  await eventually(async () => expect(await states()).toEqual([['waiting', 1, 'Error: down']]));
  const { next_attempt_at } = await outbox.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
  expect(Date.parse(next_attempt_at) - before).toBeGreaterThan(HOUR / 3);
  expect(Date.parse(next_attempt_at) - before).toBeLessThan(2 * HOUR);
});

test('as many mails are under way at a time as there are lanes, and the next follow at once', async () => {
  for (const name of ['a', 'b', 'c']) await put(name);
  let underWay = 0;
  const most = jest.fn();
  work(
    async () => {
      underWay += 1;
      most(underWay);
      await new Promise((resolve) => setTimeout(resolve, 10));
      underWay -= 1;
    },
    { lookEveryMs: HOUR },
  );
  await eventually(async () =>
    expect((await states()).map(([state]) => state)).toEqual(['sent', 'sent', 'sent']),
  );
  expect(Math.max(...most.mock.calls.map(([count]) => count as number))).toBe(2);
});

test('a mail that comes later is found at the next look, or at once when the worker is woken', async () => {
  const { worker, sender } = work(async () => {}, { lookEveryMs: HOUR });
  // The first look finds nothing.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await put('a');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sender.send).not.toHaveBeenCalled();
  worker.wake();
  await eventually(() => expect(sender.send).toHaveBeenCalledTimes(1));
});

test('an outbox that cannot be read is said so, and looked into again', async () => {
  const broken = {
    selectFrom: () => {
      throw new Error('no disk');
    },
  } as unknown as Database;
  const { log } = work(async () => {}, {}, broken);
  await eventually(() => expect(log.error.mock.calls.length).toBeGreaterThan(1));
  expect(log.error.mock.calls[0]).toEqual([
    { err: expect.objectContaining({ message: 'no disk' }) },
    'the outbox cannot be read',
  ]);
});

test('stopping waits for what is under way, and then closes the sender', async () => {
  await put('a');
  const arrival = Promise.withResolvers<void>();
  const { worker, sender } = work(() => arrival.promise);
  await eventually(() => expect(sender.send).toHaveBeenCalledTimes(1));
  const stopped = jest.fn();
  const stopping = worker.stop().then(stopped);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stopped).not.toHaveBeenCalled();
  expect(sender.close).not.toHaveBeenCalled();
  arrival.resolve();
  await stopping;
  expect(sender.close).toHaveBeenCalledTimes(1);
  expect((await states()).map(([state]) => state)).toEqual(['sent']);
  await put('b');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sender.send).toHaveBeenCalledTimes(1);
});

test('a mail is held longer than it takes to send, and tried for about two days', () => {
  expect(WORKER_DEFAULTS).toEqual({
    lanes: 5,
    attempts: 20,
    firstRetryMs: 10_000,
    leaseMs: 120_000,
    lookEveryMs: 5000,
  });
});
