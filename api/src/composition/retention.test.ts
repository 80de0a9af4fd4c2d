import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, onTestFinished } from '@ecocircle/test-kit';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { setTime } from '../clock/clock.ts';
import { LOCAL_MAIL } from '../mail/mail-settings.ts';
import { newestMails } from '../mail/outbox-repository.ts';
import { forgetOldRows, RETENTION } from './retention.ts';

const DAY = 24 * 3_600_000;
const QUESTION = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'Where do jars go?' };

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const mails = async () => (await newestMails(api.database.db, 100)).map(({ kind }) => kind);
const ask = () => api.app.inject({ method: 'POST', url: '/api/ask-question', payload: QUESTION });

test('without a mail server a mail is deleted after a month, its submission stays', async () => {
  const { db } = api.database;
  await ask();
  await forgetOldRows(db, LOCAL_MAIL, inDays(29));
  expect(await mails()).toEqual(['question-acknowledgement', 'question-to-operator']);
  await forgetOldRows(db, LOCAL_MAIL, inDays(31));
  expect(await mails()).toEqual([]);
  expect(await db.selectFrom('submissions').select('kind').execute()).toEqual([{ kind: 'question' }]);
});

test('with a mail server a mail that waits or was given up is never forgotten', async () => {
  const { db } = api.database;
  await ask();
  await db
    .updateTable('mail_outbox')
    .set({ state: 'failed', settled_at: new Date().toISOString() })
    .where('kind', '=', 'question-to-operator')
    .execute();
  await forgetOldRows(db, { smtpUrl: 'smtp://127.0.0.1:9' }, inDays(31));
  expect(await mails()).toEqual(['question-acknowledgement', 'question-to-operator']);
});

test('an app that listens forgets by itself, what it missed at once', async () => {
  setTime(inDays(31));
  onTestFinished(() => setTime(null));
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  await eventually(async () => expect(await mails()).not.toContain('question-acknowledgement'), {
    timeout: 10_000,
  });
  expect(await mails()).toContain('question-to-operator');
});

const HOUR = 3_600_000;
const wordsOf = (milliseconds: number): string =>
  milliseconds === 0
    ? 'at once'
    : milliseconds < DAY
      ? `${milliseconds / HOUR} hour`
      : milliseconds === DAY
        ? '1 day'
        : `${milliseconds / DAY} days`;

test('what operators are told is what the job works by @X-19', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const section = page.split('## What is kept')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  const cells = rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toEqual(RETENTION.map(({ what, keptMs, since }) => [what, wordsOf(keptMs), since]));
});

test('submissions are kept for two years', async () => {
  const { db } = api.database;
  await db.deleteFrom('submissions').execute();
  await ask();
  await forgetOldRows(db, LOCAL_MAIL, inDays(729));
  expect(await db.selectFrom('submissions').select('kind').execute()).toHaveLength(1);
  await forgetOldRows(db, LOCAL_MAIL, inDays(731));
  expect(await db.selectFrom('submissions').select('kind').execute()).toEqual([]);
});
