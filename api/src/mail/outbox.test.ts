import { fail } from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from '@ecocircle/test-kit';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { startMailServer, type TestMailServer } from '../../test/test-mail-server.ts';
import { listUnsent, retryMails } from '../cli/outbox-work.ts';
import { openDatabase } from '../database/database.ts';
import { LOCAL_MAIL } from './mail-settings.ts';
import { claimDueMails, enqueueMail, settleMail } from './outbox-repository.ts';
import { startOutboxWorker, WORKER_DEFAULTS, type WorkerSettings } from './outbox-worker.ts';
import { createSmtpSender } from './smtp-sender.ts';

const QUICK = { firstRetryMs: 20, lookEveryMs: 20, leaseMs: 2000, attempts: 50 };
const QUIET = { info() {}, warn() {}, error() {} };
const FROM = 'portal@eco.example';

let idle: TestApp;
beforeAll(async () => {
  idle = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => idle.close());
afterEach(() => idle.database.db.deleteFrom('mail_outbox').execute());

/** The same database as the idle API's, as another process would open it. */
function workerOn(url: string, settings: Partial<WorkerSettings> = {}) {
  const db = openDatabase(idle.database.location, 4);
  const worker = startOutboxWorker({
    db,
    sender: createSmtpSender(url, FROM, WORKER_DEFAULTS.lanes),
    log: QUIET,
    settings: { ...WORKER_DEFAULTS, ...QUICK, ...settings },
  });
  let ended: Promise<void> | undefined;
  const end = () => {
    ended ??= worker.stop().then(() => db.destroy());
    return ended;
  };
  onTestFinished(end);
  return { worker, end };
}

async function mailServer(hooks?: Parameters<typeof startMailServer>[0]): Promise<TestMailServer> {
  const server = await startMailServer(hooks);
  onTestFinished(() => server.takeDown().catch(() => {}));
  return server;
}

const put = (index: number) =>
  enqueueMail(
    idle.database.db,
    {
      kind: 'test',
      to: `reader-${index}@example.org`,
      subject: `Mail ${index}`,
      fromName: 'EcoCircle',
      text: 'Hello',
      html: '<p>Hello</p>',
    },
    { from: 'portal@eco.example' },
  );

const putAll = async (count: number) => {
  for (let index = 0; index < count; index += 1) await put(index);
};

const states = async () => {
  const rows = await idle.database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  return rows.map(({ state }) => state);
};

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not come to that in time');
    await delay(10);
  }
}

const allSent = async () => (await states()).every((state) => state === 'sent');
const recipients = ({ taken }: TestMailServer) => taken.map(({ recipient }) => recipient).sort();

test('fifty submissions with the mail server going down in the middle: nothing is lost, nothing comes twice @N-05', async () => {
  const server = await mailServer();
  const api = await startTestApp({
    points: 60,
    mail: { ...LOCAL_MAIL, smtpUrl: server.url, from: FROM },
    mailWorker: QUICK,
  });
  onTestFinished(() => api.close());
  const ask = async (index: number) => {
    const payload = {
      name: `Visitor ${index}`,
      city: 'Omsk',
      email: `visitor-${index}@example.org`,
      text: 'Where?',
    };
    const answer = await api.app.inject({ method: 'POST', url: '/api/ask-question', payload });
    expect(answer.statusCode).toBe(200);
    return answer.json().reference as string;
  };
  const references: string[] = [];
  for (let index = 0; index < 50; index += 1) {
    if (index === 20) {
      await until(() => server.taken.length > 5);
      await server.takeDown();
    }
    if (index === 40) await server.bringBack();
    references.push(await ask(index));
  }
  const { db } = api.database;
  const left = async () =>
    (await db.selectFrom('mail_outbox').select('id').where('state', '<>', 'sent').execute()).length;
  await until(async () => (await left()) === 0);
  const ids = server.taken.map(({ mail }) => mail.messageId);
  const interrupted = server.taken.length - new Set(ids).size;
  expect(new Set(ids).size).toBe(100);
  // Those that the server had taken, and could not acknowledge any more, come again under the same Message-ID.
  expect(interrupted).toBeLessThanOrEqual(5);
  for (const reference of references) {
    const about = server.taken.filter(({ raw, mail }) => `${mail.subject}${raw}`.includes(reference));
    expect(new Set(about.map(({ recipient }) => recipient)).size).toBe(2);
  }
}, 60_000);

test('a mail arrives as it was written: names, answers, text and HTML', async () => {
  const server = await mailServer();
  const api = await startTestApp({
    points: 60,
    mail: { ...LOCAL_MAIL, smtpUrl: server.url, from: FROM },
    mailWorker: QUICK,
  });
  onTestFinished(() => api.close());
  const payload = {
    name: 'Әлия "Б" <x@evil.example>\r\nBcc: all@example.org',
    city: 'Алматы',
    email: 'aliya@example.org',
    text: 'Қайда?\n.\nЖауап күтемін 🌱',
    phone: '+7 701 234 56 78',
    locale: 'kk-KZ',
  };
  await api.app.inject({ method: 'POST', url: '/inquire', payload });
  await until(() => server.taken.length === 2);
  const toOperator = server.taken.find(({ recipient }) => recipient === 'operator@localhost');
  const { mail, raw } = toOperator ?? fail('the operator got nothing');
  expect(mail.from).toMatchObject({ name: 'ЭкоШеңбер', address: FROM });
  expect(mail.subject).toMatch(/^Жаңа өтініш C-/);
  expect(mail.replyTo).toEqual([
    { name: 'Әлия "Б" <x@evil.example> Bcc: all@example.org', address: 'aliya@example.org' },
  ]);
  expect(mail.text).toContain('Қайда?\n.\nЖауап күтемін 🌱');
  expect(mail.html).toContain('Қайда?<br>.<br>Жауап күтемін 🌱');
  expect(raw).not.toMatch(/^bcc:/im);
  expect(mail.messageId).toMatch(/^<[\w-]{36}@eco\.example>$/);
}, 60_000);

