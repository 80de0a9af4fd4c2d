import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { readDataVersions } from '../database/data-version.ts';
import { seedDemoData } from '../demo-data/seed.ts';
import { cancelEvent, deleteEvent, listAccounts } from './staff-work.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemoData(database.db, { points: 60, now: new Date(), passwordCost: { N: 16, r: 1, p: 1 } });
});
afterAll(() => database.remove());

test('accounts are listed with their state', async () => {
  const lines = (await listAccounts(database.db)).split('\n');
  expect(lines).toHaveLength(8);
  expect(lines.find((line) => line.includes('user@demo.test'))).toMatch(/\tuser\t1250\tactive$/);
  expect(lines.find((line) => line.includes('blocked@demo.test'))).toMatch(/refused$/);
});

test('a cancelled event stays public, and calendars get the change @E-04', async () => {
  const { db } = database;
  const find = (id: number) =>
    db
      .selectFrom('charity_events')
      .select(['status', 'sequence'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const { id } = await db
    .selectFrom('charity_events')
    .select('id')
    .where('status', '=', 'published')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const before = await readDataVersions(db);
  expect(await cancelEvent(db, id)).toMatch(/is cancelled/);
  expect(await find(id)).toEqual({ status: 'cancelled', sequence: 1 });
  expect((await readDataVersions(db)).events).not.toBe(before.events);
  await expect(cancelEvent(db, id)).rejects.toThrow('no event');
});

test('the row of a deleted event stays @E-04', async () => {
  const { db } = database;
  const event = await db
    .selectFrom('charity_events')
    .select('id')
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  expect(await deleteEvent(db, event.id)).toMatch(/is deleted/);
  const row = await db
    .selectFrom('charity_events')
    .select('status')
    .where('id', '=', event.id)
    .executeTakeFirst();
  expect(row?.status).toBe('deleted');
  await expect(deleteEvent(db, event.id)).rejects.toThrow('no event');
});
