import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder } from '../media/media-folder.ts';
import type { PhotoFolder } from './encode-photo.ts';

/** Where a photo's pictures are kept, below the media folder; those of visitors below the data folder. */
export interface PhotoPaths {
  readonly path: string;
  readonly thumbnail_path: string;
}

const HOUR_MS = 3_600_000;

const OF_VISITORS = 'visitors';

const pathsIn = (folder: string, id: string): PhotoPaths => ({
  path: `${folder}/${id}.webp`,
  thumbnail_path: `${folder}/${id}.small.webp`,
});

/** Where a photo's pictures go. An id is never given twice, so they may be cached for ever. */
export const pathsOf = (id: string): PhotoPaths => pathsIn('photos', id);

/** The id of the photo of a visitor that a file is of. */
export const idOfVisitors = (file: string): string => file.replace(/(?:\.small)?\.webp$/, '');

/** Where the pictures of a visitor's photo go: out of what everybody may fetch. */
export const pathsOfVisitors = (id: string): PhotoPaths => pathsIn(OF_VISITORS, id);

/** Where the square of a photo is, below the media folder. */
const squarePath = ({ path }: Pick<PhotoPaths, 'path'>): string =>
  path.replace(/(?:\.webp)?$/, '.square.webp');

/** The files of photos: what is being received and made, out of anybody's reach, and the pictures that are shown. */
export class PhotoStore {
  readonly #data: string;
  readonly #media: string;
  readonly #incoming: string;

  constructor(dataDir: string) {
    this.#data = dataDir;
    this.#media = mediaFolder(dataDir);
    this.#incoming = join(dataDir, 'incoming-photos');
    mkdirSync(join(this.#media, 'photos'), { recursive: true });
    for (const own of [this.#incoming, join(dataDir, OF_VISITORS)])
      mkdirSync(own, { recursive: true, mode: 0o700 });
  }

  #fileOf(path: string): string {
    return join(path.startsWith(`${OF_VISITORS}/`) ? this.#data : this.#media, path);
  }

  /** The files of a photo while it is being made. */
  folderOf(id: string): PhotoFolder {
    const file = (name: string): string => join(this.#incoming, `${id}.${name}`);
    return { original: file('original'), full: file('full.webp'), thumbnail: file('small.webp') };
  }

  /** Shows a photo's pictures. */
  async publish({ id, path, thumbnail_path }: PhotoPaths & { readonly id: string }): Promise<void> {
    const { full, thumbnail } = this.folderOf(id);
    await rename(thumbnail, this.#fileOf(thumbnail_path));
    await rename(full, this.#fileOf(path));
  }

  /** Makes a square of a photo, whole and with a white ground, and returns its path below the media folder. */
  async makeSquare(photo: Pick<PhotoPaths, 'path'>): Promise<string> {
    const path = squarePath(photo);
    // What reads and writes pictures holds 10 MB of memory: it is loaded with the first square.
    const { drawSquare } = await import('./square-picture.ts');
    await drawSquare(join(this.#media, photo.path), join(this.#media, path));
    return path;
  }

  /** A picture of a visitor's photo, or null where there is none. */
  readOfVisitors(file: string): Promise<Uint8Array | null> {
    return this.read({ path: `${OF_VISITORS}/${file}` });
  }

  /** The full picture of a photo, or null where its file is gone. */
  async read({ path }: Pick<PhotoPaths, 'path'>): Promise<Uint8Array | null> {
    return readFile(this.#fileOf(path)).catch(() => null);
  }

  /** Deletes a photo's pictures. */
  async remove(photo: PhotoPaths): Promise<void> {
    const files = [photo.path, photo.thumbnail_path, squarePath(photo)];
    await Promise.all(files.map((file) => rm(this.#fileOf(file), { force: true })));
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
