import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CELLS } from './cells.ts';
import { PICTURES } from './taken-with.ts';

/** A kept picture and its bytes. */
export interface KeptPicture {
  readonly file: string;
  readonly bytes: number;
}

/** The pictures that are kept, by their files. */
export const keptPictures = (): KeptPicture[] =>
  globSync('**/*.png', { cwd: PICTURES }).map((file) => ({
    file,
    bytes: statSync(join(PICTURES, file)).size,
  }));

/** Removes pictures that the table no longer has; returns their files. */
export function removeStrayPictures(): string[] {
  const wanted = new Set(CELLS.map(({ file }) => file));
  const strays = keptPictures().flatMap(({ file }) => (wanted.has(file) ? [] : [file]));
  for (const file of strays) rmSync(join(PICTURES, file));
  return strays;
}

/** Flat drawings and letters need no more colours than a PNG's table has: a third of the bytes, and no eye sees it. */
const PACKED = { palette: true, dither: 0, effort: 4, compressionLevel: 9 } as const;

/** Packs the pictures that were taken since a moment, in milliseconds. */
export async function packPictures(since: number): Promise<void> {
  const files = keptPictures().map(({ file }) => join(PICTURES, file));
  for (const file of files.filter((taken) => statSync(taken).mtimeMs >= since))
    writeFileSync(file, await sharp(file).png(PACKED).toBuffer());
}
