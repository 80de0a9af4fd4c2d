import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { startApiProcess } from '../../test/api-process.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { startMailServer } from '../../test/test-mail-server.ts';
import { type Database, openDatabase } from '../database/database.ts';

const QUESTIONS = 15;
const LANES = 5;
/** So many mails the mail server acknowledges; the others it has in its hands when the process dies. */
const ACKNOWLEDGED = 8;

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('it did not come to that in time');
    await delay(20);
  }
}

/** The API as a process of its own, which can be killed as the system kills it. */
async function startProcess(database: TestDatabase, smtpUrl: string) {
  const { process, url, answers } = await startApiProcess(database, {
    DEMO_DATA: '0',
    SMTP_URL: smtpUrl,
    MAIL_FROM: 'portal@eco.example',
    OPERATOR_EMAIL: 'desk@eco.example',
    PUBLIC_ORIGIN: 'https://eco.example',
  });
  await until(answers);
  return { api: process, url };
}

/** The database that the process uses, after it is gone. */
function openAgain({ location, dataDir }: TestDatabase): Database {
  const file = join(dataDir, 'ecocircle.sqlite');
  return openDatabase(location.kind === 'postgres' ? location : { kind: 'sqlite', file }, 2);
}

async function ask(url: string, index: number): Promise<string> {
  const body = { name: 'Ada', city: 'Omsk', email: `visitor-${index}@example.org`, text: 'Where?' };
  const answer = await fetch(`${url}/api/ask-question`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { reference: string }).reference;
}

test('a process that is killed while it sends loses nothing that it had acknowledged @N-05', async () => {
  const { promise: dead, resolve: died } = Promise.withResolvers<void>();
  let count = 0;
  const onTaken = () => {
    count += 1;
    return count > ACKNOWLEDGED ? dead : undefined;
  };
  const mailServer = await startMailServer({ onTaken });
  onTestFinished(() => mailServer.takeDown());
  const database = await createTestDatabase();
  onTestFinished(() => database.remove());
  const first = await startProcess(database, mailServer.url);
  const references: string[] = [];
  for (let index = 0; index < QUESTIONS; index += 1) references.push(await ask(first.url, index));
  await until(() => mailServer.taken.length > ACKNOWLEDGED);
  const killed = once(first.api, 'exit');
  first.api.kill('SIGKILL');
  await killed;
  died();
  const db = openAgain(database);
  onTestFinished(() => db.destroy());
  const waiting = () => db.selectFrom('mail_outbox').selectAll().where('state', '=', 'waiting').execute();
  expect((await waiting()).length).toBeGreaterThan(0);
  // Two minutes later: the leases of the dead process end.
  await db.updateTable('mail_outbox').set({ next_attempt_at: new Date().toISOString() }).execute();
  const second = await startProcess(database, mailServer.url);
  await until(async () => (await waiting()).length === 0);
  const { taken } = mailServer;
  const ids = new Set(taken.map(({ mail }) => mail.messageId));
  expect(ids.size).toBe(2 * QUESTIONS);
  expect(taken.length - ids.size).toBeLessThanOrEqual(LANES);
  const subjects = taken.map(({ mail }) => mail.subject ?? '').join('\n');
  for (const reference of references) expect(subjects).toContain(reference);
  const ended = once(second.api, 'exit');
  second.api.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 120_000);
