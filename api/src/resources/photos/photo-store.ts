import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder } from '../media/media-folder.ts';
import type { PhotoFolder } from './encode-photo.ts';
import { drawSquare } from './square-picture.ts';

/** Where a photo's pictures are kept, below the media folder. */
export interface PhotoPaths {
  readonly path: string;
  readonly thumbnail_path: string;
}

const HOUR_MS = 3_600_000;

/** Where the square of a photo is, below the media folder. */
const squarePath = ({ path }: Pick<PhotoPaths, 'path'>): string =>
  path.replace(/(?:\.webp)?$/, '.square.webp');

/** The files of photos: what is being received and made, out of anybody's reach, and the pictures that are shown. */
export class PhotoStore {
  readonly #media: string;
  readonly #incoming: string;

  constructor(dataDir: string) {
    this.#media = mediaFolder(dataDir);
    this.#incoming = join(dataDir, 'incoming-photos');
    mkdirSync(join(this.#media, 'photos'), { recursive: true });
    mkdirSync(this.#incoming, { recursive: true, mode: 0o700 });
  }

  /** The files of a photo while it is being made. */
  folderOf(id: string): PhotoFolder {
    const file = (name: string): string => join(this.#incoming, `${id}.${name}`);
    return { original: file('original'), full: file('full.webp'), thumbnail: file('small.webp') };
  }

  /** Where a photo's pictures go. An id is never given twice, so they may be cached for ever. */
  pathsOf(id: string): PhotoPaths {
    return { path: `photos/${id}.webp`, thumbnail_path: `photos/${id}.small.webp` };
  }

  /** Shows a photo's pictures. */
  async publish(id: string): Promise<void> {
    const { full, thumbnail } = this.folderOf(id);
    const { path, thumbnail_path } = this.pathsOf(id);
    await rename(thumbnail, join(this.#media, thumbnail_path));
    await rename(full, join(this.#media, path));
  }

  /** Makes a square of a photo, whole and with a white ground, and returns its path below the media folder. */
  async makeSquare(photo: Pick<PhotoPaths, 'path'>): Promise<string> {
    const path = squarePath(photo);
    await drawSquare(join(this.#media, photo.path), join(this.#media, path));
    return path;
  }

  /** The full picture of a photo, or null where its file is gone. */
  async read({ path }: Pick<PhotoPaths, 'path'>): Promise<Uint8Array | null> {
    return readFile(join(this.#media, path)).catch(() => null);
  }

  /** Deletes a photo's pictures. */
  async remove(photo: PhotoPaths): Promise<void> {
    const files = [photo.path, photo.thumbnail_path, squarePath(photo)];
    await Promise.all(files.map((file) => rm(join(this.#media, file), { force: true })));
  }

  /** Deletes all that receiving a photo left behind. */
  async clear(id: string): Promise<void> {
    await Promise.all(Object.values(this.folderOf(id)).map((file) => rm(file, { force: true })));
  }

  /** Deletes what a process that ended in the middle of its work left behind. */
  async clearAbandoned(now: Date): Promise<void> {
    for (const name of await readdir(this.#incoming)) {
      const file = join(this.#incoming, name);
      // Another instance may have deleted it.
      const written = await stat(file).catch(() => null);
      if (written && now.valueOf() - written.mtimeMs > HOUR_MS) await rm(file, { force: true });
    }
  }
}
