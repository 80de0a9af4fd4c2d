import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { PackError } from './pack-error.ts';

/** A file to pack, and the tag that its features have where they say nothing about themselves. */
export interface InputFile {
  readonly path: string;
  readonly format: 'extract' | 'geojson';
  /** Such as `railway=rail`, for a layer that holds one kind of thing. */
  readonly tag: readonly [key: string, value: string] | null;
}

const ENDINGS = [
  ['.osm.pbf', 'extract'],
  ['.geojson', 'geojson'],
] as const;

const WITH_TAG = /^(.+\.geojson):([a-z][\w:]*)=([\w-]+)$/;

function formatOf(path: string): InputFile['format'] {
  const found = ENDINGS.find(([ending]) => path.endsWith(ending));
  if (found) return found[1];
  throw new PackError(
    `${path} is neither an OpenStreetMap extract (.osm.pbf) nor a GeoJSON layer (.geojson). Other formats are not packed.`,
  );
}

/**
 * Reads what was given on the command line: a path, of a layer also `path.geojson:railway=rail`.
 *
 * @throws PackError
 */
export function inputFile(given: string): InputFile {
  const [, pathWithTag, key = '', value = ''] = WITH_TAG.exec(given) ?? [];
  const path = pathWithTag ?? given;
  const format = formatOf(path);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile()) throw new PackError(`There is no file ${path}.`);
  if (stat.size === 0) throw new PackError(`${path} is empty.`);
  return { path, format, tag: pathWithTag ? [key, value] : null };
}

/** The archive's name unless another is given: that of the file without its ending. */
export const nameOfFile = ({ path }: InputFile): string =>
  ENDINGS.reduce(
    (name, [ending]) => (name.endsWith(ending) ? name.slice(0, -ending.length) : name),
    basename(path),
  );

/** What is in the files and how they are read: two runs with the same hash pack the same. */
export async function contentHash(files: readonly InputFile[], facts: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const { path, tag } of files) {
    hash.update(JSON.stringify(tag));
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  }
  return hash.digest('hex').slice(0, 16);
}
