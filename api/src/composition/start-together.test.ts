import { eventually, onTestFinished, withNote } from '@ecocircle/test-kit';
import { expect, test } from '@jest/globals';
import { startApiProcess } from '../../test/api-process.ts';
import { createEmptyDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { DEMO_ACCOUNTS } from '../demo-data/accounts.ts';

const POINTS = 60;

test('instances that start at once on an empty database all come up, and one of them fills it', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.remove());
  const settings = {
    DATA_DIR: database.dataDir,
    DEMO_DATA: '1',
    DEMO_POINTS: String(POINTS),
  };
  const instances = await Promise.all(Array.from({ length: 2 }, () => startApiProcess(database, settings)));
  for (const { answers, said } of instances)
    await eventually(async () => withNote(said(), async () => expect(await answers()).toBe(true)), {
      timeout: 90_000,
      interval: 200,
    });
  const signedIn = instances.map(({ url }) => fetch(`${url}/api/web/v1/portal/statistics/`));
  expect((await Promise.all(signedIn)).map(({ status }) => status)).toEqual([200, 200]);
  const { location, dataDir } = database;
  const db = openDatabase(
    location.kind === 'postgres' ? location : { kind: 'sqlite', file: `${dataDir}/ecocircle.sqlite` },
    1,
  );
  onTestFinished(() => db.destroy());
  const emails = await db.selectFrom('accounts').select('email').execute();
  expect(emails.map(({ email }) => email).sort()).toEqual(DEMO_ACCOUNTS.map(({ email }) => email).sort());
  const points = db.selectFrom('recycling_points').select('id').where('revision_of', 'is', null);
  expect(await points.execute()).toHaveLength(POINTS);
  for (const { process } of instances) process.kill('SIGTERM');
}, 120_000);