test('a restart continues where the process ended @N-05', async () => {
  const server = await mailServer();
  await server.takeDown();
  await putAll(12);
  const first = workerOn(server.url);
  await until(async () => {
    const { db } = idle.database;
    const tried = await db.selectFrom('mail_outbox').select('id').where('attempts', '>', 0).execute();
    return tried.length === 12;
  });
  await first.end();
  expect(new Set(await states())).toEqual(new Set(['waiting']));
  await server.bringBack();
  workerOn(server.url);
  await until(allSent);
  expect(recipients(server)).toEqual(Array.from({ length: 12 }, (_, i) => `reader-${i}@example.org`).sort());
}, 30_000);

test('a process that dies with a mail in its hands leaves it to another one when its lease ends @N-05', async () => {
  const server = await mailServer();
  await put(0);
  const { db } = idle.database;
  const [held] = await claimDueMails(db, { limit: 1, leaseMs: 300 });
  expect(await claimDueMails(db, { limit: 1, leaseMs: 300 })).toEqual([]);
  workerOn(server.url);
  await until(allSent);
  expect(server.taken).toHaveLength(1);
  const late = held ?? fail('nothing was claimed');
  await settleMail(db, late, { state: 'failed', error: 'the dead one speaks' });
  expect(await states()).toEqual(['sent']);
}, 30_000);

test('a worker whose lease has ended says nothing about a mail that another one holds @N-05', async () => {
  await put(0);
  const { db } = idle.database;
  const claim = async (leaseMs: number) =>
    (await claimDueMails(db, { limit: 1, leaseMs }))[0] ?? fail('nothing was claimed');
  const late = await claim(-1);
  const holder = await claim(60_000);
  await settleMail(db, late, { state: 'failed', error: 'the late one speaks' });
  expect(await states()).toEqual(['waiting']);
  await settleMail(db, holder, { state: 'sent' });
  expect(await states()).toEqual(['sent']);
});

test('claims at the same moment share no mail, and none takes one that is held or settled @N-05', async () => {
  await putAll(6);
  const { db } = idle.database;
  const claims = await Promise.all(
    Array.from({ length: 4 }, () => claimDueMails(db, { limit: 2, leaseMs: 60_000 })),
  );
  const claimed = claims.flat();
  expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
  expect(await claimDueMails(db, { limit: 6 - claimed.length + 1, leaseMs: -1 })).toHaveLength(
    6 - claimed.length,
  );
  for (const mail of claimed) await settleMail(db, mail, { state: 'sent' });
  await db.updateTable('mail_outbox').set({ next_attempt_at: '2020-01-01T00:00:00.000Z' }).execute();
  await put(6);
  const due = await claimDueMails(db, { limit: 7 - claimed.length, leaseMs: 60_000 });
  expect(due.map(({ state }) => state)).toEqual(Array(7 - claimed.length).fill('waiting'));
});

test('two workers on one database send every mail once @N-05', async () => {
  const server = await mailServer();
  await putAll(60);
  workerOn(server.url);
  workerOn(server.url);
  await until(allSent);
  expect(recipients(server)).toEqual(Array.from({ length: 60 }, (_, i) => `reader-${i}@example.org`).sort());
}, 30_000);

test('a recipient that the server refuses for good is given up at once, and can be sent anew by staff', async () => {
  let refusing = true;
  const server = await mailServer({
    onRecipient(address, _session, done) {
      const refusal = Object.assign(new Error('no such mailbox'), { responseCode: 550 });
      done(refusing && address.address.startsWith('reader-1') ? refusal : null);
    },
  });
  await putAll(2);
  workerOn(server.url);
  await until(async () => (await states()).join() === 'sent,failed');
  const { db } = idle.database;
  const failed = await db.selectFrom('mail_outbox').selectAll().where('state', '=', 'failed').execute();
  expect(failed[0]).toMatchObject({ attempts: 1, recipient: 'reader-1@example.org' });
  expect(failed[0]?.last_error).toMatch(/no such mailbox/);
  refusing = false;
  expect(await retryMails(db)).toBe('1 mail will be sent again.');
  await until(allSent);
}, 30_000);

test('a mail that a server keeps putting off is given up after its attempts, never silently', async () => {
  const server = await mailServer({
    onRecipient(_address, _session, done) {
      done(Object.assign(new Error('try again later'), { responseCode: 450 }));
    },
  });
  await put(0);
  workerOn(server.url, { attempts: 3 });
  await until(async () => (await states()).join() === 'failed');
  expect(await listUnsent(idle.database.db)).toMatch(
    /failed\t3\ttest\treader-0@example\.org\t.*try again later/,
  );
  expect(server.taken).toEqual([]);
}, 30_000);
