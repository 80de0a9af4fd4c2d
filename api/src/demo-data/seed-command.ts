import { readConfig } from '../composition/config.ts';
import { openDatabase } from '../database/database.ts';
import { waitAtStart } from '../database/wait-at-start.ts';
import { mediaFolder } from '../resources/media/media-folder.ts';
import { drawScenes } from './draw-photos.ts';
import { seedDemoData } from './seed.ts';

// The server starts this with its own environment after it has migrated the database.
const { dataDir, database, demo } = readConfig(process.env);
const db = openDatabase(database, 2);
await waitAtStart(db);
const seed = async () => {
  if (demo) await seedDemoData(db, { points: demo.points, now: new Date() });
};
await Promise.all([seed(), drawScenes(mediaFolder(dataDir))]);
await db.destroy();
