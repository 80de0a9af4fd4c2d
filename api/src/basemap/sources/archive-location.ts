import { basename, resolve } from 'node:path';
import type { ByteRanges } from './byte-ranges.ts';
import { diskRanges } from './disk-ranges.ts';
import { httpRanges } from './http-ranges.ts';
import { ARCHIVE_ENDING } from './packed-folder.ts';
import { type S3Settings, s3Ranges } from './s3-ranges.ts';

/** Where an archive lies: a path, an address of the web, or `s3://bucket/key`. */
export const isOnThisMachine = (location: string): boolean => !/^(https?|s3):\/\//.test(location);

/** The archive's own name, for lists. */
export function nameOf(location: string): string {
  const path = isOnThisMachine(location) ? location : decodeURIComponent(new URL(location).pathname);
  return basename(path, ARCHIVE_ENDING);
}

/** The reader of an archive's parts. */
export function rangesOf(location: string, s3: S3Settings, budgetMs: number): ByteRanges {
  if (isOnThisMachine(location)) return diskRanges(resolve(location));
  if (location.startsWith('s3://')) return s3Ranges(location, s3, budgetMs);
  return httpRanges(location, budgetMs);
}
