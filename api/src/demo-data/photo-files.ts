import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SCENE_PHOTOS } from './scenes/catalogue.ts';

/** Where the drawn photos of the demo data lie, as `npm run photos:draw` wrote them. */
export const PHOTO_FILES = fileURLToPath(new URL('./photos', import.meta.url));

/** Copies the photos that a media folder lacks; a file appears only when it is whole. */
export function copyPhotos(media: string): void {
  for (const path of SCENE_PHOTOS.flatMap((row) => [row.path, row.thumbnail_path])) {
    const target = join(media, path);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    // Two processes may copy the same photo.
    const part = `${target}.${process.pid}.part`;
    copyFileSync(join(PHOTO_FILES, basename(path)), part);
    renameSync(part, target);
  }
}
