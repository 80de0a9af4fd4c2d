import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { hashToken } from '../../mail/link-token.ts';
import {
  countLinksSince,
  createAccountLink,
  forgetAccountLinks,
  LINK_LIFETIME_MS,
  lookAtLink,
  spendLinks,
  useAccountLink,
} from './account-links.ts';
import { confirmEmail, findAccount, findAccountByEmail } from './repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.remove());

let ada = 0;
beforeEach(async () => {
  await database.db.deleteFrom('accounts').execute();
  const { id } = await database.db
    .insertInto('accounts')
    .values({
      email: 'ada@example.org',
      name: 'Ada',
      password_hash: '',
      is_active: 0,
      is_blocked: 0,
      is_staff: 0,
      is_superuser: 0,
      roles: '["user"]',
      balance: 0,
      created_at: new Date().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ada = id;
});

const RESTORE = ['restore-password'] as const;

test('a link works once, for its purpose, and names its account', async () => {
  const { db } = database;
  const token = await createAccountLink(db, ada, 'restore-password');
  expect(await lookAtLink(db, token, RESTORE)).toEqual({ state: 'valid', accountId: ada, newEmail: null });
  expect(await useAccountLink(db, token, ['confirm-email'])).toEqual({ state: 'unknown' });
  expect(await useAccountLink(db, token, RESTORE)).toEqual({ state: 'valid', accountId: ada });
  expect(await useAccountLink(db, token, RESTORE)).toEqual({ state: 'used' });
  expect((await lookAtLink(db, token, RESTORE)).state).toBe('used');
});

test('of twenty uses at the same time exactly one wins', async () => {
  const { db } = database;
  const token = await createAccountLink(db, ada, 'confirm-email');
  const use = () => db.transaction().execute((trx) => useAccountLink(trx, token, ['confirm-email']));
  const states = (await Promise.all(Array.from({ length: 20 }, use))).map(({ state }) => state);
  expect(states.filter((state) => state === 'valid')).toHaveLength(1);
  expect(states.filter((state) => state === 'used')).toHaveLength(19);
});

test('a use that fails afterwards leaves the link as it was', async () => {
  const { db } = database;
  const token = await createAccountLink(db, ada, 'restore-password');
  const failing = db.transaction().execute(async (trx) => {
    await useAccountLink(trx, token, RESTORE);
    throw new Error('the power went out');
  });
  await expect(failing).rejects.toThrow('power');
  expect((await lookAtLink(db, token, RESTORE)).state).toBe('valid');
});

test('expired, spent and unknown links are told apart', async () => {
  const { db } = database;
  const expired = await createAccountLink(db, ada, 'restore-password', { lifetimeMs: -1 });
  const spent = await createAccountLink(db, ada, 'restore-password');
  const other = await createAccountLink(db, ada, 'set-password');
  await spendLinks(db, ada, RESTORE);
  expect(await useAccountLink(db, spent, RESTORE)).toEqual({ state: 'used' });
  expect(await useAccountLink(db, 'x', RESTORE)).toEqual({ state: 'unknown' });
  expect(await useAccountLink(db, '', RESTORE)).toEqual({ state: 'unknown' });
  expect((await lookAtLink(db, other, ['set-password'])).state).toBe('valid');
  const late = await createAccountLink(db, ada, 'restore-password', { lifetimeMs: -1 });
  expect(await useAccountLink(db, late, RESTORE)).toEqual({ state: 'expired' });
  expect((await lookAtLink(db, expired, RESTORE)).state).toBe('used');
});

test('the database holds no token that a link could be made of', async () => {
  const token = await createAccountLink(database.db, ada, 'set-password');
  const rows = await database.db.selectFrom('account_links').selectAll().execute();
  expect(rows.map(({ token_hash }) => token_hash)).toEqual([hashToken(token)]);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('links are counted by account, and forgotten when they are long over', async () => {
  const { db } = database;
  const token = await createAccountLink(db, ada, 'restore-password');
  const hourAgo = new Date(Date.now() - 3_600_000);
  expect(await countLinksSince(db, ada, 'restore-password', hourAgo)).toBe(1);
  expect(await countLinksSince(db, ada, 'set-password', hourAgo)).toBe(0);
  await forgetAccountLinks(db, new Date(Date.now() + LINK_LIFETIME_MS['restore-password'] - 1000));
  expect((await lookAtLink(db, token, RESTORE)).state).toBe('valid');
  await forgetAccountLinks(db, new Date(Date.now() + LINK_LIFETIME_MS['restore-password'] + 1000));
  expect((await lookAtLink(db, token, RESTORE)).state).toBe('unknown');
});

test('a confirmed e-mail lets the account in, but not one that staff took out later', async () => {
  const { db } = database;
  await confirmEmail(db, ada);
  expect(await findAccount(db, ada)).toMatchObject({ is_active: 1 });
  await db.updateTable('accounts').set({ is_active: 0 }).where('id', '=', ada).execute();
  await confirmEmail(db, ada);
  expect(await findAccount(db, ada)).toMatchObject({ is_active: 0 });
});

test.each([' ADA@Example.org ', 'ada@example.org', 'Ada@EXAMPLE.ORG'])(
  'an account is found by %j',
  async (email) => {
    expect((await findAccountByEmail(database.db, email))?.id).toBe(ada);
  },
);

test('letters of an e-mail address may be composed in either way', async () => {
  const { db } = database;
  await db
    .updateTable('accounts')
    .set({ email: 'ёлка.й@пример.рф'.normalize('NFC') })
    .execute();
  expect((await findAccountByEmail(db, 'Ёлка.Й@Пример.рф'.normalize('NFD')))?.id).toBe(ada);
});
