import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import { constants } from 'node:zlib';
import { onceDoneFor } from '../src/platform/loading/once-done.ts';
import { compress } from './compressed-text.ts';
import type { EncodedContent } from './send-encoded.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE: ReadonlySet<string> = new Set(['.js', '.css', '.json', '.svg']);

export interface CachedAsset extends EncodedContent {
  readonly raw: Buffer;
  readonly type: string;
  readonly etag: string;
}

async function load(file: string): Promise<CachedAsset> {
  const raw = await readFile(file);
  const extension = extname(file);
  const content = COMPRESSIBLE.has(extension)
    ? await compress(raw, constants.BROTLI_MAX_QUALITY)
    : { raw, br: null, gzip: null };
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  return { type: TYPES[extension] ?? 'application/octet-stream', etag, ...content };
}

/** Keeps immutable files in memory, compressed once at the best quality. */
export class AssetCache {
  readonly #folders: () => readonly string[];
  readonly #others: () => Promise<readonly string[]>;
  readonly #load = onceDoneFor(load);

  /**
   * @param folders - where files lie: a folder, or several of which the first that has a file gives it
   * @param others - where files lie that are in none of these
   */
  constructor(
    folders: string | (() => readonly string[]),
    others: () => Promise<readonly string[]> = async () => [],
  ) {
    this.#folders = typeof folders === 'string' ? () => [folders] : folders;
    this.#others = others;
  }

  /** Null where there is no such file, or the path leads out of the folders or by a way round to what is in them. */
  async get(path: string): Promise<CachedAsset | null> {
    return (await this.#inFolders(this.#folders(), path)) ?? this.#inFolders(await this.#others(), path);
  }

  async #inFolders(folders: readonly string[], path: string): Promise<CachedAsset | null> {
    for (const folder of folders) {
      const asset = await this.#inFolder(resolve(folder), path);
      if (asset) return asset;
    }
    return null;
  }

  async #inFolder(folder: string, path: string): Promise<CachedAsset | null> {
    const file = resolve(folder, path);
    if (path.includes('\0') || file !== folder + sep + path) return null;
    if (!file.startsWith(folder + sep) || !(extname(file) in TYPES)) return null;
    try {
      return await this.#load(file);
    } catch (error) {
      if (['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
      throw error;
    }
  }
}
