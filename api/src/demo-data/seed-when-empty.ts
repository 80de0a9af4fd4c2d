import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from '../database/database.ts';
import { mediaFolder } from '../resources/media/routes.ts';
import { SCENE_PHOTOS } from './scenes/catalogue.ts';
import { seedDemoData } from './seed.ts';

const run = promisify(execFile);

async function isEmpty(db: Database): Promise<boolean> {
  const account = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  const point = await db.selectFrom('recycling_points').select('id').limit(1).executeTakeFirst();
  return account === undefined && point === undefined;
}

/** Draws the photos in a process of its own: the image library would keep its memory. */
async function drawMissingPhotos(dataDir: string): Promise<void> {
  const folder = mediaFolder(dataDir);
  const isThere = ({ path, thumbnail_path }: (typeof SCENE_PHOTOS)[number]) =>
    existsSync(join(folder, path)) && existsSync(join(folder, thumbnail_path));
  if (SCENE_PHOTOS.every(isThere)) return;
  mkdirSync(folder, { recursive: true });
  await run(process.execPath, [fileURLToPath(new URL('./draw-photos.ts', import.meta.url)), folder]);
}

/** Seeds demo data into a database that nobody has used yet. */
export async function seedWhenEmpty(
  db: Database,
  { dataDir }: { dataDir: string },
  points: number,
): Promise<void> {
  const seeding = (await isEmpty(db)) ? seedDemoData(db, { points, now: new Date() }) : undefined;
  await Promise.all([seeding, drawMissingPhotos(dataDir)]);
}
