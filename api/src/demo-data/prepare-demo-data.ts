import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Database } from '../database/database.ts';
import { mediaFolder } from '../resources/media/media-folder.ts';
import { isUnused } from './is-unused.ts';
import { copyPhotos } from './photo-files.ts';

const run = promisify(execFile);

/**
 * Puts the photos of the demo data into the data folder, and fills an unused database with the demo data. A process of
 * its own fills it, because the server would keep the memory that it takes.
 */
export async function prepareDemoData(db: Database, dataDir: string): Promise<void> {
  copyPhotos(mediaFolder(dataDir));
  if (!(await isUnused(db))) return;
  await run(process.execPath, [fileURLToPath(new URL('./seed-command.ts', import.meta.url))]);
}
