import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** How an archive's file name ends. */
export const ARCHIVE_ENDING = '.pmtiles';

/** The archives of a folder, by name; none where there is no such folder. Half-packed ones have another ending. */
export async function archivesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith(ARCHIVE_ENDING) && !name.startsWith('.'))
    .sort()
    .map((name) => join(folder, name));
}

/** Where the packer puts its archives, in the data folder. */
export const PACKED_FOLDER = 'basemap';
