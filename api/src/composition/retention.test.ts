import { eventually, fakeOnly } from '@ecocircle/test-kit';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import fastify from 'fastify';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { LOCAL_MAIL } from '../mail/mail-settings.ts';
import { newestMails } from '../mail/outbox-repository.ts';
import { PhotoStore } from '../resources/photos/photo-store.ts';
import { forgetOldForms, registerRetention } from './retention.ts';

const DAY = 24 * 3_600_000;
const QUESTION = { name: 'Ada', city: 'Omsk', email: 'ada@example.org', text: 'Where do jars go?' };

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ points: 60 });
}, 60_000);
afterAll(() => api.close());
afterEach(() => void jest.useRealTimers());

const inDays = (days: number) => new Date(Date.now() + days * DAY);
const mails = async () => (await newestMails(api.database.db, 100)).map(({ kind }) => kind);
const ask = () => api.app.inject({ method: 'POST', url: '/api/ask-question', payload: QUESTION });

test('without a mail server a mail is deleted after a month, its submission stays', async () => {
  const { db } = api.database;
  await ask();
  await forgetOldForms(db, LOCAL_MAIL, inDays(29));
  expect(await mails()).toEqual(['question-acknowledgement', 'question-to-operator']);
  await forgetOldForms(db, LOCAL_MAIL, inDays(31));
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
  await forgetOldForms(db, { smtpUrl: 'smtp://127.0.0.1:9' }, inDays(31));
  expect(await mails()).toEqual(['question-acknowledgement', 'question-to-operator']);
});

test('the app forgets by itself, every hour', async () => {
  const app = fastify();
  jest.useFakeTimers({ ...fakeOnly('setInterval', 'clearInterval', 'Date'), now: Date.now() });
  registerRetention(app, api.database.db, LOCAL_MAIL, new PhotoStore(api.database.dataDir));
  jest.setSystemTime(inDays(31));
  jest.advanceTimersByTime(3_600_000);
  await eventually(async () => expect(await mails()).toEqual(['question-to-operator']));
  await app.close();
});
