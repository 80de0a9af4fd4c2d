import { readConfig } from '../composition/config.ts';
import { openDatabase } from '../database/database.ts';
import { waitAtStart } from '../database/wait-at-start.ts';
import { keptDeskSecret } from '../sessions/desk-secret.ts';
import { seedDemoData } from './seed.ts';

// The server starts this with its own environment after it has migrated the database.
const { dataDir, database, demo, deskSecret: given } = readConfig(process.env);
const db = openDatabase(database, 2);
await waitAtStart(db);
if (demo) {
  const deskSecret = given ?? keptDeskSecret(dataDir);
  await seedDemoData(db, { points: demo.points, now: new Date(), deskSecret });
}
await db.destroy();
