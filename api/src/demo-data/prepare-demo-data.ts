import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from '../database/database.ts';
import { mediaFolder } from '../resources/media/media-folder.ts';
import { isUnused } from './is-unused.ts';

const run = promisify(execFile);

async function lacksPhotos(db: Database, dataDir: string): Promise<boolean> {
  const rows = await db
    .selectFrom('photos')
    .select(['path', 'thumbnail_path'])
    .where('path', 'like', 'scenes/%')
    .execute();
  const files = rows.flatMap(({ path, thumbnail_path }) => [path, thumbnail_path]);
  return files.some((file) => !existsSync(join(mediaFolder(dataDir), file)));
}

/**
 * Fills an unused database with demo data and draws the photos that are missing. The work is done by a
 * process of its own, because the server would keep the memory that it takes.
 */
export async function prepareDemoData(db: Database, dataDir: string): Promise<void> {
  if (!(await isUnused(db)) && !(await lacksPhotos(db, dataDir))) return;
  await run(process.execPath, [fileURLToPath(new URL('./seed-command.ts', import.meta.url))]);
}
