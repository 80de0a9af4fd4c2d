import { renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { archiveMetadata } from './archive-metadata.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { CellStore } from './cell-store.ts';
import { cellTiles, DEEPEST_ZOOM } from './cell-tiles.ts';
import { boundsOf, CELL_ZOOM, intoCells } from './cells.ts';
import { contentHash, type InputFile, inputFile, nameOfFile } from './input-file.ts';
import { type Licence, licenceOf } from './licence.ts';
import { PackError } from './pack-error.ts';
import { PackCount, type PackReport } from './pack-report.ts';
import { archiveFile, packedArchives } from './packed-archives.ts';
import type { Bounds } from './pmtiles-header.ts';
import { readExtract } from './read-extract.ts';
import { readLayer } from './read-layer.ts';
import { taggedFeature } from './tagged-feature.ts';
import { toMapFeatures } from './to-map-features.ts';
import { inWorkFolder } from './work-folder.ts';

/** Raised when the same files are packed into something else. */
const PACKING_REVISION = 1;
const PROGRESS_EVERY = 50_000;

/** What is packed and where it goes. */
export interface PackOrder extends Partial<Licence> {
  /** Paths; of a layer also `path.geojson:railway=rail`. They become one archive. */
  readonly files: readonly string[];
  /** The folder of archives. */
  readonly folder: string;
  /** Otherwise the name of the first file. */
  readonly name?: string;
  readonly onProgress?: (line: string) => void;
}

/** What has come of an order. */
export type PackResult =
  | { readonly kind: 'packed'; readonly report: PackReport }
  | { readonly kind: 'unchanged'; readonly name: string };

interface Work {
  readonly files: readonly InputFile[];
  /** For files under way. */
  readonly folder: string;
  readonly tell: (line: string) => void;
}

function widen(box: Bounds | null, [west, south, east, north]: Bounds): Bounds {
  if (!box) return [west, south, east, north];
  return [Math.min(box[0], west), Math.min(box[1], south), Math.max(box[2], east), Math.max(box[3], north)];
}

/** Sorts the features of all files into cells. */
async function sortIntoCells(
  { files, folder, tell }: Work,
  store: CellStore,
  count: PackCount,
): Promise<Bounds> {
  let bounds: Bounds | null = null;
  for (const { path, format, tag } of files)
    for await (const given of format === 'extract' ? readExtract(path, folder) : readLayer(path)) {
      count.read += 1;
      if (count.read % PROGRESS_EVERY === 0) tell(`${count.read} features read`);
      const tagged = taggedFeature(given, tag);
      const features = tagged === 'broken geometry' ? [] : toMapFeatures(tagged);
      if (features.length === 0)
        count.skip(tagged === 'broken geometry' ? tagged : 'nothing that the map shows');
      count.add(features);
      for (const feature of features) {
        bounds = widen(bounds, boundsOf(feature.geometry));
        for (const [cell, geometry] of intoCells(feature.geometry)) store.add(cell, { ...feature, geometry });
      }
    }
  if (bounds) return bounds;
  throw new PackError(`There is nothing in ${files.map(({ path }) => path).join(', ')} that the map shows.`);
}

async function writeTiles({ folder, tell }: Work, store: CellStore): Promise<ArchiveWriter> {
  const writer = new ArchiveWriter(folder);
  const cells = store.cells();
  for (const [at, cell] of cells.entries()) {
    if (at % 100 === 0) tell(`tiles: ${Math.round((100 * at) / cells.length)}%`);
    for (const { zoom, id, tile } of cellTiles(cell, store.featuresOf(cell)))
      await writer.write(zoom, id, tile);
  }
  return writer;
}

async function packInto(
  file: string,
  work: Work,
  metadata: object,
): Promise<Pick<PackReport, 'features' | 'skipped' | 'tiles' | 'bytes'>> {
  const store = new CellStore(work.folder);
  try {
    const count = new PackCount();
    const bounds = await sortIntoCells(work, store, count);
    const writer = await writeTiles(work, store);
    const range = { minZoom: CELL_ZOOM, maxZoom: DEEPEST_ZOOM, bounds };
    return { ...count, ...(await writer.finish(file, metadata, range)) };
  } finally {
    store.close();
  }
}

/**
 * Packs extracts and layers into one archive of the folder. It is written beside its place and renamed into it, so that
 * a server never sees half of it; whatever goes wrong, nothing is left.
 *
 * @throws PackError
 */
export async function packBasemap(order: PackOrder): Promise<PackResult> {
  const files = order.files.map(inputFile);
  const [first] = files;
  if (!first) throw new PackError('Name the files to pack.');
  const licence = licenceOf(files, order);
  const name = order.name ?? nameOfFile(first);
  const target = archiveFile(order.folder, name);
  const content = await contentHash(files, [`${PACKING_REVISION}`, licence.attribution, licence.licence]);
  const same = (await packedArchives(order.folder)).find(({ metadata }) => metadata?.content === content);
  if (same) return { kind: 'unchanged', name: same.name };
  return inWorkFolder(order.folder, async (folder) => {
    const started = performance.now();
    const names = files.map(({ path }) => basename(path));
    const metadata = archiveMetadata(name, licence, { content, files: names }, [CELL_ZOOM, DEEPEST_ZOOM]);
    const finished = join(folder, 'finished');
    const work = { files, folder, tell: order.onProgress ?? (() => {}) };
    const { features, skipped, tiles, bytes } = await packInto(finished, work, metadata);
    renameSync(finished, target);
    const seconds = (performance.now() - started) / 1000;
    return { kind: 'packed', report: { name, features, skipped, tiles, bytes, seconds } };
  });
}
