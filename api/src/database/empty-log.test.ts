import { statSync } from 'node:fs';
import { onTestFinished } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { seedDemoData } from '../demo-data/seed.ts';
import { openDatabase } from './database.ts';
import { migrateToLatest } from './migrate.ts';

test('seeding leaves nothing in the write-ahead log', async () => {
  const { location, remove } = await createEmptyDatabase();
  onTestFinished(remove);
  const db = openDatabase(location);
  onTestFinished(() => db.destroy());
  await migrateToLatest(db);
  const logged = () => (location.kind === 'sqlite' ? statSync(`${location.file}-wal`).size : 0);
  const before = logged();
  await seedDemoData(db, { points: 60, now: new Date(), passwordCost: { N: 16, r: 1, p: 1 } });
  expect(location.kind === 'postgres' || before > 0).toBe(true);
  expect(logged()).toBe(0);
});
