import { fail } from 'node:assert/strict';
import { fakeOnly } from '@ecocircle/test-kit';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { useOutbox } from '../../test/outbox.ts';
import {
  claimDueMails,
  contentOf,
  enqueueMail,
  forgetLocalMails,
  forgetSentMails,
  newestMails,
  type OutboxMail,
  retryFailedMails,
  settleMail,
  unsentMails,
} from './outbox-repository.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(NOON + minutes * MINUTE);

const outbox = useOutbox();
const { put, mails: all } = outbox;
beforeEach(() => void jest.useFakeTimers({ ...fakeOnly('Date'), now: NOON }));

const claim = (limit = 10, leaseMs = MINUTE) => claimDueMails(outbox.db, { limit, leaseMs });
const claimOne = async (leaseMs = MINUTE): Promise<OutboxMail> =>
  (await claim(1, leaseMs))[0] ?? fail('nothing is due');
const who = (mails: readonly OutboxMail[]) => mails.map(({ recipient }) => recipient);
const only = async () => (await all())[0] ?? fail('the outbox is empty');

test('a mail is due at once, and keeps what it is made of', async () => {
  const reply = { replyTo: { name: 'Ada', address: 'ada@example.org' }, headers: { 'X-Kind': 'test' } };
  const content = { fromName: 'EcoCircle', text: 'Hi', html: '<p>Hi</p>', ...reply };
  await enqueueMail(
    outbox.db,
    { kind: 'ask', to: 'a@example.org', subject: 'Hello', ...content },
    { from: 'portal@eco.example' },
  );
  const mail = await only();
  expect(mail).toMatchObject({
    kind: 'ask',
    recipient: 'a@example.org',
    subject: 'Hello',
    state: 'waiting',
    attempts: 0,
    next_attempt_at: at(0).toISOString(),
    created_at: at(0).toISOString(),
    message_id: expect.stringMatching(/^<[\w-]{36}@eco\.example>$/),
  });
  expect(contentOf(mail)).toEqual(content);
});

test('mails are claimed in the order in which they are due, so many and no more', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await put(name);
  await outbox.db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: at(-1).toISOString() })
    .where('recipient', '=', 'c')
    .execute();
  expect(who(await claim(3)).sort()).toEqual(['a', 'b', 'c']);
  expect(who(await claim(3))).toEqual(['d']);
});

test('a claim counts as an attempt and holds the mail for its lease', async () => {
  await put('a');
  const mail = await claimOne(5 * MINUTE);
  expect(mail).toMatchObject({ attempts: 1, state: 'waiting', next_attempt_at: at(5).toISOString() });
  expect(mail.claim).toMatch(/^[\w-]{36}$/);
  jest.setSystemTime(at(5).valueOf() - 1);
  expect(await claim()).toEqual([]);
  jest.setSystemTime(at(5));
  expect(await claimOne()).toMatchObject({ attempts: 2 });
});

test('a sent mail is settled, and due no more', async () => {
  await put('a');
  const mail = await claimOne();
  await settleMail(outbox.db, mail, { state: 'sent' });
  expect(await only()).toMatchObject({ state: 'sent', last_error: null, settled_at: at(0).toISOString() });
  jest.setSystemTime(at(60));
  expect(await claim()).toEqual([]);
});

test('a mail that is to be tried again waits until then, with the reason', async () => {
  await put('a');
  await settleMail(outbox.db, await claimOne(), { state: 'waiting', retryAt: at(30), error: 'busy' });
  expect(await only()).toMatchObject({
    state: 'waiting',
    last_error: 'busy',
    settled_at: null,
    next_attempt_at: at(30).toISOString(),
  });
});

test('a mail that is sent at the second attempt keeps no reason of the first', async () => {
  await put('a');
  await settleMail(outbox.db, await claimOne(), { state: 'waiting', retryAt: at(0), error: 'busy' });
  await settleMail(outbox.db, await claimOne(), { state: 'sent' });
  expect(await only()).toMatchObject({ state: 'sent', last_error: null });
});

test('a mail that is given up keeps the reason, until staff have it sent again with all its attempts', async () => {
  await put('a');
  await put('b');
  for (const mail of await claim())
    await settleMail(outbox.db, mail, { state: 'failed', error: 'no such mailbox' });
  const [a, b] = await all();
  expect(a).toMatchObject({
    state: 'failed',
    last_error: 'no such mailbox',
    settled_at: at(0).toISOString(),
  });
  jest.setSystemTime(at(10));
  expect(await retryFailedMails(outbox.db, b?.id)).toBe(1);
  expect(await retryFailedMails(outbox.db, b?.id)).toBe(0);
  expect((await all()).map(({ state, attempts, settled_at }) => [state, attempts, settled_at])).toEqual([
    ['failed', 1, at(0).toISOString()],
    ['waiting', 0, null],
  ]);
  expect(who(await claim())).toEqual(['b']);
  expect(await retryFailedMails(outbox.db)).toBe(1);
  expect(who(await claim())).toEqual(['a']);
});

test('only who holds a mail settles it, and only once', async () => {
  await put('a');
  await put('b');
  const late = await claimOne(0);
  const holder = (await claim()).find(({ id }) => id === late.id) ?? fail('it was not claimed again');
  await settleMail(outbox.db, late, { state: 'failed', error: 'the late one speaks' });
  expect((await all()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  await settleMail(outbox.db, holder, { state: 'sent' });
  await settleMail(outbox.db, holder, { state: 'failed', error: 'after all' });
  expect((await all()).map(({ state }) => state)).toEqual(['sent', 'waiting']);
});

test('the newest mails come first, so many and no more; unsent ones in their order', async () => {
  for (const name of ['a', 'b', 'c']) await put(name);
  await settleMail(outbox.db, await claimOne(), { state: 'sent' });
  expect(who(await newestMails(outbox.db, 2))).toEqual(['c', 'b']);
  expect(who(await unsentMails(outbox.db))).toEqual(['b', 'c']);
});

test('mails that were sent before a moment are forgotten, others are kept', async () => {
  for (const name of ['a', 'b', 'c', 'd']) await put(name);
  for (const [minutes, outcome] of [
    [1, { state: 'sent' }],
    [2, { state: 'failed', error: 'no' }],
    [3, { state: 'sent' }],
  ] as const) {
    jest.setSystemTime(at(minutes));
    await settleMail(outbox.db, await claimOne(60 * MINUTE), outcome);
  }
  await forgetSentMails(outbox.db, at(3));
  expect(who(await all())).toEqual(['b', 'c', 'd']);
});

test('mails that nothing ever sends are forgotten by their age', async () => {
  for (const [minutes, name] of [
    [0, 'old'],
    [0, 'sent'],
    [1, 'new'],
  ] as const) {
    jest.setSystemTime(at(minutes));
    await put(name);
  }
  await outbox.db.updateTable('mail_outbox').set({ state: 'sent' }).where('recipient', '=', 'sent').execute();
  await forgetLocalMails(outbox.db, at(1));
  expect(who(await all())).toEqual(['sent', 'new']);
});
