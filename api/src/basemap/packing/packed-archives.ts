import { existsSync } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { nameOf } from '../sources/archive-location.ts';
import { decompress } from '../sources/decompress.ts';
import { diskRanges } from '../sources/disk-ranges.ts';
import { ARCHIVE_ENDING, archivesIn } from '../sources/packed-folder.ts';
import type { PackedMetadata } from './archive-metadata.ts';
import { PackError } from './pack-error.ts';

/** An archive of the data folder. */
export interface PackedArchive {
  readonly name: string;
  readonly bytes: number;
  /** Null where it was not packed here, or is damaged. */
  readonly metadata: PackedMetadata | null;
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,79}$/u;

/** The file of an archive by its name. */
export function archiveFile(folder: string, name: string): string {
  if (NAME.test(name)) return join(folder, `${name}${ARCHIVE_ENDING}`);
  throw new PackError(
    `${JSON.stringify(name)} is no name for an archive: letters, digits, dots and dashes make one.`,
  );
}

async function metadataOf(file: string): Promise<PackedMetadata | null> {
  const ranges = diskRanges(file);
  const source = {
    getKey: () => file,
    getBytes: async (offset: number, length: number) => ({
      data: (await ranges.read(offset, length)).bytes.slice().buffer,
    }),
  };
  const metadata = await new PMTiles(source, undefined, decompress).getMetadata().catch(() => null);
  return typeof metadata === 'object' ? (metadata as PackedMetadata | null) : null;
}

/** The archives of a folder. */
export async function packedArchives(folder: string): Promise<PackedArchive[]> {
  const files = await archivesIn(folder);
  return Promise.all(
    files.map(async (file) => {
      const [{ size }, metadata] = await Promise.all([stat(file), metadataOf(file)]);
      return { name: nameOf(file), bytes: size, metadata };
    }),
  );
}

/**
 * Removes an archive; a server that shows it goes on without it.
 *
 * @throws PackError where there is none
 */
export async function removeArchive(folder: string, name: string): Promise<void> {
  const file = archiveFile(folder, name);
  if (existsSync(file)) return rm(file);
  const others = (await packedArchives(folder)).map((archive) => archive.name);
  throw new PackError(
    `There is no archive ${name}. ${others.length > 0 ? `There are: ${others.join(', ')}.` : 'There are none.'}`,
  );
}
